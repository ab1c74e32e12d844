// What the benchmarks of the referee share: a contest with instant rules, and programs built for it.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readContest } from '@daeguk/referee';
import { build, findSources, sandboxOf } from '@daeguk/sandbox';

/** @typedef {import('@daeguk/sandbox').Program} Program */
/** @typedef {import('@daeguk/referee').Entry} Entry */

/**
 * @param {import('@daeguk/sandbox').Tier} tier @param {import('@daeguk/sandbox').Staging} staging
 * @param {string} name
 * @returns {Promise<Program>}
 */
export async function built(tier, staging, name) {
  const sources = findSources(fileURLToPath(new URL(name, import.meta.url)));
  const recipe = sources?.recipes[0];
  if (!sources || !recipe) throw new Error(`no recipe for ${name}`);
  const { program, diagnostics } = await build(sandboxOf(tier), staging, sources, recipe);
  if (program === null) throw new Error(diagnostics);
  return program;
}

/**
 * Mak-yek of so many plies: the programs here move one piece to and fro.
 * @param {'running' | 'frozen'} opponentsTurn @param {number} plies @param {object} [limits]
 */
export function contest(opponentsTurn, plies, limits = {}) {
  const file = fileURLToPath(new URL('../../contests/makyek.json', import.meta.url));
  const makyek = JSON.parse(readFileSync(file, 'utf8'));
  const read = readContest({
    ...makyek,
    options: { plies },
    limits: { ...makyek.limits, ...limits },
    opponentsTurn,
  });
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  return read.value;
}

/** @param {Program} program @param {readonly string[]} words @returns {Entry} */
export function entry(program, words = []) {
  const command = [...program.command(2 ** 30), ...words];
  return { kind: 'program', name: 'bot', protocol: 'makyek', command, visible: program.visible };
}

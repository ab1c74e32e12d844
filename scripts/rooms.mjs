// Holds the rooms to their order: imports point downwards only, and from room to room only through
// the front door (the package's name). Inside games, no game leans on another.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';

/** The floors of the house, from the ground up. A room imports from the floors below its own. */
const floors = [
  ['games'],
  ['engines', 'protocols', 'sandbox'],
  ['tournaments', 'referee'],
  ['api'],
  ['web', 'server'],
  ['cli'],
];

/** Files of the games room that may need more than the rules do. */
const isTestFile = (/** @type {string} */ path) => /\.(test|reference)\.ts$|\/testing\//.test(path);

/**
 * Why this file may not import that module, or null if it may.
 * @param {string} file path from the top folder, as in packages/games/src/perft.ts
 * @param {string} imported the module as written
 * @returns {string | null}
 */
export function objection(file, imported) {
  const [, room = '', , ...inside] = file.split('/');
  if (floorOf(room) < 0) return `there is no room "${room}"`;
  if (imported.startsWith('.')) return insideObjection(room, inside, file, imported);
  if (!imported.startsWith('@daeguk/')) {
    const needs = room === 'games' && !isTestFile(file);
    return needs ? 'the rule books stand on their own: no dependency, no Node' : null;
  }
  const [, target = '', ...deeper] = imported.split('/');
  if (deeper.length > 0) return `enter ${target} by its front door, @daeguk/${target}`;
  if (floorOf(target) < 0) return `there is no room "${target}"`;
  return floorOf(target) < floorOf(room) ? null : `${target} is not below ${room}`;
}

/** @param {string} room @param {string[]} inside @param {string} file @param {string} imported */
function insideObjection(room, inside, file, imported) {
  const target = posix.join(posix.dirname(file), imported).split('/');
  if (target[1] !== room || target[2] !== 'src') return 'a relative import stays in its room';
  const [folder, deeper] = inside;
  if (room !== 'games' || isTestFile(file) || deeper === undefined) return null;
  const other = target.length > 4 ? target[3] : folder;
  return other === folder ? null : `the game ${folder} may not lean on ${other}`;
}

/** @param {string} room */
function floorOf(room) {
  return floors.findIndex((rooms) => rooms.includes(room));
}

/**
 * Every objection in the tree, as lines to print.
 * @param {string} root
 */
export function objections(root) {
  const found = [];
  for (const file of sources(root)) {
    const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'));
    for (const { fileName } of importedFiles) {
      const why = objection(file, fileName);
      if (why !== null) found.push(`${file} imports ${fileName}: ${why}`);
    }
  }
  return found;
}

/** @param {string} root */
function sources(root) {
  const all = readdirSync(join(root, 'packages'), { recursive: true, encoding: 'utf8' });
  const own = all.filter((path) => /^[^/]+\/src\/.*\.(ts|svelte)$/.test(path));
  return own.map((path) => `packages/${path}`).sort();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = objections(dirname(dirname(fileURLToPath(import.meta.url))));
  for (const line of found) console.error(line);
  if (found.length > 0) process.exitCode = 1;
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../../scripts/setup/root.mjs';
import { jsonLines } from '../daeguk.js';
import { crowded, findArenas, inArena } from './arenas.js';
import { writeContests } from './contests.js';
import type { Exhibit } from './exhibit.js';
import { FAULTS } from './faults.js';
import { nosyExhibits, pipeExhibits } from './pipe-exhibits.js';
import { tcpExhibits } from './tcp-exhibits.js';

// What the referee catches in a game, `daeguk check` must find at home; and it must not object to the sound.

const folder = mkdtempSync(join(tmpdir(), 'daeguk-zoo-check-'));
afterAll(() => rmSync(folder, { recursive: true }));
const contests = writeContests(join(folder, 'contests'));
const { arenas } = await findArenas(folder);

/** A dozen games, of which some are long: against a bot that takes half a second a move. */
const RUNNING = { timeout: 90_000, pool: crowded };

interface Line {
  readonly check?: string;
  readonly result?: string;
  readonly ending?: string | null;
  readonly costs?: string | null;
  readonly sound?: boolean;
}

/** Of the Reversi bots those in the contest where a fault loses: the others are the same bots again. */
const exhibits = [...pipeExhibits, ...tcpExhibits].filter(({ contest }) => contest !== 'reversi');
const faulty = exhibits.filter(({ ending }) => FAULTS.has(ending));
/** Those that look for a way out of their box play as the sound one does: two of them stand for all. */
const nosy = nosyExhibits.slice(0, 2);
const sound = exhibits.filter(
  (exhibit) =>
    !FAULTS.has(exhibit.ending) && (nosy.includes(exhibit) || !nosyExhibits.includes(exhibit)),
);

describe.concurrent.each(arenas.slice(0, 1))('$title', (arena) => {
  // The long ones first, so that none is left over at the end.
  it.each(sound)('passes $bot in $contest', async (exhibit) => {
    const { code, lines } = await check(exhibit);
    expect(lines.filter(({ check: name, result }) => name && result !== 'passed')).toEqual([]);
    expect(code).toBe(0);
    expect(lines.at(-1)).toMatchObject({ sound: true });
  });

  it.each(faulty)('finds $bot in $contest: $ending', async (exhibit) => {
    const { code, lines, err } = await check(exhibit, '--fail-fast');
    expect({ code, err }).toEqual({ code: 1, err: '' });
    const failed = lines.filter(({ result }) => result === 'failed');
    expect(failed).toEqual([expect.objectContaining({ ending: exhibit.ending, costs: 'game' })]);
    expect(lines.at(-1)).toMatchObject({ sound: false });
  });

  it('says when a fault costs the move only', async () => {
    const { code, lines } = await check({ bot: 'tcp-illegal', contest: 'reversi' }, '--fail-fast');
    expect(code).toBe(1);
    expect(lines.find(({ result }) => result === 'failed')).toMatchObject({
      ending: 'illegal-move',
      costs: 'move',
    });
  });

  async function check({ bot, contest }: Pick<Exhibit, 'bot' | 'contest'>, ...flags: string[]) {
    const program = `python3 ${join(root, 'e2e/zoo/zoo.py')} ${bot} zoo-check 9`;
    const words = ['check', contests[contest], program, '--json', ...flags];
    const { code, out, err } = await inArena(arena, words, folder, RUNNING);
    return { code, lines: jsonLines(out) as Line[], err };
  }
});

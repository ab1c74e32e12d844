import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Contest, type Entry, GameTable } from '@daeguk/referee';
import { probe, Staging, sandboxOf } from '@daeguk/sandbox';
import { afterAll, describe, expect, test } from 'vitest';
import type { Finding } from '../../check/finding.js';
import { runChecks } from '../../check/run.js';
import { kit } from '../../commands/kit.js';
import { contestOf } from '../../contests.js';
import { readEntrant } from '../../entries.js';
import type { Io } from '../../io.js';
import { readSlots } from '../../slots.js';
import { findKit, type Kit } from '../kits.js';
import { kitLanguages } from '../languages.js';
import { botIn } from '../readme.js';

const { tier } = await probe('A');
const sandbox = sandboxOf(tier);

/** Somebody at the command line who only wants to hear of what went wrong. */
const complaints: string[] = [];
const io: Io = {
  out: () => {},
  write: () => {},
  err: (text) => complaints.push(text),
  input: (async function* () {})(),
  isInTerminal: false,
  isErrTerminal: false,
  outRows: 0,
  outColumns: 80,
  language: 'en',
};

/** Of those that draw few stones, where stones are drawn: what takes long is tried by the checks. */
const SEEDS = [17, 20];

type Program = Extract<Entry, { kind: 'program' }>;

/**
 * Holds every kit of a contest to what kits promise: it is written, builds in the sandbox, is found sound, and plays
 * to the end from both seats.
 */
export function testKits(id: string): void {
  const contest = contestOf(id);
  // Files that are run side by side have cores of their own, as far as there are enough.
  const slots = readSlots(io, contest, undefined) ?? [];
  const cores = slots[Number(process.env.VITEST_POOL_ID) % slots.length] ?? [];
  const folder = mkdtempSync(join(tmpdir(), 'daeguk-kits-'));
  const staging = new Staging();
  const stop = new AbortController().signal;
  const table = new GameTable(cores, stop);
  afterAll(async () => {
    await table.close();
    staging.remove();
    rmSync(folder, { recursive: true });
  });

  describe.each(kitLanguages)(`the ${id} kit in $id`, (language) => {
    let bot: Program | null = null;

    test('is written and builds', async () => {
      const found = findKit(contest, language) as Kit;
      const own = join(folder, language.id);
      expect(kit(io, id, language.id, own)).toBe(0);
      const protocol = contest.protocols[0] ?? '';
      const setting = { contest, protocol, sandbox, staging, folder };
      bot = (await readEntrant(io, botIn(own, found), setting)) as Program;
      expect({ kind: bot.kind, complaints }).toEqual({ kind: 'program', complaints: [] });
    });

    test('is found sound, without a remark', async () => {
      const findings: Finding[] = [];
      const plan = { contest, bot: bot as Program, isBuilt: true, tier, cores, seed: 1, folder };
      for await (const finding of runChecks(plan, stop)) findings.push(finding);
      const doubtful = findings.filter(
        ({ result, remarks }) => result !== 'passed' || remarks.length > 0,
      );
      expect(doubtful.map(({ name, result, remarks }) => ({ name, result, remarks }))).toEqual([]);
      expect(findings.length).toBeGreaterThan(4);
    });

    test.each([
      { kind: 'random', name: 'random' },
      { kind: 'house', name: 'house:easy', level: 'easy' },
    ] as const)('plays from both seats against $name', async (opponent) => {
      const seats = [
        { first: bot as Program, second: opponent },
        { first: opponent, second: bot as Program },
      ];
      for (const [index, pair] of seats.entries()) {
        expect(await played(table, contest, pair, SEEDS[index] ?? 0)).toMatchObject({
          culprit: null,
          insteads: [],
        });
      }
    });
  });
}

/** How a game ended, and whether the referee had to move for anybody. */
async function played(
  table: GameTable,
  contest: Contest,
  seats: Readonly<Record<'first' | 'second', Entry>>,
  seed: number,
) {
  const insteads: string[] = [];
  const plan = { contest, seed, seats, tier, isWatched: true, record: null };
  const { verdict } = await table.play(plan, {
    began: () => {},
    noted: (note) => {
      if (note.event === 'moved' && note.instead !== null) insteads.push(note.instead);
    },
  });
  return { ...verdict, insteads };
}

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Both, type Entry, GameTable } from '@daeguk/referee';
import { botSource } from '../../testing/bots.js';
import { contestFile, soundContest } from '../../testing/contest-file.js';

/** What the two programs talk of. */
export const WORDS: Both<string> = { first: 'periwinkle', second: 'marzipan' };

export const MAKYEK = contestFile('makyek', { options: { plies: 6 } });
export const SEED = 7;

function talker(name: string, word: string): Entry {
  const command = ['/usr/bin/python3', '-u', '-c', botSource('talker.py').toString(), word];
  return { kind: 'program', name, protocol: 'makyek', command, visible: [] };
}

/** A short game between two programs that talk, with its whole record. */
export async function playTalkers() {
  return await playRecorded(MAKYEK, {
    first: talker('Ann', WORDS.first),
    second: talker('Bob', WORDS.second),
  });
}

export async function playRecorded(file: Record<string, unknown>, seats: Both<Entry>) {
  const folder = mkdtempSync(join(tmpdir(), 'daeguk-played-'));
  const table = new GameTable([0], new AbortController().signal);
  try {
    const path = join(folder, 'record');
    const plan = {
      contest: soundContest(file),
      seed: SEED,
      seats,
      tier: 'C',
      isWatched: false,
    } as const;
    const silent = { began: () => {}, noted: () => {} };
    const { verdict } = await table.play({ ...plan, record: path }, silent);
    return { verdict, record: readFileSync(path) };
  } finally {
    await table.close();
    rmSync(folder, { recursive: true });
  }
}

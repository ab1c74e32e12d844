import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Both, type Contest, type Entry, GameTable, readContest } from '@daeguk/referee';

/** Mak-yek: moves one piece to and fro, and tells its word wherever a program can. */
const TALKER = `
import sys
word, moves, turn = sys.argv[1], {"1": ["5 3 0", "4 3 1"], "2": ["9 2 1", "10 2 0"]}, 0
print("aside " + word, file=sys.stderr, flush=True)
for line in sys.stdin:
    command, *words = line.split()
    if command == "START":
        mine = moves[words[0]]
        print("OK", flush=True)
    elif command == "TURN":
        print("DEBUG thinks of " + word + "\\x1b[2J", flush=True)
        print(mine[turn % 2], flush=True)
        turn += 1
    elif command == "END":
        break
`;

/** What the two programs talk of. */
export const WORDS: Both<string> = { first: 'periwinkle', second: 'marzipan' };

/** One of the five contests as a stored row has it, with some of its fields changed. */
export function contestFile(id: string, changes: object = {}): Record<string, unknown> {
  const url = new URL(`../../../../../contests/${id}.json`, import.meta.url);
  return { ...JSON.parse(readFileSync(url, 'utf8')), ...changes };
}

export const MAKYEK = contestFile('makyek', { options: { plies: 6 } });
export const SEED = 7;

function talker(name: string, word: string): Entry {
  const command = ['/usr/bin/python3', '-u', '-c', TALKER, word];
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
      contest: checked(file),
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

function checked(file: Record<string, unknown>): Contest {
  const contest = readContest(file);
  if (!contest.ok) throw new Error(JSON.stringify(contest.fault));
  return contest.value;
}

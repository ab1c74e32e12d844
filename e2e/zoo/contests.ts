import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/setup/root.mjs';

/** How a contest of the zoo differs from one of the house: short limits, and nothing drawn. */
interface Variant {
  readonly of: string;
  readonly limits: Readonly<Record<string, unknown>>;
  readonly options?: Readonly<Record<string, string | number>>;
  readonly faults?: 'loses';
}

const short = { startSeconds: 1, memoryMegabytes: 100 };
/** Where forks are allowed: each counts its shared pages again where no kernel counts for all. */
const roomy = { ...short, memoryMegabytes: 1024 };

/** Low enough for a flood to reach it long before the time is up, on any machine. */
const output = { lineBytes: 65_536, moveBytes: 65_536, gameBytes: 1_048_576, keptBytes: 65_536 };

const variants = {
  algocup: {
    of: 'algocup',
    limits: { ...short, moveSeconds: 1, scratchMegabytes: 1 },
    options: { blocks: '3,3;15,15' },
  },
  /** Bots are told a whole second here too: for those that will not answer anyway. */
  'algocup-hasty': {
    of: 'algocup',
    limits: { ...short, moveSeconds: 0.4 },
    options: { blocks: '3,3;15,15' },
  },
  makyek: { of: 'makyek', limits: { ...roomy, moveSeconds: 0.5 }, options: { plies: 20 } },
  'makyek-by-game': {
    of: 'makyek',
    limits: { ...roomy, moveSeconds: null, gameSeconds: 0.9 },
    options: { plies: 20 },
  },
  /** As it is held: whoever fails plays on with the first legal move. */
  reversi: { of: 'reversi', limits: { ...short, moveSeconds: 0.3, output } },
  'reversi-strict': {
    of: 'reversi',
    limits: { ...short, moveSeconds: 0.3, output },
    faults: 'loses',
  },
} satisfies Record<string, Variant>;

export type ContestName = keyof typeof variants;

/** Writes the contests into a folder and tells where each of them is. */
export function writeContests(folder: string): Readonly<Record<ContestName, string>> {
  mkdirSync(folder, { recursive: true });
  const files = Object.entries(variants).map(([name, variant]) => {
    const file = join(folder, `${name}.json`);
    writeFileSync(file, JSON.stringify(contestOf(name, variant)));
    return [name, file];
  });
  return Object.fromEntries(files) as Record<ContestName, string>;
}

function contestOf(name: string, { of, limits, options = {}, faults }: Variant) {
  const contest = JSON.parse(readFileSync(join(root, `contests/${of}.json`), 'utf8'));
  const losing = { illegal: faults, late: faults, crash: faults };
  return {
    ...contest,
    id: name,
    limits: { ...contest.limits, ...limits },
    options: { ...contest.options, ...options },
    faults: faults === undefined ? contest.faults : losing,
  };
}

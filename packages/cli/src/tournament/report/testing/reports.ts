import { type AnyGame, games, Random } from '@daeguk/games';
import { type Contest, describeVerdict, type Verdict } from '@daeguk/referee';
import {
  type FormatRules,
  formatSchema,
  HOUSE,
  makeFormat,
  type Pairing,
  Results,
  scoringSchema,
  seriesSchema,
} from '@daeguk/tournaments';
import { contestOf } from '../../../contests.js';
import type { FinishedGame } from '../../finished-game.js';
import { makeReport, type ReportEntrant, type TournamentReport } from '../report.js';

interface Wish {
  readonly format?: unknown;
  readonly names: readonly string[];
  readonly series?: unknown;
  readonly scoring?: unknown;
  readonly contest?: string;
  readonly name?: string;
  readonly seed?: number;
  /** Stop after so many games. */
  readonly games?: number;
}

// biome-ignore format: a list
const NAMES = [
  'Moonlight', 'Baduk Tiger', '한별', 'Quiet Otter', 'deep-thought-2', '算法小队', 'Kestrel', 'Lantern',
  'Paper Crane', 'Winter Pine', 'null pointer', '백두산', 'Hedgehog', 'Old Bridge', '春风', 'Cinder',
];

/** So many names, none of them twice. */
export function someNames(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const name = NAMES[index % NAMES.length] as string;
    return index < NAMES.length ? name : `${name} ${Math.floor(index / NAMES.length) + 1}`;
  });
}

/** A tournament whose games are drawn by lot: who stands earlier in the list wins more often. */
export function simulatedReport(wish: Wish): TournamentReport {
  const { names, seed = 7, name = 'Spring Open' } = wish;
  const contest = contestOf(wish.contest ?? 'microchess');
  const format = formatSchema.parse(wish.format ?? { kind: 'round-robin' });
  const scoring = scoringSchema.parse(wish.scoring ?? {});
  const entrants = names.map((each, index) => ({
    id: `e${index + 1}`,
    name: each,
    author: each,
    kind: kindOf(each),
  }));
  const tournament = {
    entrants,
    format,
    series: seriesSchema.parse(wish.series ?? {}),
    scoring,
    openings: 1,
    seed,
  };
  const made = makeFormat(tournament);
  if (!made.ok) throw new TypeError(made.fault.code);
  const results = new Results();
  const finished: FinishedGame[] = [];
  const random = new Random(seed);
  const most = wish.games ?? Number.POSITIVE_INFINITY;
  let offered = made.value.next(results);
  while (offered.length > 0 && finished.length < most) {
    for (const pairing of offered.slice(0, most - finished.length)) {
      const game = simulatedGame(contest, pairing, finished.length, random);
      results.add(game);
      finished.push(game);
    }
    offered = made.value.next(results);
  }
  return makeReport({
    name,
    contest,
    format: (format as FormatRules).kind,
    scoring,
    seed,
    entrants,
    standings: made.value.standings(results),
    games: finished,
    detail: ({ verdict }) => describeVerdict(games.get(contest.game) as AnyGame, verdict),
    files: (game) => filesOf(game),
  });
}

function kindOf(name: string): ReportEntrant['kind'] {
  return name === 'house' || name === 'random' ? name : 'program';
}

function filesOf({ pairing, seal }: FinishedGame) {
  const name = pairing.id.replaceAll('/', '-').replaceAll(' ', '-');
  return seal === null
    ? { record: null, replay: null }
    : { record: `records/${name}.jsonl`, replay: `replays/${name}.html` };
}

function simulatedGame(
  contest: Contest,
  pairing: Pairing,
  index: number,
  random: Random,
): FinishedGame {
  const plies = 20 + random.below(60);
  const verdict = { ...simulatedVerdict(contest, pairing, random), plies };
  const { winner, ending, culprit, margin } = verdict;
  return {
    pairing,
    winner,
    bothLost: false,
    ending,
    culprit,
    plies,
    margin,
    verdict,
    seed: random.below(2 ** 31),
    voids: random.below(60) === 0 ? 1 : 0,
    seal: 'seal',
    usage: {
      first: usageOf(pairing.first, plies, random),
      second: usageOf(pairing.second, plies, random),
    },
    at: new Date(Date.UTC(2026, 4, 2, 9) + index * 47_000).toISOString(),
  };
}

type Ended = Omit<Verdict, 'plies'>;

function simulatedVerdict(contest: Contest, pairing: Pairing, random: Random): Ended {
  const drawn = random.below(100);
  const lead = strengthOf(pairing.first) - strengthOf(pairing.second) + 6;
  const winner: Verdict['winner'] = drawn < 14 ? null : drawn < 57 + lead ? 'first' : 'second';
  const loser = winner === 'first' ? 'second' : 'first';
  const nobody = { winner, culprit: null, values: {}, margin: null };
  if (winner === null) return { ...nobody, ending: 'material', cause: 'repetition' };
  const fault = random.below(40);
  if (fault === 0) {
    const values = { over: 153, limit: 2 };
    return { ...nobody, ending: 'time', cause: 'game', culprit: loser, values };
  }
  if (fault === 1)
    return {
      ...nobody,
      ending: 'crash',
      cause: 'signal',
      culprit: loser,
      values: { signal: 'SIGSEGV' },
    };
  if (fault === 2) {
    const values = { said: 'a1a9', at: 'a9' };
    return { ...nobody, ending: 'illegal-move', cause: 'off-board', culprit: loser, values };
  }
  const isMate = contest.game === 'microchess' && random.below(3) > 0;
  return isMate
    ? { ...nobody, ending: 'checkmate', cause: null }
    : { ...nobody, ending: 'material', cause: 'ply-limit' };
}

/** From 40 down, by how early somebody stands in the list. */
function strengthOf(entrant: string): number {
  return entrant === HOUSE ? 20 : 42 - 3 * Math.min(14, Number(entrant.slice(1)));
}

function usageOf(entrant: string, plies: number, random: Random) {
  const moves = Math.ceil(plies / 2);
  const mean = 150 + ((entrant.charCodeAt(1) * 37) % 11) * 160;
  const total = moves * (mean + random.below(200));
  const megabytes = 8 + ((entrant.charCodeAt(1) * 53) % 17) * 9 + random.below(3);
  const longest = mean * 2 + random.below(mean);
  return { moves, total, longest, instead: 0, memory: megabytes * 2 ** 20 };
}

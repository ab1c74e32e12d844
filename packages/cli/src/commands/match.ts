import { excerpt } from '@daeguk/games';
import { Staging, sandboxOf } from '@daeguk/sandbox';
import { readSeed, readWholeNumber } from '../choice.js';
import { chooseContest } from '../contests.js';
import { readEntrant, readProtocol } from '../entries.js';
import { Interrupt } from '../interrupt.js';
import { BAD_USAGE, DONE, FAILED, type Io } from '../io.js';
import { jsonReport, jsonTotals } from '../match/json-report.js';
import { liveReport } from '../match/live-report.js';
import { type MatchPlan, type MatchWatcher, playMatch } from '../match/match.js';
import { textReport, textTotals } from '../match/text-report.js';
import { Totals } from '../match/totals.js';
import { complain, text } from '../messages.js';
import { beginRecord } from '../record-file.js';
import { readSlots } from '../slots.js';
import { readTier, type TierFlags } from '../tier.js';

export interface MatchFlags extends TierFlags {
  readonly contest: string;
  readonly first: string;
  readonly second: string;
  readonly games?: string;
  readonly seed?: string;
  readonly record?: string;
  readonly slots?: string;
  readonly firstProtocol?: string;
  readonly secondProtocol?: string;
  readonly json?: boolean;
}

const MOST_GAMES = 1_000_000;

/** Plays two players against each other, with the very referee of a contest. */
export async function match(io: Io, flags: MatchFlags): Promise<number> {
  const staging = new Staging();
  const interrupt = new Interrupt(1);
  try {
    const plan = await readPlan(io, flags, staging);
    if (typeof plan === 'number') return plan;
    const [stop] = interrupt.whilePlaying() as [AbortSignal];
    return await run(io, plan, flags.json === true, stop);
  } finally {
    interrupt.close();
    staging.remove();
  }
}

async function readPlan(io: Io, flags: MatchFlags, staging: Staging): Promise<MatchPlan | number> {
  const contest = chooseContest(io, flags.contest);
  const games = readWholeNumber(io, '--games', flags.games ?? '1', 1, MOST_GAMES);
  const seed = readSeed(io, flags.seed);
  if (contest === null || games === null || seed === null) return BAD_USAGE;
  const slots = readSlots(io, contest, flags.slots);
  const firstProtocol = readProtocol(io, contest, flags.firstProtocol);
  const secondProtocol = readProtocol(io, contest, flags.secondProtocol);
  if (slots === null || firstProtocol === null || secondProtocol === null) return BAD_USAGE;
  const tier = await readTier(io, flags);
  if (tier === null) return FAILED;
  const common = { contest, sandbox: sandboxOf(tier), staging, folder: process.cwd() };
  const first = await readEntrant(io, flags.first, { ...common, protocol: firstProtocol });
  const second =
    first && (await readEntrant(io, flags.second, { ...common, protocol: secondProtocol }));
  if (first === null || second === null) return BAD_USAGE;
  const entrants = { first, second };
  if (flags.record !== undefined && !beginRecord(io, flags.record)) return BAD_USAGE;
  const record =
    flags.record === undefined ? null : { file: flags.record, parts: staging.newFolder() };
  const isWatched = isLive(io, flags);
  // On a screen one game is watched at a time.
  const shown = isWatched ? slots.slice(0, 1) : slots;
  return { contest, entrants, games, seed, tier, slots: shown, record, isWatched };
}

function isLive(io: Io, { json }: MatchFlags): boolean {
  return io.outRows > 0 && json !== true;
}

async function run(io: Io, plan: MatchPlan, isJson: boolean, signal: AbortSignal): Promise<number> {
  const { first, second } = plan.entrants;
  const totals = new Totals(first.name, second.name);
  const live = plan.isWatched ? liveReport(io, plan) : null;
  const report = live ?? (isJson ? jsonReport(io, plan) : textReport(io, plan));
  const watcher: MatchWatcher = {
    ...report,
    played: (game) => {
      totals.add(game);
      report.played(game);
    },
  };
  const problem = await playMatch(plan, watcher, signal);
  live?.close();
  if (isJson) jsonTotals(io, totals, plan.seed);
  else textTotals(io, totals);
  if (problem !== null && plan.record !== null) {
    complain(io, text(io, 'error.record-write', { file: excerpt(plan.record.file), problem }));
  }
  if (signal.aborted) io.err(`${text(io, 'match.interrupted')}\n`);
  return totals.games < plan.games ? FAILED : DONE;
}

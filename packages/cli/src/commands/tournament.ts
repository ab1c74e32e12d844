import { basename, extname, resolve } from 'node:path';
import { describe, excerpt, type Fault } from '@daeguk/games';
import { Staging } from '@daeguk/sandbox';
import { countGames, type EntrantId, Results } from '@daeguk/tournaments';
import type { Entrant } from '../entries.js';
import { Interrupt } from '../interrupt.js';
import { BAD_USAGE, DONE, FAILED, type Io } from '../io.js';
import { complain } from '../messages.js';
import { readSlots } from '../slots.js';
import { readTier, type TierFlags } from '../tier.js';
import type { FinishedGame } from '../tournament/finished-game.js';
import { begunIn, TournamentFolder } from '../tournament/folder.js';
import { messages, say } from '../tournament/messages.js';
import { readPlan, readyEntrants, type TournamentPlan } from '../tournament/plan.js';
import { Reports } from '../tournament/reports.js';
import { TournamentRun } from '../tournament/run.js';
import { Session } from '../tournament/session.js';

export interface TournamentFlags extends TierFlags {
  readonly resume?: boolean;
  readonly json?: boolean;
  readonly out?: string;
  readonly slots?: string;
}

/** Plays a tournament from its file to the final table, or on from where it was. */
export async function tournament(io: Io, file: string, flags: TournamentFlags): Promise<number> {
  const path = resolve(flags.out ?? resultsFolder(file));
  const found = begunIn(path);
  if (!found.ok) return complainOf(io, found.fault);
  const begun = found.value;
  if (begun !== null && flags.resume !== true) {
    complain(io, say(io, 'error.exists', { folder: path }));
    return BAD_USAGE;
  }
  const plan = readPlan(io, file, begun?.seed ?? null);
  if (plan === null) return BAD_USAGE;
  const slots = readSlots(io, plan.contest, flags.slots);
  if (slots === null) return BAD_USAGE;
  if (begun === null && flags.resume === true) io.err(`${say(io, 'note.nothing')}\n`);
  // Until it is over, whatever ends it early, such as a reader of stdout that leaves, is a failure.
  process.exitCode = FAILED;
  const folder = TournamentFolder.open(path);
  if (!folder.ok) return complainOf(io, folder.fault);
  const staging = new Staging();
  const interrupt = new Interrupt(2);
  try {
    return await play(io, plan, flags, slots, folder.value, staging, interrupt);
  } finally {
    interrupt.close();
    staging.remove();
    folder.value.close();
  }
}

/** cup.yaml and cup.tournament.yaml have theirs in cup-results. */
function resultsFolder(file: string): string {
  return `${basename(basename(file, extname(file)), '.tournament')}-results`;
}

async function play(
  io: Io,
  plan: TournamentPlan,
  flags: TournamentFlags,
  slots: number[][],
  folder: TournamentFolder,
  staging: Staging,
  interrupt: Interrupt,
): Promise<number> {
  const tier = await readTier(io, flags);
  if (tier === null) return FAILED;
  const entrants = await readyEntrants(io, plan, tier, staging);
  if (entrants === null) return BAD_USAGE;
  const begun = folder.begin(plan.snapshot);
  if (!begun.ok) return complainOf(io, begun.fault);
  keepDiagnostics(io, folder, entrants);
  const done = stillCounting(io, plan, proven(io, folder, begun.value));
  tellBeginning(io, plan, folder, done.length);
  const reports = new Reports(plan, folder, entrants, io.language);
  const isJson = flags.json === true;
  const session = new Session({ io, plan, folder, reports, isJson }, done);
  const [finish, stop] = interrupt.whilePlaying() as [AbortSignal, AbortSignal];
  finish.addEventListener('abort', () => session.finishing());
  const { results } = session;
  const setting = { plan, entrants, folder, results, tier, slots, watcher: session, finish, stop };
  const trouble = await new TournamentRun(setting).play();
  return session.close(trouble) ? DONE : FAILED;
}

/** What the compiler said stays with the results: whoever is concerned will ask. */
function keepDiagnostics(
  io: Io,
  folder: TournamentFolder,
  entrants: ReadonlyMap<EntrantId, Entrant>,
): void {
  for (const [id, entrant] of entrants) {
    if (entrant.kind !== 'unbuilt') continue;
    const file = folder.keepBuild(id, entrant.diagnostics);
    io.err(`${say(io, 'note.unbuilt', { name: excerpt(entrant.name), file })}\n`);
  }
}

function tellBeginning(
  io: Io,
  { name, tournament }: TournamentPlan,
  { path }: TournamentFolder,
  done: number,
): void {
  const { seed, entrants } = tournament;
  io.err(`${say(io, 'note.begun', { name, entrants: entrants.length, seed, folder: path })}\n`);
  if (done > 0) io.err(`${say(io, 'note.resumed', { done })}\n`);
}

/** Games whose records are lost cannot be shown to anybody: they are played again. */
function proven(
  io: Io,
  folder: TournamentFolder,
  games: readonly FinishedGame[],
): readonly FinishedGame[] {
  const unproven = folder.unproven(games);
  if (unproven.length === 0) return games;
  const list = unproven.map(({ pairing }) => pairing.id).join(', ');
  io.err(`${say(io, 'note.unproven', { games: list })}\n`);
  return games.filter((game) => !unproven.includes(game));
}

/** Without those that hang on games which are played again; on a ladder, what was replaced just rests. */
function stillCounting(
  io: Io,
  { schedule, tournament }: TournamentPlan,
  games: readonly FinishedGame[],
): readonly FinishedGame[] {
  const journal = new Map(games.map((game) => [game.pairing.id, game]));
  const { games: counting } = countGames(schedule, new Results(), journal);
  if (counting.length < games.length && tournament.format.kind !== 'ladder') {
    const left = games.filter((game) => !counting.includes(game));
    const list = left.map(({ pairing }) => pairing.id).join(', ');
    io.err(`${say(io, 'note.hanging', { games: list })}\n`);
  }
  return counting;
}

function complainOf(io: Io, fault: Fault): number {
  complain(io, describe(messages, fault, io.language));
  return BAD_USAGE;
}

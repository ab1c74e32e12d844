import { join } from 'node:path';
import { excerpt } from '@daeguk/games';
import { protocols } from '@daeguk/protocols';
import { type RecordedGame, readRecordedGame, recordParts, type SeatName } from '@daeguk/referee';
import { Staging, sandboxOf } from '@daeguk/sandbox';
import { readWholeNumber } from '../choice.js';
import { readEntrant, readLevel, readProtocol } from '../entries.js';
import { Interrupt } from '../interrupt.js';
import { BAD_USAGE, DONE, FAILED, type Io } from '../io.js';
import { complain } from '../messages.js';
import { beginRecord, keepRecord } from '../record-file.js';
import { readSlots } from '../slots.js';
import { readTier, type TierFlags } from '../tier.js';
import { type Break, debuggerLines } from './debugger-lines.js';
import { say } from './messages.js';
import { type AgainPlan, isBreak, playAgain } from './play-again.js';
import { AgainReport } from './report.js';
import { serveDebugged } from './serve.js';

export interface AgainFlags extends TierFlags {
  readonly as?: string;
  readonly with?: string;
  readonly game?: string;
  readonly clock?: string;
  readonly level?: string;
  readonly breakAt?: string;
  readonly serve?: string;
  readonly protocol?: string;
  readonly record?: string;
  readonly json?: boolean;
}

/** Whether more is wanted than to have the record checked. */
export function asksForMore({ as, with: player, breakAt, serve }: AgainFlags): boolean {
  return [as, player, breakAt, serve].some((flag) => flag !== undefined);
}

/** What was asked for, as far as it needs no player. */
interface Wish {
  readonly recorded: RecordedGame;
  readonly seat: SeatName;
  readonly protocol: string;
  readonly breakAt: number | null;
  /** The port on which a bot that talks over TCP is told the same, if it is to be. */
  readonly port: number | null;
}

/** Plays a game of a record again, or tells what its player was told up to some ply. */
export async function again(io: Io, record: Buffer, flags: AgainFlags): Promise<number> {
  const wish = readWish(io, record, flags);
  if (wish === null) return BAD_USAGE;
  const where = await breakOf(io, wish, flags);
  return typeof where === 'number' ? where : await tell(io, where, wish.port);
}

/** Where it is stopped; an exit code if it is not. */
async function breakOf(io: Io, wish: Wish, flags: AgainFlags): Promise<Break | number> {
  if (flags.with === undefined) return breakInRecord(io, wish);
  // What a bot is told before its first move does not hang on who it is.
  if (isBreak(wish, [])) return { ...wish, game: wish.recorded, plies: 0 };
  const staging = new Staging();
  const interrupt = new Interrupt(1);
  let report: AgainReport | null = null;
  try {
    const plan = await readPlan(io, wish, flags.with, flags, staging);
    if (typeof plan === 'number') return plan;
    const [stop] = interrupt.whilePlaying() as [AbortSignal];
    report = new AgainReport(io, plan, flags.json === true);
    report.tellTitle();
    const played = await playAgain(plan, report, stop);
    if (flags.record !== undefined) keepRecord(io, plan.record, flags.record);
    if (!played.isBroken) return report.end(played, stop.aborted);
    const game = { ...wish.recorded, moves: played.moves };
    return { ...wish, game, plies: played.moves.length };
  } finally {
    report?.close();
    interrupt.close();
    staging.remove();
  }
}

const MOST_PLIES = 100_000;

function readWish(io: Io, record: Buffer, flags: AgainFlags): Wish | null {
  const seat = readSeat(io, flags);
  const recorded = seat && readGame(io, record, flags.game);
  if (seat === null || recorded === null) return null;
  const { contest } = recorded;
  const usual = recorded.protocols[seat] ?? undefined;
  const protocol = readProtocol(io, contest, flags.protocol ?? usual);
  const given = flags.breakAt;
  const breakAt =
    given === undefined ? null : readWholeNumber(io, '--break-at', given, 1, MOST_PLIES);
  if (protocol === null || (given !== undefined && breakAt === null)) return null;
  if (flags.with === undefined && breakAt === null) {
    complain(io, say(io, 'error.needs-with'));
    return null;
  }
  const port = readPort(io, flags.serve, protocol, breakAt);
  return port === undefined ? null : { recorded, seat, protocol, breakAt, port };
}

/** Undefined after a complaint: only a bot that talks over TCP can be served, and only up to some ply. */
function readPort(
  io: Io,
  given: string | undefined,
  protocol: string,
  breakAt: number | null,
): number | null | undefined {
  if (given === undefined) return null;
  if (protocols.get(protocol)?.transport === 'tcp' && breakAt !== null) {
    return readWholeNumber(io, '--serve', given, 1, 65_535) ?? undefined;
  }
  complain(io, say(io, 'error.no-serve'));
  return undefined;
}

function readSeat(io: Io, { as, with: player }: AgainFlags): SeatName | null {
  if (as === 'first' || as === 'second') return as;
  const flag = player === undefined ? '--break-at' : '--with';
  const isMissing = as === undefined;
  complain(
    io,
    isMissing ? say(io, 'error.needs-as', { flag }) : say(io, 'error.seat', { seat: excerpt(as) }),
  );
  return null;
}

/** The game meant: void ones do not count, and of several somebody must choose. */
function readGame(io: Io, record: Buffer, given: string | undefined): RecordedGame | null {
  const games = recordParts(record).flatMap((part) => {
    const game = readRecordedGame(part);
    return game.ok && game.value.verdict.ending !== 'void' ? [game.value] : [];
  });
  if (games.length === 0) {
    complain(io, say(io, 'error.no-game'));
    return null;
  }
  if (given === undefined && games.length !== 1) {
    complain(io, say(io, 'error.which-game', { games: games.length }));
    return null;
  }
  const number = readWholeNumber(io, '--game', given ?? '1', 1, games.length);
  return number === null ? null : (games[number - 1] ?? null);
}

async function readPlan(
  io: Io,
  { recorded, seat, protocol, breakAt }: Wish,
  word: string,
  flags: AgainFlags,
  staging: Staging,
): Promise<AgainPlan | number> {
  const { contest } = recorded;
  const level = readLevel(io, flags.level ?? 'normal');
  const isTimed = readClock(io, flags.clock ?? 'off');
  if (level === null || isTimed === null) return BAD_USAGE;
  const [cores = []] = readSlots(io, contest, undefined) ?? [];
  const tier = await readTier(io, flags);
  if (tier === null) return FAILED;
  const setting = { contest, protocol, sandbox: sandboxOf(tier), staging, folder: process.cwd() };
  const player = await readEntrant(io, word, setting);
  if (player === null) return BAD_USAGE;
  if (player.kind === 'unbuilt') return FAILED;
  if (flags.record !== undefined && !beginRecord(io, flags.record)) return BAD_USAGE;
  // Whatever becomes of the slot, what lies at the file's place is not to be moved.
  const record = flags.record === undefined ? null : join(staging.newFolder(), 'record');
  return { recorded, seat, player, isTimed, level, breakAt, record, tier, cores };
}

function readClock(io: Io, word: string): boolean | null {
  if (word === 'on' || word === 'off') return word === 'on';
  complain(io, say(io, 'error.clock', { clock: excerpt(word) }));
  return null;
}

/** Without a player, the moves are those of the record. */
function breakInRecord(io: Io, wish: Wish): Break | number {
  const { recorded, breakAt } = wish;
  const { moves } = recorded;
  const counts = [...Array(moves.length + 1).keys()];
  const plies = counts.find((count) => isBreak(wish, moves.slice(0, count)));
  if (plies !== undefined) return { ...wish, game: recorded, plies };
  complain(io, say(io, 'error.no-break', { plies: moves.length, ply: breakAt ?? 0 }));
  return FAILED;
}

async function tell(io: Io, where: Break, port: number | null): Promise<number> {
  for (const line of debuggerLines(where)) io.out(line);
  if (port === null) return DONE;
  io.err(`${say(io, 'again.waiting', { port })}\n`);
  try {
    const answer = await serveDebugged(port, where);
    if (answer !== null) io.out(say(io, 'again.answered', { answer }));
    else complain(io, say(io, 'error.hung-up'));
    return answer === null ? FAILED : DONE;
  } catch (error) {
    complain(io, say(io, 'error.serve', { port, problem: (error as Error).message }));
    return FAILED;
  }
}

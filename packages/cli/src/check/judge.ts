import type { Contest, RecordedGame, SeatName } from '@daeguk/referee';
import type { Finding, Remark } from './finding.js';
import type { PlayedTrial } from './play-trial.js';

/** Beyond this part of a limit a bot is told how near it came. */
const NEAR = 0.8;

/** Ended by us, since it would not go. */
const KILLED = 'SIGKILL';

/** What a trial says of a bot, in a contest where faults cost what they cost. */
export function judge({ faults }: Contest, played: PlayedTrial): Finding {
  const { trial, game, evidence } = played;
  const { name, seat, isRare } = trial;
  const { culprit, ending } = game.verdict;
  const finding = { name, played: { game, seat }, stderr: evidence.stderr, costs: null };
  if (culprit !== seat) return { ...finding, result: 'passed', remarks: remarksOn(played) };
  // Time is what such a trial is short of; any other fault is one.
  if (isRare && ending === 'time')
    return { ...finding, result: 'passed', remarks: [{ name: 'rarely', values: {} }] };
  const costs = costOf(faults, ending);
  return { ...finding, result: 'failed', costs, remarks: [] };
}

function costOf(faults: Contest['faults'], ending: string): 'game' | 'move' | 'rest' {
  if (ending === 'time') return faults.late === 'loses' ? 'game' : 'move';
  const isWrong = ['illegal-move', 'invalid-reply', 'out-of-turn'].includes(ending);
  if (isWrong) return faults.illegal === 'loses' ? 'game' : 'move';
  // Whoever is gone is gone.
  return faults.crash === 'loses' ? 'game' : 'rest';
}

function remarksOn({ trial, game, evidence }: PlayedTrial): Remark[] {
  const { code, signal, peak } = evidence;
  const remarks: Remark[] = [];
  const { moveTime, gameTime } = game.conditions;
  const slowest = slowestMove(game, trial.seat);
  if (moveTime !== null && slowest > moveTime * NEAR) {
    remarks.push({ name: 'slow', values: { taken: seconds(slowest), limit: seconds(moveTime) } });
  }
  const left = game.moves.findLast(({ seat }) => seat === trial.seat)?.left ?? null;
  if (gameTime !== null && left !== null && left < gameTime * (1 - NEAR) && !trial.isRare) {
    remarks.push({ name: 'slow-game', values: { left: seconds(left), limit: seconds(gameTime) } });
  }
  const memory = game.contest.limits.memoryMegabytes;
  const megabytes = peak / 2 ** 20;
  if (megabytes > memory * NEAR) {
    remarks.push({ name: 'memory', values: { megabytes: Math.round(megabytes), limit: memory } });
  }
  if (signal === KILLED) remarks.push({ name: 'stays', values: {} });
  else if (signal !== null || (code !== null && code !== 0)) {
    remarks.push({ name: 'leaves-badly', values: { code: signal ?? code ?? '' } });
  }
  return remarks;
}

/** The longest a move of this seat took, in milliseconds. */
export function slowestMove({ moves }: RecordedGame, seat: SeatName): number {
  return Math.max(0, ...moves.filter((move) => move.seat === seat).map(({ charged }) => charged));
}

function seconds(milliseconds: number): number {
  return Number((milliseconds / 1000).toFixed(1));
}

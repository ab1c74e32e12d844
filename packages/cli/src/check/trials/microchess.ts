import { givingUp, type Kind, preferring } from '../opponents.js';
import { changed, type Trial, type TrialSetting } from '../trial.js';

const looksLike =
  (pattern: RegExp): Kind =>
  (move) =>
    pattern.test(move);

const castles = looksLike(/^(d1a1|a5d5)$/);
/** What stands between king and rook goes elsewhere. */
const makesWay = looksLike(/^(b1|c1|b5|c5)[a-d][234]$/);
/** King and rook stay where they are. */
const waits = looksLike(/^(?!d1|a1|a5|d5)/);
const promotes = looksLike(/^.{4}[qrbn]$/);

/** So little for a whole game that a bot must look at the clock. */
const SECONDS = 8;

/** What is rare in chess, and what the clock tells. */
export function microchessTrials(setting: TrialSetting): Trial[] {
  const { contest, game, random, seed, anything: opponent } = setting;
  /** A pawn goes on. */
  const runs: Kind = (move, _next, state) =>
    /p/i.test(pieceOn(game.board(state), move.slice(0, 2)));
  const eager = (...kinds: Kind[]) => preferring(game, random, kinds);
  const seconds = Math.min(SECONDS, contest.limits.gameSeconds ?? SECONDS);
  const hasty = changed(contest, { limits: { gameSeconds: seconds, startSeconds: seconds } });
  return [
    {
      contest,
      seed,
      name: 'castling',
      seat: 'second',
      opponent: givingUp(12, eager(castles, makesWay, waits)),
    },
    {
      contest,
      seed,
      name: 'promotion',
      seat: 'first',
      opponent: givingUp(20, eager(promotes, runs)),
    },
    { contest: hasty, seed, name: 'little-time', seat: 'first', opponent, isRare: true },
  ];
}

/** The letter of a FEN on a square such as "d2"; empty squares are dots. */
function pieceOn(fen: string, square: string): string {
  const [board = ''] = fen.split(' ');
  const rows = board.replaceAll(/\d/g, (digit) => '.'.repeat(Number(digit))).split('/');
  const [file = '', rank = ''] = square;
  return rows.at(-Number(rank))?.[file.charCodeAt(0) - 'a'.charCodeAt(0)] ?? '.';
}

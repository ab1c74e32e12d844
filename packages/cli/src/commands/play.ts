import {
  describe,
  type Evaluation,
  type ExactResult,
  evaluations,
  excerpt,
  mayOpen,
  type PickingStonesState,
  parsePlay,
  phrase,
  pickingStones,
  type SearchResult,
  search,
  sideToMove,
  solve,
} from '@daeguk/games';
import { readWholeNumber } from '../choice.js';
import { BAD_USAGE, DONE, type Io } from '../io.js';
import { complain, text } from '../messages.js';
import { Progress } from '../progress.js';

export interface PlayFlags {
  readonly depth?: string;
  readonly evaluation?: string;
  readonly exact?: boolean;
  readonly json?: boolean;
}

const DEEPEST = 10_000;

/** The best stone of a Picking Stones position, printed as the assignment asks. */
export function play(io: Io, words: readonly string[], flags: PlayFlags): number {
  const position = parsePlay(words);
  if (!position.ok) {
    complain(io, describe(pickingStones.messages, position.fault, io.language));
    return BAD_USAGE;
  }
  const state = position.value;
  if (flags.exact) {
    if (flags.depth !== undefined || flags.evaluation !== undefined) {
      complain(io, text(io, 'error.exact-alone'));
      return BAD_USAGE;
    }
    noteOpening(io, state);
    printExact(io, state, solve(state), flags.json === true);
    return DONE;
  }
  const depth = readWholeNumber(io, '--depth', flags.depth ?? '0', 0, DEEPEST);
  if (depth === null) return BAD_USAGE;
  const evaluation = readEvaluation(io, flags.evaluation ?? 'seed');
  if (evaluation === null) return BAD_USAGE;
  noteOpening(io, state);
  printSearch(io, state, searchWithProgress(io, state, depth, evaluation), flags.json === true);
  return DONE;
}

function readEvaluation(io: Io, word: string): Evaluation | null {
  const evaluation = evaluations.find((candidate) => candidate === word);
  if (evaluation !== undefined) return evaluation;
  const choices = evaluations.join(', ');
  complain(io, text(io, 'error.evaluation', { choices, text: excerpt(word) }));
  return null;
}

/** Mid-game positions are answered whatever they began with, but not without a word. */
function noteOpening(io: Io, { n, taken }: PickingStonesState): void {
  const [stone] = taken;
  if (stone === undefined || mayOpen(n, stone)) return;
  io.err(`${text(io, 'play.opening-note', { stone, n })}\n`);
}

function searchWithProgress(
  io: Io,
  state: PickingStonesState,
  depth: number,
  evaluation: Evaluation,
): SearchResult {
  const progress = new Progress(io);
  const result = search(state, {
    depth,
    evaluation,
    onProgress({ visited, trying, stones }) {
      progress.warnOnce((seconds) => {
        const values = { n: state.n, seconds, depth: quickDepth(state.n) };
        return text(io, 'play.long', values);
      });
      progress.show((seconds) => {
        const range = stones.length > 1 ? `${stones[0]}…${stones.at(-1)}` : `${trying}`;
        const count = visited.toLocaleString('en');
        const values = { visited: count, seconds, stone: trying, stones: range };
        return text(io, 'play.progress', values);
      });
    },
  });
  progress.clear();
  return result;
}

/** A depth that is searched in a moment. */
function quickDepth(n: number): number {
  return n <= 100 ? 6 : n <= 1000 ? 3 : 2;
}

function printSearch(io: Io, state: PickingStonesState, result: SearchResult, json: boolean): void {
  const { move, value, visited, evaluated, maxDepth } = result;
  if (json) {
    io.out(JSON.stringify({ move, value, visited, evaluated, maxDepth }));
  } else {
    io.out(`Best Move : ${move ?? 'none'}`);
    io.out(`Calculated Value : ${value.toFixed(1)}`);
    io.out(`Number of Visited Nodes : ${visited}`);
    io.out(`Max Depth : ${maxDepth}`);
  }
  if (move === null) {
    io.err(`${text(io, 'play.no-move', { side: sideName(io, sideToMove(state.taken)) })}\n`);
  }
}

function printExact(io: Io, state: PickingStonesState, result: ExactResult, json: boolean): void {
  const { winner, move, pairs } = result;
  if (json) {
    io.out(JSON.stringify({ winner, move, pairs }));
    return;
  }
  const side = sideName(io, winner);
  const loser = sideName(io, winner === 'max' ? 'min' : 'max');
  const isWin = move !== null && winner === sideToMove(state.taken);
  const replies = new Set(
    pickingStones.legalMoves(isWin ? pickingStones.play(state, move) : state),
  );
  io.out(text(io, 'exact.winner', { side }));
  io.out(`Best Move : ${move ?? 'none'}`);
  if (move === null) io.out(text(io, 'exact.proof.end'));
  else if (replies.size === 0) io.out(text(io, 'exact.proof.last', { move, loser }));
  else {
    const values = { move, side, loser, pairs: listPairs(io, pairs, replies) };
    io.out(text(io, isWin ? 'exact.proof.win' : 'exact.proof.loss', values));
  }
}

const MOST_PAIRS_SHOWN = 12;

/** The pairs that are needed first come first: those with a stone the loser may take next. */
function listPairs(io: Io, pairs: ExactResult['pairs'], replies: ReadonlySet<number>): string {
  const isNext = ([a, b]: readonly [number, number]) => replies.has(a) || replies.has(b);
  const ordered = [...pairs.filter(isNext), ...pairs.filter((pair) => !isNext(pair))];
  const shown = ordered.slice(0, MOST_PAIRS_SHOWN).map(([a, b]) => `${a}–${b}`);
  const more = pairs.length - shown.length;
  if (more === 0) return shown.join(', ');
  return text(io, 'exact.more', { shown: shown.join(', '), more });
}

function sideName(io: Io, side: string): string {
  return phrase(pickingStones.messages, io.language, `side.${side}`) ?? side;
}

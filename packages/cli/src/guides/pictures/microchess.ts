import { microchess as book, type MicrochessState } from '@daeguk/games';
import { EMPTY } from '../../drawing/scene.js';
import { viewAt } from '../../drawing/view.js';
import { stepArrow } from './before-after.js';
import type { Picture, Sign, Sum } from './picture.js';
import { type Story, tell } from './story.js';

const start = tell(book, {});

const castling = tell(book, {
  position: 'k2r/pp2/4/2PP/R2K w Qk - 0 5',
  moves: ['d1a1', 'a5d5'],
});

const promotion = tell(book, { position: 'k1b1/3P/p3/4/R2K w - - 0 9', moves: ['d4d5q'] });

/** The last ply of a game. */
const score = tell(book, { position: 'k3/p1b1/1n2/3P/R2K b - - 4 40', moves: ['c4d3'] });

export const microchess = {
  start: { panels: [{ story: start, ply: 0 }] },
  castling: {
    panels: [
      { story: castling, ply: 0, signs: [...castlingArrows(1), ...castlingArrows(2)] },
      { story: castling, ply: 2, since: 0 },
    ],
  },
  promotion: {
    panels: [
      { story: promotion, ply: 0, signs: [stepArrow(promotion)], choices: choicesAfter(promotion) },
      { story: promotion, ply: 1 },
    ],
  },
  score: { panels: [{ story: score, ply: 1 }], tally: sums(score) },
} satisfies Record<string, Picture>;

/** Where king and rook go in the castling that leads to this ply. */
function castlingArrows(ply: number): Sign[] {
  const changes = castling.scene.changes[ply - 1] ?? [];
  const { letters } = viewAt(castling.scene, ply - 1);
  const goers = changes.filter(([, letter]) => letter === EMPTY).map(([cell]) => cell);
  return goers.map((from) => {
    const [to = from] = changes.find(([, letter]) => letter === letters[from]) ?? [];
    return { kind: 'arrow', from, to, bend: 0.35 };
  });
}

/** What the pawn of the first move may become. */
function choicesAfter({ game, states: [before] }: Story<MicrochessState>): string[] {
  const moves = Array.from(game.legalMoves(before as MicrochessState), game.formatMove);
  const letters = moves.filter((move) => move.startsWith('d4d5')).map((move) => move.slice(4));
  return letters.map((letter) => letter.toUpperCase());
}

/** Each side's pieces at the end of a story by their worth, in the order of the board: Black is above. */
function sums({ game, states, scene }: Story<MicrochessState>): Sum[] {
  const state = states.at(-1) as MicrochessState;
  const { material } = state.options;
  const letters = viewAt(scene, states.length - 1).letters.filter((letter) => letter !== EMPTY);
  const winner = game.outcome(state)?.winner;
  return game.sides.toReversed().map((side) => {
    const isOwn = (letter: string) => (letter === letter.toUpperCase()) === (side === 'white');
    const worths = letters.filter(isOwn).map((letter) => ({
      letter,
      worth: material[letter.toUpperCase() as keyof typeof material],
    }));
    return { worths: worths.sort((a, b) => b.worth - a.worth), wins: side === winner };
  });
}

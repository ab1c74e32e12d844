import type { GamePage, SeatWord } from '@daeguk/api';
import { games, pickingStones } from '@daeguk/games';
import { expect, test } from 'vitest';
import { begin } from './course.js';
import {
  afterAnswer,
  afterWord,
  mayAnswer,
  type Sitting,
  shownCourse,
  sitDown,
} from './sitting.js';

const start = begin(games.get('picking-stones')!, pickingStones.setup({ n: 7 }, null));

function heard(words: readonly SeatWord[], from: Sitting = sitDown('first', start)): Sitting {
  return words.reduce((sitting, word) => afterWord(sitting, word, 1000), from);
}

const seated: SeatWord = { say: 'seated', seat: 'first', game: 3 };
const turn: SeatWord = { say: 'turn', question: 1, milliseconds: 5000 };
const moved = (seat: 'first' | 'second', ply: number, move: string): SeatWord => {
  return { say: 'moved', seat, ply, move };
};

test('who is asked may answer, once, and sees the move at once', () => {
  expect(mayAnswer(heard([seated]))).toBe(false);
  const asked = heard([seated, turn]);
  expect(mayAnswer(asked)).toBe(true);
  expect(asked.question).toEqual({ number: 1, due: 6000 });
  const sent = afterAnswer(asked, '3');
  expect(mayAnswer(sent)).toBe(false);
  expect(shownCourse(sent).moves).toEqual(['3']);
  const confirmed = heard([moved('first', 1, '3')], sent);
  expect(confirmed).toMatchObject({ question: null, pending: null, course: { moves: ['3'] } });
  expect(mayAnswer(confirmed)).toBe(false);
});

test('what is refused is taken back, and can be tried again', () => {
  const refused = heard(
    [{ say: 'refused', code: 'too-late', sentence: 'Too late.' }],
    afterAnswer(heard([seated, turn]), '3'),
  );
  expect(refused.refusal).toEqual({ code: 'too-late', sentence: 'Too late.' });
  expect(shownCourse(refused).moves).toEqual([]);
  expect(mayAnswer(refused)).toBe(true);
});

test('a question that comes before the move it follows stays', () => {
  const early = heard([seated, moved('first', 1, '3'), { ...turn, question: 2 }]);
  expect(mayAnswer(early)).toBe(false);
  expect(mayAnswer(heard([moved('second', 2, '1')], early))).toBe(true);
});

test('a game that begins again is void so far', () => {
  const again = heard([seated, turn, moved('first', 1, '3'), seated]);
  expect(again).toEqual(sitDown('first', start));
});

test('when it is over nothing can be answered', () => {
  const game = { id: 3, state: 'done' } as GamePage;
  const over = heard([seated, turn, { say: 'over', game }]);
  expect(over.over).toBe(game);
  expect(mayAnswer(over)).toBe(false);
});

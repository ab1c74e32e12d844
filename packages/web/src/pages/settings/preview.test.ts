import { expect, test } from 'vitest';
import { outcomeOf } from '../../match/course.js';
import { previews } from './preview.js';

test('every board is there, and no game is over', () => {
  const courses = previews();
  expect(courses.map(({ game }) => game.name)).toEqual(['connect6', 'reversi', 'microchess']);
  for (const course of courses) expect(outcomeOf(course)).toBeNull();
});

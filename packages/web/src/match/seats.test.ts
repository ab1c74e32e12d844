import { games, pickingStones } from '@daeguk/games';
import { expect, test } from 'vitest';
import { begin, withMoves } from './course.js';
import { isLocal, lastPlayed, mySeats, seatToMove } from './seats.js';

const game = games.get('picking-stones')!;
const start = begin(game, pickingStones.setup({ n: 7 }, null));

test('knows who is to move and who moved last', () => {
  expect(seatToMove(game, start.states[0])).toBe('first');
  expect(lastPlayed(start)).toBeNull();
  const after = withMoves(start, ['3', '1']);
  expect(after.ok && lastPlayed(after.value)).toEqual({ seat: 'second', move: '1' });
});

test('a game is refereed here where only persons at this screen and the house play', () => {
  const me = { kind: 'me' } as const;
  const house = { kind: 'house', level: 'hard' } as const;
  const friend = { kind: 'friend' } as const;
  expect(isLocal({ first: house, second: me })).toBe(true);
  expect(isLocal({ first: friend, second: me })).toBe(false);
  expect(mySeats({ first: house, second: me })).toEqual(['second']);
});

import { expect, test } from 'vitest';
import {
  bytes,
  hostOf,
  protocolNamed,
  shown,
  shownHeard,
  situationAfter,
  startOf,
  texts,
} from '../testing/wire.js';

const host = hostOf('play', { options: { n: 7 } });
const start = startOf('play', { n: 7 });
const turn = host.turn(situationAfter('play', start, ['3', '6', '2']));

test('the referee hands over the position as arguments, and says nothing else', () => {
  expect(shown([turn])).toEqual([['move', '7', '3', '3', '6', '2']]);
  expect(shown([host.turn(situationAfter('play', start, []))])).toEqual([['move', '7', '0']]);
  expect(host.greeting()).toEqual([]);
  expect(host.farewell('won', null)).toEqual([]);
});

test.each([
  ['Best Move : 6\nCalculated Value : 1.0\nNumber of Visited Nodes : 3\nMax Depth : 2\n', '6'],
  ['Best Move : 6\r\nCalculated Value : 1.0\r\n', '6'],
  ['thinking\nBest Move:4', '4'],
  ['Best Move   :   4  \nBest Move : 5\n', '4'],
  ['Best Move : none\nBest Move : 5\n', '5'],
  ['Best Move : -1\n', '-1'],
])('the referee finds the best move in %j', (output, move) => {
  expect(host.read(bytes(output), turn)).toEqual({ kind: 'move', move });
});

test.each([
  [''],
  ['6\n'],
  ['Best Move : \n6\n'],
  ['Best Move : none\n'],
  ['Best Move : 6.5\n'],
  ['The Best Move : 6\n'],
  ['best move : 6\n'],
  ['Best Move : 99999999999999999999\n'],
])('the referee finds no move in %j', (output) => {
  expect(host.read(bytes(output), turn)).toEqual({ kind: 'wrong', code: 'invalid-reply' });
});

test('an output that nobody asked for is out of turn', () => {
  const reading = host.read(bytes('Best Move : 6\n'), null);
  expect(reading).toEqual({ kind: 'wrong', code: 'out-of-turn' });
});

test('the program reads its arguments and prints its move', () => {
  const guest = protocolNamed('play').guest();
  expect(guest.hello()).toEqual([]);
  expect(guest.read(bytes('7 3 3 6 2'))).toMatchObject({ state: { n: 7, taken: [3, 6, 2] } });
  expect(texts(guest.answer('4'))).toEqual(['Best Move : 4\n']);
  for (const line of ['', '7', '7 1', '7 1 4', '2 0', '7 3 3 6 5', '3 3 1 2 3']) {
    expect(shownHeard(guest.read(bytes(line)))).toBe('unknown');
  }
});

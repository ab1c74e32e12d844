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

const options = { n: 7 };

test('the referee tells the number of stones, the seat and the stones taken', () => {
  const start = startOf('stones', options);
  const max = hostOf('stones', { options });
  const min = hostOf('stones', { options, side: 'min' });
  expect(shown(max.greeting())).toEqual([['reply', 'START 7 1\n']]);
  expect(shown(min.greeting())).toEqual([['reply', 'START 7 2\n']]);
  expect(shown([max.turn(situationAfter('stones', start, []))])).toEqual([['move', 'TURN\n']]);
  expect(shown([min.turn(situationAfter('stones', start, ['3']))])).toEqual([
    ['move', 'TAKE 3\n', 'TURN\n'],
  ]);
  expect([texts(max.farewell('won', null)), texts(max.farewell(null, null))]).toEqual([
    ['END 1\n'],
    ['END 0\n'],
  ]);
});

test('the referee reads a stone, whether it can be taken or not', () => {
  const host = hostOf('stones', { options });
  const turn = host.turn({ state: null, moves: [], remaining: null });
  for (const move of ['3', '99', '-1']) {
    expect(host.read(bytes(move), turn)).toEqual({ kind: 'move', move });
  }
  for (const line of ['', 'x', '3 6', '03', '3.0', 'OK']) {
    expect(host.read(bytes(line), turn)).toEqual({ kind: 'wrong', code: 'invalid-reply' });
  }
  expect(host.read(bytes('3'), null)).toEqual({ kind: 'wrong', code: 'out-of-turn' });
});

test('the player follows a game', () => {
  const guest = protocolNamed('stones').guest();
  const hear = (line: string) => shownHeard(guest.read(bytes(line)));
  for (const line of ['START 2 1', 'START x 1', 'START 20-60 1', 'START 7']) {
    expect(hear(line)).toBe('unknown');
  }
  expect(hear('START 7 2')).toEqual(['OK\n']);
  expect(hear('TAKE 4')).toBe('unknown');
  expect(hear('TAKE 3')).toEqual([]);
  expect(guest.read(bytes('TURN'))).toMatchObject({ state: { n: 7, taken: [3] } });
  expect(texts(guest.answer('6'))).toEqual(['6\n']);
  expect(hear('TAKE 2')).toEqual([]);
  expect(guest.read(bytes('TURN'))).toMatchObject({ state: { n: 7, taken: [3, 6, 2] } });
  expect(guest.read(bytes('END 2'))).toEqual({ kind: 'over', result: 'lost' });
});

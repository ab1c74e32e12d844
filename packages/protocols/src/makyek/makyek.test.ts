import { describe, expect, test } from 'vitest';
import type { Guest } from '../protocol.js';
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

const wrong = (code: string) => ({ kind: 'wrong', code });

describe('what the referee sends', () => {
  test('START with the colour', () => {
    expect(shown(hostOf('makyek').greeting())).toEqual([['reply', 'START 1\n']]);
    const white = hostOf('makyek', { side: 'white' });
    expect(shown(white.greeting())).toEqual([['reply', 'START 2\n']]);
  });

  test('TURN, with the move before it in front', () => {
    const start = startOf('makyek');
    const turn = (side: string, moves: readonly string[]) =>
      shown([hostOf('makyek', { side }).turn(situationAfter('makyek', start, moves))]);
    expect(turn('black', [])).toEqual([['move', 'TURN\n']]);
    expect(turn('white', ['5 3 0'])).toEqual([['move', 'PLACE 5 3 0\n', 'TURN\n']]);
    expect(turn('black', ['5 3 0', '6 6 1'])).toEqual([['move', 'PLACE 6 6 1\n', 'TURN\n']]);
  });

  test('END with the result', () => {
    const host = hostOf('makyek');
    const results = ['won', 'lost', 'drawn', null] as const;
    const ends = results.map((result) => texts(host.farewell(result, null)));
    expect(ends).toEqual([['END 1\n'], ['END 2\n'], ['END 0\n'], ['END 0\n']]);
    // A move that ends the game is told as well, without a turn.
    expect(texts(host.farewell('lost', '5 3 0'))).toEqual(['PLACE 5 3 0\n', 'END 2\n']);
  });
});

describe('what the referee reads', () => {
  const host = hostOf('makyek');
  const [start] = host.greeting();
  const turn = host.turn({ state: null, moves: [], remaining: null });

  test('OK for START', () => {
    expect(host.read(bytes('OK'), start!)).toEqual({ kind: 'reply' });
    for (const line of ['ok', 'OK ', '5 3 0', '']) {
      expect(host.read(bytes(line), start!)).toEqual(wrong('invalid-reply'));
    }
  });

  test('three whole numbers for TURN', () => {
    for (const move of ['5 3 0', '11 11 7', '-1 99 8']) {
      expect(host.read(bytes(move), turn)).toEqual({ kind: 'move', move });
    }
    for (const line of ['5 3', '5 3 0 1', '5  3 0', ' 5 3 0', '5,3,0', '5 3 x', 'OK', '']) {
      expect(host.read(bytes(line), turn)).toEqual(wrong('invalid-reply'));
    }
  });

  test('DEBUG at any time, in any encoding', () => {
    for (const open of [start!, turn, null]) {
      expect(host.read(bytes('DEBUG depth  4 '), open)).toEqual({
        kind: 'debug',
        text: 'depth  4 ',
      });
      expect(host.read(bytes('DEBUG'), open)).toEqual({ kind: 'debug', text: '' });
      const frame = Uint8Array.of(...bytes('DEBUG '), 0xff);
      expect(host.read(frame, open)).toEqual({ kind: 'debug', text: '\u{fffd}' });
    }
  });

  test('nothing else when nothing is awaited', () => {
    for (const line of ['OK', '5 3 0', '', 'DEBUGGING', 'debug x']) {
      expect(host.read(bytes(line), null)).toEqual(wrong('out-of-turn'));
    }
  });
});

describe('the player', () => {
  const hear = (guest: Guest, line: string) => shownHeard(guest.read(bytes(line)));

  test('follows a game', () => {
    const guest = protocolNamed('makyek').guest();
    expect(guest.hello()).toEqual([]);
    expect(hear(guest, 'START 2')).toEqual(['OK\n']);
    expect(hear(guest, 'PLACE 5 3 0')).toEqual([]);
    const { state } = situationAfter('makyek', startOf('makyek'), ['5 3 0']);
    expect(guest.read(bytes('TURN'))).toEqual({
      kind: 'choose',
      state,
      moveTime: null,
      remaining: null,
    });
    expect(texts(guest.answer('6 6 1'))).toEqual(['6 6 1\n']);
    expect(hear(guest, 'PLACE 4 3 1')).toEqual([]);
  });

  test('is told by START where the game begins, if that is not the usual place', () => {
    const { state } = situationAfter('makyek', startOf('makyek'), ['5 3 0', '6 6 1']);
    const [greeting] = hostOf('makyek', { start: state }).greeting();
    const [line = ''] = texts(greeting!.messages);
    expect(line).toMatch(/^START 1 [.bw/]{155} b 2\n$/);
    const guest = protocolNamed('makyek').guest();
    expect(hear(guest, line)).toEqual(['OK\n']);
    expect(guest.read(bytes('TURN'))).toMatchObject({ kind: 'choose', state });
    expect(hear(guest, 'START 1 ...')).toBe('unknown');
  });

  test('hears how the game ended', () => {
    const guest = protocolNamed('makyek').guest();
    const results = ['END 0', 'END 1', 'END 2', 'END 3', 'END'].map((l) => guest.read(bytes(l)));
    expect(results.map((heard) => heard.kind === 'over' && heard.result)).toEqual([
      'drawn',
      'won',
      'lost',
      null,
      null,
    ]);
  });

  test('listens on after what it does not know or cannot be', () => {
    const guest = protocolNamed('makyek').guest();
    for (const line of ['TURN', 'PLACE 5 3 0', 'START', 'START 3', 'START 0', 'START x', '', 'Q']) {
      expect(hear(guest, line)).toBe('unknown');
    }
    hear(guest, 'START 1');
    expect(hear(guest, 'PLACE 5 3 0')).toBe('unknown');
    guest.answer('5 3 0');
    for (const line of ['TURN', 'PLACE 5 4 0', 'PLACE']) expect(hear(guest, line)).toBe('unknown');
    expect(hear(guest, 'PLACE 6 6 1')).toEqual([]);
    expect(hear(guest, 'TURN')).toBe('choose');
  });
});

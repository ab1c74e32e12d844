import { describe, expect, test } from 'vitest';
import type { Guest } from '../protocol.js';
import { hostOf, protocolNamed, situationAfter, startOf } from '../testing/wire.js';
import { fromBytes, toBytes } from './int32.js';

const start = startOf('reversi-tcp');
const wrong = (code: string) => ({ kind: 'wrong', code });
const black = () => hostOf('reversi-tcp');

describe('what the referee sends', () => {
  test('268 bytes for a turn, in one message', () => {
    const host = hostOf('reversi-tcp', { side: 'white' });
    const { messages, awaits } = host.turn(situationAfter('reversi-tcp', start, ['1,2']));
    const [packet = new Uint8Array()] = messages;
    expect([awaits, messages.length, packet.length]).toEqual(['move', 1, 268]);
    const bytesAt = (offset: number) => [...packet.subarray(offset, offset + 4)];
    expect(bytesAt(0)).toEqual([1, 0, 0, 0]);
    expect(bytesAt(4)).toEqual([1, 0, 0, 0]);
    const corner = [0xff, 0xff, 0xff, 0xff];
    for (const cell of [0, 7, 56, 63]) expect(bytesAt(8 + 4 * cell)).toEqual(corner);
    expect(bytesAt(8 + 4 * (1 * 8 + 2))).toEqual([1, 0, 0, 0]);
    expect(bytesAt(8 + 4 * (2 * 8 + 1))).toEqual([0, 0, 0, 0]);
    expect(bytesAt(264)).toEqual([0, 0, 0, 0]);
  });

  test('a package id that grows, white as 2, is_black', () => {
    const host = black();
    host.turn(situationAfter('reversi-tcp', start, []));
    const situation = situationAfter('reversi-tcp', start, ['1,2', '3,3']);
    const numbers = fromBytes(host.turn(situation).messages[0]!);
    expect(numbers[1]).toBe(2);
    expect(numbers[2 + 3 * 8 + 3]).toBe(2);
    expect(numbers[66]).toBe(1);
  });

  test('nothing but an ear for the team id at first; the end however the game ended', () => {
    expect(black().greeting()).toEqual([{ messages: [], awaits: 'reply' }]);
    for (const result of ['won', 'lost', 'drawn', null] as const) {
      expect(black().farewell(result, null)).toEqual([new Uint8Array(8)]);
    }
  });
});

describe('what the referee reads', () => {
  const situation = situationAfter('reversi-tcp', start, []);

  test('the team id', () => {
    const host = black();
    const [greeting] = host.greeting();
    expect(host.read(toBytes([7]), greeting!)).toEqual({ kind: 'reply', name: '7' });
    expect(host.read(toBytes([-2]), greeting!)).toEqual({ kind: 'reply', name: '-2' });
    expect(host.read(toBytes([1, 1, 0, 0]), greeting!)).toEqual(wrong('invalid-reply'));
    expect(host.read(toBytes([7]), null)).toEqual(wrong('out-of-turn'));
  });

  test('any row and column', () => {
    const host = black();
    const turn = host.turn(situation);
    for (const [row, column] of [
      [1, 2],
      [-1, 8],
      [-(2 ** 31), 2 ** 31 - 1],
    ] as const) {
      const reading = host.read(toBytes([1, 1, row, column]), turn);
      expect(reading).toEqual({ kind: 'move', move: `${row},${column}` });
    }
  });

  test('a late answer by its old package id, whether the next turn has come or not', () => {
    const host = black();
    const late = toBytes([1, 1, 3, 3]);
    host.turn(situation);
    expect(host.read(late, null)).toEqual({ kind: 'ignored' });
    const second = host.turn(situation);
    expect(host.read(late, second)).toEqual({ kind: 'ignored' });
    expect(host.read(late, null)).toEqual({ kind: 'ignored' });
    expect(host.read(toBytes([1, 2, 3, 3]), second)).toEqual({ kind: 'move', move: '3,3' });
  });

  test('nothing else', () => {
    const host = black();
    const turn = host.turn(situation);
    for (const numbers of [
      [0, 1, 3, 3],
      [2, 1, 3, 3],
      [1, 2, 3, 3],
      [1, 0, 3, 3],
      [1, -1, 3, 3],
      [7],
    ]) {
      expect(host.read(toBytes(numbers), turn)).toEqual(wrong('invalid-reply'));
      expect(host.read(toBytes(numbers), null)).toEqual(wrong('out-of-turn'));
    }
  });

  test('4 bytes, then 16 at a time', () => {
    const stream = toBytes([7, 1, 1, 3, 3, 1, 2, 4, 4]);
    const frames = black().framing(1).push(stream);
    expect(frames.map((frame) => fromBytes(frame))).toEqual([[7], [1, 1, 3, 3], [1, 2, 4, 4]]);
  });
});

describe('the player', () => {
  const client = (): Guest => protocolNamed('reversi-tcp').guest();

  test('says its team id, answers with the package id, hears the end', () => {
    const guest = client();
    expect(guest.hello()).toEqual([new Uint8Array(4)]);
    const host = hostOf('reversi-tcp', { side: 'white' });
    const situation = situationAfter('reversi-tcp', start, ['1,2']);
    host.turn(situation);
    const heard = guest.read(host.turn(situation).messages[0]!);
    expect(heard).toEqual({
      kind: 'choose',
      state: situation.state,
      moveTime: null,
      remaining: null,
    });
    expect(guest.answer('3,4')).toEqual([toBytes([1, 2, 3, 4])]);
    expect(guest.read(toBytes([0, 99]))).toEqual({ kind: 'over', result: null });
  });

  test('cuts its stream by the code in front', () => {
    const framing = client().framing(1);
    const turn = toBytes([1, ...Array<number>(66).fill(5)]);
    const stream = Uint8Array.of(...turn, ...turn, ...toBytes([0, 3]));
    expect(framing.push(stream)).toEqual([turn, turn, toBytes([0, 3])]);
    expect(framing.tooLong).toBe(false);
    expect(framing.push(toBytes([2, 0]))).toEqual([]);
    expect(framing.tooLong).toBe(true);
  });

  test('listens on after a board that cannot be', () => {
    const good = fromBytes(black().turn(situationAfter('reversi-tcp', start, [])).messages[0]!);
    const guest = client();
    expect(guest.read(toBytes(good)).kind).toBe('choose');
    expect(guest.read(toBytes(good.with(20, 9))).kind).toBe('unknown');
    expect(guest.read(toBytes(good.with(2, 0))).kind).toBe('unknown');
    expect(guest.read(toBytes(good.map((n, i) => (i > 1 && i < 66 && n === 0 ? 1 : n)))).kind).toBe(
      'unknown',
    );
    for (const numbers of [[1, 1], [2, 0], [], [0]]) {
      expect(guest.read(toBytes(numbers)).kind).toBe('unknown');
    }
  });
});

import { describe, expect, test } from 'vitest';
import type { Guest, Reading } from '../protocol.js';
import { ruleBook } from '../rule-book.js';
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

const blocks = '3,0;18,7';
const wrong = (code: string) => ({ kind: 'wrong', code });

describe('what the referee sends', () => {
  test('START, INFO, the time in seconds, the blocks one by one', () => {
    const host = hostOf('algocup', { moveTime: 5000, options: { blocks } });
    expect(shown(host.greeting())).toEqual([
      ['reply', 'START\n'],
      ['reply', 'INFO\n'],
      ['nothing', 'LimitTime 5\n'],
      ['reply', 'BLOCK 3,0\n'],
      ['reply', 'BLOCK 18,7\n'],
    ]);
  });

  test('no time where a turn has no limit, no blocks where there are none', () => {
    const greeting = shown(hostOf('algocup').greeting());
    expect(greeting).toEqual([
      ['reply', 'START\n'],
      ['reply', 'INFO\n'],
    ]);
  });

  test('a time of part of a second is rounded down, but never to none', () => {
    const told = (moveTime: number) => shown(hostOf('algocup', { moveTime }).greeting())[2];
    expect(told(2999)).toEqual(['nothing', 'LimitTime 2\n']);
    expect(told(300)).toEqual(['nothing', 'LimitTime 1\n']);
  });

  test('BEGIN opens, TURN tells one stone, then two', () => {
    const start = startOf('algocup');
    const turn = (side: string, moves: readonly string[]) =>
      shown([hostOf('algocup', { side }).turn(situationAfter('algocup', start, moves))]);
    expect(turn('black', [])).toEqual([['move', 'BEGIN\n']]);
    expect(turn('white', ['9,9'])).toEqual([['move', 'TURN 9,9\n']]);
    expect(turn('black', ['9,9', '0,0 18,18'])).toEqual([['move', 'TURN 0,0 18,18\n']]);
  });

  test('QUIT however the game ended', () => {
    const host = hostOf('algocup');
    for (const result of ['won', 'lost', 'drawn', null] as const) {
      expect(texts(host.farewell(result, null))).toEqual(['QUIT\n']);
    }
  });
});

describe('what the referee reads', () => {
  const host = hostOf('algocup', { options: { blocks } });
  const [start, info, block] = host.greeting();
  const turn = host.turn({ state: null, moves: [], remaining: null });
  const read = (text: string, open = turn): Reading => host.read(bytes(text), open);

  test('OK, written exactly so', () => {
    for (const open of [start, block]) {
      expect(read('OK', open)).toEqual({ kind: 'reply' });
      for (const text of ['ok', 'OK ', ' OK', 'OKAY', '', 'ERROR', '3,4']) {
        expect(read(text, open)).toEqual(wrong('invalid-reply'));
      }
    }
  });

  test('CR LF as the end of a line', () => {
    const frames = host.framing(99).push(bytes('OK\r\n'));
    expect(frames.map((frame) => host.read(frame, start!))).toEqual([{ kind: 'reply' }]);
  });

  test('who the player is', () => {
    const name = 'TeamName:알파,Department:컴퓨터';
    expect(read(` ${name} `, info)).toEqual({ kind: 'reply', name });
    expect(read('teamname:a', info)).toEqual({ kind: 'reply', name: 'teamname:a' });
    expect(read('OK', info)).toEqual(wrong('invalid-reply'));
    expect(read('', info)).toEqual(wrong('invalid-reply'));
  });

  test('who the player is, in CP949', () => {
    const frame = Uint8Array.of(...bytes('TeamName:'), 0xc7, 0xd1, 0xb1, 0xb9, 0x2c, 0x94, 0xee);
    expect(host.read(frame, info!)).toEqual({ kind: 'reply', name: 'TeamName:한국,뷁' });
  });

  test('one stone or two, whether they can be placed or not', () => {
    for (const move of ['9,9', '0,0 18,18', '3,0 99,-1', '1,1 2,2 3,3']) {
      expect(read(move)).toEqual({ kind: 'move', move });
    }
  });

  test('no other line as a move', () => {
    const lines = [
      'ERROR 1',
      'OK',
      '',
      '9, 9',
      '9,9 ',
      '9;9',
      '9,9  8,8',
      '09,9',
      '9.0,9',
      '9,9,9',
    ];
    for (const line of [...lines, '9,9\r', 'x']) expect(read(line)).toEqual(wrong('invalid-reply'));
    expect(host.read(Uint8Array.of(0xff, 0x39, 0x2c, 0x39), turn)).toEqual(wrong('invalid-reply'));
  });

  test('nothing when nothing is awaited', () => {
    for (const line of ['OK', '9,9', '', 'ERROR']) {
      expect(host.read(bytes(line), null)).toEqual(wrong('out-of-turn'));
      const silent = { messages: [], awaits: 'nothing' } as const;
      expect(host.read(bytes(line), silent)).toEqual(wrong('out-of-turn'));
    }
  });
});

describe('the player', () => {
  const hear = (guest: Guest, line: string) => shownHeard(guest.read(bytes(line)));

  test('knows commands by their beginnings, in any case', () => {
    const guest = protocolNamed('algocup').guest();
    expect(guest.hello()).toEqual([]);
    expect(hear(guest, 'start')).toEqual(['OK\n']);
    expect(hear(guest, 'Information')).toEqual(['TeamName:Daeguk,Department:Daeguk\n']);
    expect(hear(guest, 'limittime 3')).toEqual([]);
    expect(hear(guest, 'Block 3,0')).toEqual(['OK\n']);
    expect(guest.read(bytes('BEGIN'))).toMatchObject({ kind: 'choose', moveTime: 3000 });
    expect(texts(guest.answer('9,9'))).toEqual(['9,9\n']);
    expect(hear(guest, 'turn 0,0 1,1')).toBe('choose');
    expect(guest.read(bytes('quit'))).toEqual({ kind: 'over', result: null });
  });

  test('listens on after what it does not know or cannot be', () => {
    const guest = protocolNamed('algocup').guest();
    hear(guest, 'BLOCK 3,0');
    const lines = ['HELLO', '', 'LimitTime x', 'LimitTime -1', 'BLOCK 3,0', 'BLOCK 19,0', 'BLOCK'];
    for (const line of [...lines, 'TURN 3,0', 'TURN']) expect(hear(guest, line)).toBe('unknown');
    expect(hear(guest, 'TURN 9,9')).toBe('choose');
    for (const line of ['BEGIN', 'BLOCK 5,5']) expect(hear(guest, line)).toBe('unknown');
  });

  test('begins anew at START', () => {
    const guest = protocolNamed('algocup').guest();
    for (const line of ['START', 'BLOCK 3,0', 'TURN 9,9', 'START', 'BLOCK 4,4']) hear(guest, line);
    const heard = guest.read(bytes('BEGIN'));
    const rows = heard.kind === 'choose' ? ruleBook('connect6').board(heard.state).split('/') : [];
    expect(rows[4]).toBe('....#..............');
    expect(rows.join('').replaceAll('.', '')).toBe('#');
  });
});

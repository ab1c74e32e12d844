import { describe, expect, test } from 'vitest';
import type { Guest } from '../protocol.js';
import { checkedOptions, ruleBook } from '../rule-book.js';
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

const book = ruleBook('microchess');
const start = startOf('uci');
const wrong = (code: string) => ({ kind: 'wrong', code });

describe('what the referee sends', () => {
  test('uci, then ucinewgame and isready', () => {
    expect(shown(hostOf('uci').greeting())).toEqual([
      ['reply', 'uci\n'],
      ['reply', 'ucinewgame\n', 'isready\n'],
    ]);
  });

  test('the options of the contest, as far as they are lines', () => {
    const setoptions = [
      'name UCI_Variant value microchess',
      7,
      null,
      ['x'],
      'a\nquit',
      'name Hash',
    ];
    const [, prepare] = hostOf('uci', { settings: { setoptions } }).greeting();
    expect(texts(prepare!.messages)).toEqual([
      'setoption name UCI_Variant value microchess\n',
      'setoption name Hash\n',
      'ucinewgame\n',
      'isready\n',
    ]);
    const [, plain] = hostOf('uci', { settings: { setoptions: 'name Hash' } }).greeting();
    expect(texts(plain!.messages)).toEqual(['ucinewgame\n', 'isready\n']);
  });

  test('the moves since the start', () => {
    const turn = (moves: readonly string[]) =>
      shown([hostOf('uci', { moveTime: 500 }).turn(situationAfter('uci', start, moves))]);
    expect(turn([])).toEqual([['move', 'position startpos\n', 'go movetime 500\n']]);
    expect(turn(['d2d4', 'a4a2'])).toEqual([
      ['move', 'position startpos moves d2d4 a4a2\n', 'go movetime 500\n'],
    ]);
  });

  test('a start of its own as FEN', () => {
    const fen = 'k3/4/1P2/3p/3K b - - 3 7';
    const position = book.parsePosition(fen, checkedOptions(book, {}));
    const own = position.ok ? position.value : null;
    const turn = (moves: readonly string[]) =>
      texts(hostOf('uci', { start: own }).turn(situationAfter('uci', own, moves)).messages)[0];
    expect(turn([])).toBe(`position fen ${fen}\n`);
    expect(turn(['a5a4'])).toBe(`position fen ${fen} moves a5a4\n`);
  });

  test('the clocks in whole milliseconds', () => {
    const situation = situationAfter('uci', start, []);
    const go = (moveTime: number | null, white: number, black: number) => {
      const remaining = { white, black };
      return texts(hostOf('uci', { moveTime }).turn({ ...situation, remaining }).messages)[1];
    };
    expect(go(null, 400_000, 399_999.9)).toBe('go wtime 400000 btime 399999\n');
    expect(go(null, -3, 0)).toBe('go wtime 0 btime 0\n');
    expect(go(1000.5, 10, 20)).toBe('go wtime 10 btime 20 movetime 1000\n');
  });

  test('quit however the game ended', () => {
    for (const result of ['won', 'lost', 'drawn', null] as const) {
      expect(texts(hostOf('uci').farewell(result, null))).toEqual(['quit\n']);
    }
  });
});

describe('what the referee reads', () => {
  const host = hostOf('uci');
  const [identify, prepare] = host.greeting();
  const turn = host.turn(situationAfter('uci', start, []));

  test('a name, once, then uciok', () => {
    const fresh = hostOf('uci');
    const [first, second] = fresh.greeting();
    expect(fresh.read(bytes('uciok'), first!)).toEqual({ kind: 'reply' });
    const name = { kind: 'name', name: 'My Engine 2' };
    expect(fresh.read(bytes('id name  My  Engine 2'), first!)).toEqual(name);
    for (const line of [
      'id name Another',
      'id author me',
      'id',
      'option name Hash type spin',
      '',
    ]) {
      expect(fresh.read(bytes(line), first!)).toEqual({ kind: 'ignored' });
    }
    expect(fresh.read(bytes(' uciok\t'), first!)).toEqual({ kind: 'reply' });
    expect(fresh.read(bytes('readyok'), second!)).toEqual({ kind: 'reply' });
  });

  test('a move', () => {
    for (const move of ['d2d4', 'd4d5q', 'd1b1', 'a5c5', 'd1a1', 'e9e8']) {
      for (const line of [`bestmove ${move}`, `  bestmove\t${move} ponder a4a2 `]) {
        expect(host.read(bytes(line), turn)).toEqual({ kind: 'move', move });
      }
    }
  });

  test('no move at all as an invalid reply', () => {
    for (const line of ['bestmove', 'bestmove (none)', 'bestmove 0000', 'bestmove d2-d4']) {
      expect(host.read(bytes(line), turn)).toEqual(wrong('invalid-reply'));
    }
  });

  test('a move that nobody asked for', () => {
    for (const open of [null, identify!, prepare!]) {
      expect(host.read(bytes('bestmove d2d4'), open)).toEqual(wrong('out-of-turn'));
    }
  });

  test('anything else at any time, and passes over it', () => {
    const lines = ['info depth 3 score cp 20', 'hello', '', 'BESTMOVE d2d4'];
    for (const open of [null, identify!, prepare!, turn]) {
      for (const line of lines) {
        expect(host.read(bytes(line), open)).toEqual({ kind: 'ignored' });
      }
    }
    for (const [line, open] of [
      ['readyok', identify!],
      ['uciok', prepare!],
      ['uciok', turn],
      ['readyok', null],
    ] as const) {
      expect(host.read(bytes(line), open)).toEqual({ kind: 'ignored' });
    }
  });
});

describe('the player', () => {
  const hear = (guest: Guest, line: string) => shownHeard(guest.read(bytes(line)));

  test('answers the opening commands', () => {
    const guest = protocolNamed('uci').guest();
    expect(guest.hello()).toEqual([]);
    expect(hear(guest, 'uci')).toEqual(['id name Daeguk\n', 'id author Daeguk\n', 'uciok\n']);
    expect(hear(guest, 'isready')).toEqual(['readyok\n']);
    for (const line of ['ucinewgame', 'setoption name Hash value 1', 'stop']) {
      expect(hear(guest, line)).toEqual([]);
    }
    expect(guest.read(bytes('quit'))).toEqual({ kind: 'over', result: null });
  });

  test('sets up positions and hears its own clock', () => {
    const guest = protocolNamed('uci').guest();
    const { state } = situationAfter('uci', start, ['d2d4']);
    expect(hear(guest, ' position  startpos moves d2d4 ')).toEqual([]);
    expect(guest.read(bytes('go wtime 100 btime 200'))).toEqual({
      kind: 'choose',
      state,
      moveTime: null,
      remaining: 200,
    });
    hear(guest, 'position fen knbr/p3/4/3P/RBNK w Qk - 0 1');
    expect(guest.read(bytes('go movetime 50 wtime 100 btime 200'))).toEqual({
      kind: 'choose',
      state: start,
      moveTime: 50,
      remaining: 100,
    });
    expect(texts(guest.answer('d2d4'))).toEqual(['bestmove d2d4\n']);
  });

  test('knows castling in both forms', () => {
    const fen = 'k3/4/4/4/R2K w Q - 0 1';
    const boards = ['d1a1', 'd1b1'].map((move) => {
      const guest = protocolNamed('uci').guest();
      hear(guest, `position fen ${fen} moves ${move}`);
      const heard = guest.read(bytes('go infinite'));
      return heard.kind === 'choose' ? book.board(heard.state) : null;
    });
    expect(boards).toEqual(Array(2).fill('k3/4/4/4/1KR1 b - - 1 1'));
  });

  test('keeps its position after one that cannot be', () => {
    const guest = protocolNamed('uci').guest();
    hear(guest, 'position startpos moves d2d4');
    const lines = ['position', 'position startpos moves d2d5', 'position fen x', 'position here'];
    for (const line of [...lines, 'hello', '']) expect(hear(guest, line)).toBe('unknown');
    const { state } = situationAfter('uci', start, ['d2d4']);
    expect(guest.read(bytes('go'))).toMatchObject({ kind: 'choose', state });
  });

  test('has no move to choose when the game is over', () => {
    const guest = protocolNamed('uci').guest();
    hear(guest, 'position fen k3/4/4/4/3K w - - 0 1');
    expect(hear(guest, 'go wtime 1 btime 1')).toBe('unknown');
  });
});

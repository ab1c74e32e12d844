import { describe, expect, it } from 'vitest';
import { connect6 } from './connect6/rules.js';
import type { AnyGame } from './game.js';
import { members } from './json.js';
import { makyek } from './makyek/rules.js';
import { readOptions } from './options.js';
import { reversi } from './reversi/rules.js';

// What the three board games of black and white have in common is tested through each of them.
const gridGames: [string, AnyGame][] = [connect6, makyek, reversi].map((game) => [game.name, game]);

describe.each(gridGames)('a position of %s', (_, game) => {
  const { options, board, rows } = startOf(game);
  const size = rows.length;
  const withRow = (row: string) => rows.with(1, row).join('/');

  it.each([
    ['nothing', 'position-row-count', ''],
    ['a row too few', 'position-row-count', rows.slice(1).join('/')],
    ['a row too many', 'position-row-count', `${board}/${rows[1]}`],
    ['a megabyte of rows', 'position-row-count', '/'.repeat(2 ** 20)],
    ['a row too short', 'position-rows', withRow('.'.repeat(size - 1))],
    ['a row too long', 'position-rows', withRow('.'.repeat(size + 1))],
    ['a row of a megabyte', 'position-rows', withRow('.'.repeat(2 ** 20))],
    ['an unknown symbol', 'position-symbol', withRow('x'.padEnd(size, '.'))],
    ['a capital', 'position-symbol', withRow('B'.padEnd(size, '.'))],
    ['a NUL byte', 'position-symbol', withRow('\0'.padEnd(size, '.'))],
    ['half a character', 'position-symbol', withRow('\ud83d'.padEnd(size, '.'))],
    ['an unknown side', 'position-fields', `${board} black`],
    ['a block to move', 'position-fields', `${board} #`],
    ['plies that are no number', 'position-fields', `${board} b many`],
    ['plies below zero', 'position-fields', `${board} b -1`],
    ['a huge number of plies', 'position-fields', `${board} b ${'9'.repeat(30)}`],
    ['a field too many', 'position-fields', `${board} b 0 0`],
  ])('with %s is refused: %s', (_, code, text) => {
    expect(game.parsePosition(text, options)).toMatchObject({ ok: false, fault: { code } });
  });

  it('says where a wrong symbol stands', () => {
    expect(game.parsePosition(withRow('...?'.padEnd(size, '.')), options)).toMatchObject({
      fault: { values: { row: 2, place: 4, symbol: '?' } },
    });
  });

  it('is answered with the fields that are wrong, whatever blanks stand around it', () => {
    expect(game.parsePosition(`  ${board}  w  x `, options)).toMatchObject({
      fault: { values: { text: 'w  x' } },
    });
  });
});

describe.each(gridGames)('JSON of %s', (_, game) => {
  const { state, rows } = startOf(game);
  const good = members(game.toJson(state));

  it('is read', () => {
    expect(game.fromJson(good)).toEqual({ ok: true, value: state });
  });

  it.each([undefined, null, [], {}, 'board', 5, true, [good]])('is not %j', (json) => {
    expect(game.fromJson(json)).toMatchObject({ ok: false, fault: { code: 'json-shape' } });
  });

  it.each([
    ['board', null],
    ['board', 5],
    ['board', [good.board]],
    ['toMove', undefined],
    ['toMove', 'max'],
    ['toMove', 'b'],
    ['toMove', 2],
    ['ply', undefined],
    ['ply', '3'],
    ['ply', -1],
    ['ply', 1.5],
    ['ply', Number.NaN],
    ['ply', Number.POSITIVE_INFINITY],
  ])('with %s = %j is refused', (field, wrong) => {
    expect(game.fromJson({ ...good, [field]: wrong })).toMatchObject({
      ok: false,
      fault: { code: 'json-shape', values: { field } },
    });
  });

  it('with a broken board is refused like a position', () => {
    expect(game.fromJson({ ...good, board: rows.with(1, '').join('/') })).toMatchObject({
      ok: false,
      fault: { code: 'position-rows' },
    });
  });
});

function startOf(game: AnyGame) {
  const options = readOptions(game.options, {});
  if (!options.ok) throw new Error(options.fault.code);
  const state = game.setup(options.value, null);
  const board = game.board(state);
  return { options: options.value, state, board, rows: board.split('/') };
}

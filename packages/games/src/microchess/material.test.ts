import { describe, expect, it } from 'vitest';
import { readOptions } from '../options.js';
import { at, DEFAULTS } from '../testing/microchess-play.js';
import { type Material, microchessOptions } from './options.js';
import { microchess } from './rules.js';

/** Who wins when the ply limit is reached with these pieces on the board. */
function winner(pieces: string, material: Material = DEFAULTS.material) {
  return microchess.outcome(at(`${pieces} w - - 0 41`, { material }))?.winner;
}

function material(value: unknown): Material {
  const options = readOptions(microchessOptions, { material: value });
  if (!options.ok) throw new Error(options.fault.code);
  return options.value.material;
}

describe('material decides by K4 Q10 R5 B3 N3 P1', () => {
  it.each([
    ['a pawn more', 'white', 'k3/p3/4/2PP/3K'],
    ['a pawn less', 'black', 'k3/pp2/4/3P/3K'],
    ['the same', null, 'k3/p3/4/3P/3K'],
    ['a bishop for a knight', null, 'kn2/p3/4/3P/B2K'],
    ['a knight for three pawns', null, 'k3/ppp1/4/4/N2K'],
    ['a rook for bishop and pawn', 'white', 'kb2/p3/4/4/2RK'],
    ['a rook for bishop and two pawns', null, 'kb2/pp2/4/4/2RK'],
    ['a rook for bishop and knight', 'black', 'kbn1/4/4/4/2RK'],
    ['a queen for two rooks', null, 'krr1/4/4/4/2QK'],
    ['a queen for rook, bishop and pawn', 'white', 'krb1/p3/4/4/2QK'],
    ['a queen for two rooks and a pawn', 'black', 'krr1/p3/4/4/2QK'],
  ])('%s: %s', (_, expected, pieces) => {
    expect(winner(pieces)).toBe(expected);
  });
});

describe('the option material', () => {
  it('changes what it names and leaves the rest', () => {
    expect(material('Q9,R4')).toEqual({ K: 4, Q: 9, R: 4, B: 3, N: 3, P: 1 });
    expect(material({ Q: 9 })).toEqual({ K: 4, Q: 9, R: 5, B: 3, N: 3, P: 1 });
    expect(material({})).toEqual(DEFAULTS.material);
  });

  it('decides the game', () => {
    expect(winner('krr1/4/4/4/2QK', material('Q9'))).toBe('black');
    expect(winner('krr1/4/4/4/2QK', material('Q11'))).toBe('white');
    expect(winner('kn2/p3/4/3P/B2K', material({ B: 4 }))).toBe('white');
  });

  it.each([
    '',
    'Q',
    'Q9,',
    'Q9 R5',
    'X9',
    'q9',
    'Q-1',
    'Q1001',
    'Q9.5',
    null,
    9,
    true,
    ['Q9'],
    { X: 9 },
    { Q: '9' },
    { Q: -1 },
    { Q: 1001 },
    { Q: 1.5 },
    { Q: null },
  ])('is not %j', (value) => {
    expect(readOptions(microchessOptions, { material: value })).toMatchObject({
      ok: false,
      fault: { code: 'material-unreadable', values: { option: 'material' } },
    });
  });
});

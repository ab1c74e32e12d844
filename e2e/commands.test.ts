import { describe, expect, it } from 'vitest';
import { daeguk, daegukEach, jsonLines } from './daeguk.js';

describe('rules', () => {
  it('prints the start and the state after each move', () => {
    const { code, out } = daeguk(['rules', 'makyek'], '9 9 7\n8 2 3\n');
    expect(code).toBe(0);
    const [start, first, second] = jsonLines(out);
    expect(start).toEqual({
      ply: 0,
      toMove: 'black',
      board:
        '............/............/..www....b../.........b../............/...bbb....../' +
        '......www.../............/..w........./..w....bbb../............/............',
      legal: 53,
      outcome: null,
    });
    expect(first).toMatchObject({ ply: 1, toMove: 'white', legal: 53 });
    expect(second).toMatchObject({ ply: 2, toMove: 'black', legal: 55 });
  });

  it('reports an illegal move, keeps the state and ends with 1', () => {
    const { code, out } = daeguk(['rules', 'reversi'], '0,0\n1,1\n1,1\n');
    expect(code).toBe(1);
    expect(jsonLines(out)).toMatchObject([
      { ply: 0, toMove: 'black', legal: 36 },
      { ply: 0, error: { code: 'blocked', message: expect.stringContaining('corner') } },
      { ply: 1, toMove: 'white' },
      { ply: 1, error: { code: 'occupied' } },
    ]);
  });

  it('plays to the outcome', () => {
    const { code, out } = daeguk(['rules', 'picking-stones', '--set', 'n=7'], '3\n6\n2\n4\n1\n7\n');
    expect(code).toBe(0);
    const last = jsonLines(out).at(-1);
    const outcome = { winner: 'min', ending: 'last-stone' };
    expect(last).toEqual({ ply: 6, toMove: null, board: '5', legal: 0, outcome });
  });

  it('accepts lines that end with CR LF and a last line without an end', () => {
    const { code, out } = daeguk(['rules', 'microchess'], 'd2d4\r\na4a2');
    expect(code).toBe(0);
    expect(jsonLines(out)).toHaveLength(3);
  });

  it('starts from a position and with options', () => {
    const position = 'k3/4/1K2/4/3R w - - 0 40';
    const { out } = daeguk(['rules', 'microchess', '--position', position], 'd1d5\n');
    const end = jsonLines(out).at(-1);
    expect(end).toMatchObject({ toMove: null, outcome: { winner: 'white', ending: 'checkmate' } });
    const blocks = daeguk(['rules', 'connect6', '--set', 'blocks=1,4;4,17']).out;
    expect(jsonLines(blocks)).toMatchObject([{ legal: 359 }]);
  });

  it('draws the same blocks from the same seed', () => {
    const draw = (seed: string) => daeguk(['rules', 'connect6', '--seed', seed]).out;
    expect(draw('7')).toBe(draw('7'));
    expect(draw('7')).not.toBe(draw('8'));
    const blocks = draw('7').split('#').length - 1;
    expect([2, 4, 6, 8, 10]).toContain(blocks);
  });
});

describe('perft', () => {
  it('prints a line for each depth', () => {
    const { code, out } = daeguk(['perft', 'microchess', '3']);
    expect(code).toBe(0);
    expect(out).toBe('{"depth":1,"nodes":12}\n{"depth":2,"nodes":110}\n{"depth":3,"nodes":967}\n');
  });
});

describe('play', () => {
  it('prints what the assignment asks for', () => {
    const { code, out } = daeguk(['play', '7', '3', '1', '4', '2']);
    expect(code).toBe(0);
    expect(out).toBe(
      'Best Move : 6\nCalculated Value : 1.0\nNumber of Visited Nodes : 3\nMax Depth : 2\n',
    );
  });

  it('says so when there is no stone to take', () => {
    const { code, out, err } = daeguk(['play', '10', '2', '1', '7']);
    expect(code).toBe(0);
    expect(out).toBe(
      'Best Move : none\nCalculated Value : -1.0\nNumber of Visited Nodes : 1\nMax Depth : 0\n',
    );
    expect(err).toContain('no stone to take');
  });

  it('looks ahead as far as it is told, by either evaluation', () => {
    const far = ['play', '21', '5', '9', '1', '20', '4', '2', '--depth', '3', '--json'];
    const takeStones = daeguk([...far, '--evaluation', 'take-stones']).out;
    const answer = { move: 10, value: -0.6, visited: 33, evaluated: 18, maxDepth: 3 };
    expect(jsonLines(takeStones)).toEqual([answer]);
    expect(jsonLines(daeguk(far).out)).toMatchObject([{ maxDepth: 3 }]);
  });

  it('solves any size exactly, with a proof', () => {
    const small = daeguk(['play', '7', '0', '--exact']);
    expect(small.out).toBe(
      'Winner : Min\nBest Move : 1\n' +
        'Proof : whatever Max takes has a partner for Min to answer with: 1–7, 3–6, 2–4\n',
    );
    const large = daeguk(['play', '10000', '0', '--exact', '--json']);
    expect(jsonLines(large.out)).toMatchObject([{ winner: 'max', move: 75 }]);
  });
});

describe('help', () => {
  const commands = [[], ['rules'], ['perft'], ['play'], ['demo'], ['help']];

  it.each(['en', 'ko', 'zh'])('in %s fits 80 columns, of every command', (language) => {
    const asked = commands.map((command) => ({ words: [...command, '--help'] }));
    const helps = daegukEach(asked, language);
    expect(helps).toHaveLength(commands.length);
    for (const { code, out } of helps) {
      expect(code).toBe(0);
      expect(out.split('\n').filter((line) => columns(line) > 80)).toEqual([]);
      expect(out).toContain('daeguk');
    }
  });

  it('is shown by the command of that name too', () => {
    const { code, out } = daeguk(['help', 'play']);
    expect(code).toBe(0);
    expect(out).toBe(daeguk(['play', '--help']).out);
    expect(daeguk(['help']).out).toBe(daeguk(['--help']).out);
  });

  it('is what a lone "daeguk" shows, as bad usage', () => {
    const { code, out, err } = daeguk([]);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain('Usage: daeguk');
  });
});

describe('demo', () => {
  it('plays the same game from the same seed and says how it ended', () => {
    const { code, out } = daeguk(['demo', '--seed', '5']);
    expect(code).toBe(0);
    expect(out).toContain('Black has more discs and wins');
    expect(daeguk(['demo', '--seed', '5']).out).toBe(out);
  });
});

/** The letters of East Asia take two columns of a terminal. */
function columns(line: string): number {
  return [...line].reduce((sum, letter) => sum + (letter > '\u1100' && letter !== '…' ? 2 : 1), 0);
}

import type { BoardStanding } from '@daeguk/api';
import { describe, expect, it } from 'vitest';
import { matrix, scores } from './matrix.js';

const standing = (submission: number) => ({ entrant: { submission } }) as BoardStanding;

describe('a crosstable', () => {
  const table = [standing(7), standing(5), standing(9)];
  const rows = matrix(table, [
    { first: 5, second: 7, won: 0, drawn: 1, lost: 1 },
    { first: 7, second: 5, won: 1, drawn: 0, lost: 0 },
  ]);

  it('has everybody against everybody, from both sides, added up', () => {
    expect(rows.map(({ cells }) => cells)).toEqual([
      [null, { won: 2, drawn: 1, lost: 0 }, null],
      [{ won: 0, drawn: 1, lost: 2 }, null, null],
      [null, null, null],
    ]);
  });

  it('counts a drawn game as a half for each', () => {
    expect(scores({ won: 2, drawn: 1, lost: 0 })).toEqual([2.5, 0.5]);
  });
});

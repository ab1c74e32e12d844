import type { Answer, BoardStanding } from '@daeguk/api';

type Pairs = Answer<'GET /api/tournaments/:tournament/crosstable'>;

export interface MatrixCell {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

export interface MatrixRow {
  readonly standing: BoardStanding;
  /** In the order of the rows; null for itself, and where two have not met. */
  readonly cells: readonly (MatrixCell | null)[];
}

/** Everybody against everybody, in the order of the table. */
export function matrix(table: readonly BoardStanding[], pairs: Pairs): MatrixRow[] {
  const met = new Map<string, MatrixCell>();
  const add = (row: number, column: number, { won, drawn, lost }: MatrixCell) => {
    const key = `${row}/${column}`;
    const old = met.get(key) ?? { won: 0, drawn: 0, lost: 0 };
    met.set(key, { won: old.won + won, drawn: old.drawn + drawn, lost: old.lost + lost });
  };
  for (const { first, second, won, drawn, lost } of pairs) {
    add(first, second, { won, drawn, lost });
    add(second, first, { won: lost, drawn, lost: won });
  }
  const ids = table.map(({ entrant }) => entrant.submission);
  return table.map((standing) => ({
    standing,
    cells: ids.map((id) => met.get(`${standing.entrant.submission}/${id}`) ?? null),
  }));
}

/** What two have made of their games: a drawn one is a half for each. */
export function scores({ won, drawn, lost }: MatrixCell): readonly [own: number, theirs: number] {
  return [won + drawn / 2, lost + drawn / 2];
}

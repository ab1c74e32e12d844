import { fail, ok, type Result } from '@daeguk/games';
import type { SeatName } from '@daeguk/referee';
import { eq } from 'drizzle-orm';
import type { Viewer } from '../accounts/viewer.js';
import { games } from '../store/schema.js';
import type { Db } from '../store/store.js';
import { type GameRow, readGameRows } from './game-rows.js';
import { isHidden, isSecret, mayOpen, ownSeats, readFrozenBoards } from './sight.js';

/** A game, and what it is to whoever looks at it. */
export interface OpenedGame {
  readonly row: GameRow;
  readonly isHidden: boolean;
  /** Not even who plays may be told. */
  readonly isSecret: boolean;
  readonly own: readonly SeatName[];
}

/** A game asked for by its id. One that is not for these eyes is as good as none. */
export async function openGame(db: Db, id: number, viewer: Viewer): Promise<Result<OpenedGame>> {
  const [row] = await readGameRows(db, eq(games.id, id), 1);
  if (row === undefined || !mayOpen(row, viewer)) return fail('no-game', { game: id });
  const frozen = await readFrozenBoards(db);
  return ok({
    row,
    isHidden: isHidden(row, viewer, frozen),
    isSecret: isSecret(row, viewer, frozen),
    own: ownSeats(row, viewer),
  });
}

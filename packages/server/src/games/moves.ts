import type { GamePage } from '@daeguk/api';
import { recordedMoves } from '@daeguk/referee';
import { and, asc, eq } from 'drizzle-orm';
import { notes } from '../store/schema.js';
import type { Db } from '../store/store.js';
import type { GameRow } from './game-rows.js';
import { Recent } from './recent.js';
import { readRecord } from './record.js';

type Moves = GamePage['moves'];

/** Many look at the same games. A seal stands for every byte of a record: what was read for it stays true. */
const sealed = new Recent<Moves>(200);

/** The moves of a game: those of its record, or those so far. */
export async function readMoves(db: Db, row: GameRow): Promise<Moves> {
  const { id, state, seal } = row;
  if (state === 'waiting') return [];
  if (state === 'playing') return await movesSoFar(db, row);
  return seal === null ? await movesInRecord(db, id) : sealed.of(seal, () => movesInRecord(db, id));
}

async function movesInRecord(db: Db, id: number): Promise<Moves> {
  const record = await readRecord(db, id);
  return record === null ? [] : recordedMoves(record.toString('utf8'));
}

async function movesSoFar(db: Db, { id, attempt }: GameRow): Promise<Moves> {
  const rows = await db
    .select({ note: notes.note })
    .from(notes)
    .where(and(eq(notes.game, id), eq(notes.attempt, attempt)))
    .orderBy(asc(notes.number));
  const moves: Moves = [];
  for (const { note } of rows) {
    if (note.event !== 'moved') continue;
    // The referee has begun anew: what it noted before is void.
    if (note.ply <= (moves.at(-1)?.ply ?? 0)) moves.length = 0;
    const { event, ...move } = note;
    moves.push({ memory: null, ...move });
  }
  return moves;
}

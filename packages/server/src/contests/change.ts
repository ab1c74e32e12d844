import { fail, type Language, ok, type Result } from '@daeguk/games';
import type { Contest } from '@daeguk/referee';
import { eq } from 'drizzle-orm';
import { contests } from '../store/schema.js';
import type { Db, Store, Transaction } from '../store/store.js';
import { changedCalendar } from './calendar.js';
import { checkContest } from './check.js';
import { type ContestRow, findContest } from './contests.js';
import { revisionOf } from './revision.js';
import { addContest, keepLadder } from './rows.js';

type File = ContestRow['file'];
type CalendarChanges = Parameters<typeof changedCalendar>[0];

interface NewContest {
  readonly file: File;
  readonly calendar: CalendarChanges;
  readonly entry: ContestRow['entry'];
}

type Changes = { readonly [K in keyof NewContest]?: NewContest[K] | undefined } & {
  /** What they were made to; whatever is there, where nothing is said. */
  readonly revision?: string | undefined;
};

/** A contest of an organiser's. Answers with its id. */
export async function createContest(
  store: Store,
  wanted: NewContest,
  language: Language,
): Promise<Result<string>> {
  const drawnUp = drawUp(wanted, language);
  if (!drawnUp.ok) return drawnUp;
  const { row, contest } = drawnUp.value;
  const isNew = await store.transaction((tx) => addContest(tx, row, contest));
  return isNew ? ok(row.id) : fail('contest-taken', { contest: row.id });
}

/** The same as if it had been made; nothing is kept. */
export async function tryContest(
  db: Db,
  wanted: NewContest,
  language: Language,
): Promise<Result<ContestRow>> {
  const drawnUp = drawUp(wanted, language);
  if (!drawnUp.ok) return drawnUp;
  const { row } = drawnUp.value;
  const isNew = (await findContest(db, row.id)) === null;
  return isNew ? ok({ ...row, createdAt: new Date() }) : fail('contest-taken', { contest: row.id });
}

function drawUp({ file, calendar, entry }: NewContest, language: Language) {
  const contest = checkContest(file, language);
  if (!contest.ok) return contest;
  const dates = changedCalendar(calendar);
  if (!dates.ok) return dates;
  const row = { id: contest.value.id, file, isFromFile: false, entry, ...dates.value };
  return ok({ row, contest: contest.value });
}

/** Other dates, another way in, or (where no file has it) another contest under the same name. */
export async function changeContest(
  store: Store,
  id: string,
  { file, calendar = {}, entry, revision }: Changes,
  language: Language,
): Promise<Result<string>> {
  return store.transaction(async (tx) => {
    const [row] = await tx.db
      .select()
      .from(contests)
      .where(eq(contests.id, id))
      .for('no key update');
    if (row === undefined) return fail('unknown-contest', { contest: id });
    if (revision !== undefined && revision !== revisionOf(row)) {
      return fail('contest-changed', { contest: id });
    }
    const dates = changedCalendar(calendar, row);
    if (!dates.ok) return dates;
    const contest = file === undefined ? ok(null) : changedFile(row, file, language);
    if (!contest.ok) return contest;
    const changes = { ...dates.value, ...(entry && { entry }), ...(file && { file }) };
    await tx.db.update(contests).set(changes).where(eq(contests.id, id));
    await tell(tx, id, contest.value);
    return ok(id);
  });
}

/** What was played so far was played by the game of the old file: that stays. */
function changedFile(row: ContestRow, file: File, language: Language): Result<Contest> {
  if (row.isFromFile) return fail('contest-from-file', { contest: row.id });
  const contest = checkContest(file, language);
  if (!contest.ok) return contest;
  const { id, game } = contest.value;
  if (id !== row.id) return fail('contest-renamed', { contest: row.id });
  if (game !== row.file.game) return fail('contest-other-rules', { contest: row.id });
  return contest;
}

async function tell(tx: Transaction, id: string, contest: Contest | null): Promise<void> {
  if (contest !== null) await keepLadder(tx, contest);
  await tx.notify('contests', id);
}

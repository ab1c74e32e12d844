import type { GamePage } from '@daeguk/api';
import { fail, type Language, ok, type Result } from '@daeguk/games';
import {
  describeVerdict,
  drawConditions,
  readContest,
  type SeatName,
  type Verdict,
  verdictFor,
} from '@daeguk/referee';
import { eq } from 'drizzle-orm';
import type { Viewer } from '../accounts/viewer.js';
import { games } from '../store/schema.js';
import type { Db } from '../store/store.js';
import { readMoves } from './moves.js';
import { type OpenedGame, openGame } from './open.js';
import { summaryOf } from './summary.js';

/** Everything there is to see of one game. */
export async function gamePage(
  db: Db,
  id: number,
  viewer: Viewer,
  language: Language,
): Promise<Result<GamePage>> {
  const opened = await openGame(db, id, viewer);
  if (!opened.ok) return opened;
  if (opened.value.isSecret) return fail('frozen', { game: id });
  return pageOf(db, opened.value, viewer.isOrganiser ? 'all' : opened.value.own, language);
}

/** The same of a game that is open already, with what is the own of certain seats and of no other. */
export async function pageOf(
  db: Db,
  { row, isHidden }: OpenedGame,
  seats: readonly SeatName[] | 'all',
  language: Language,
): Promise<Result<GamePage>> {
  const file = await readFile(db, row.id);
  const contest = readContest(file);
  if (!contest.ok) return contest;
  const { game, start, moveTime, gameTime } = drawConditions(contest.value, row.seed);
  const isTimed = contest.value.limits.clock !== 'off';
  const page = {
    ...summaryOf(row, isHidden),
    seed: row.seed,
    file,
    start: game.toJson(start),
    moveTime: isTimed ? moveTime : null,
    gameTime: isTimed ? gameTime : null,
  };
  if (isHidden) return ok({ ...page, ...UNTOLD });
  const { verdict } = row;
  return ok({
    ...page,
    verdict: verdict && verdictView(seats === 'all' ? verdict : verdictFor(seats, verdict)),
    sentence: verdict && describeVerdict(game, verdict, language),
    moves: await readMoves(db, row),
    usage: row.usage,
    overruledFor: row.overruledFor,
    voids: row.voids,
    seal: row.seal,
  });
}

/** What is told of a game of which nothing may be told. */
const UNTOLD = {
  verdict: null,
  sentence: null,
  moves: [],
  usage: null,
  overruledFor: null,
  voids: 0,
  seal: null,
};

async function readFile(db: Db, id: number) {
  const [row] = await db.select({ file: games.file }).from(games).where(eq(games.id, id));
  if (row === undefined) throw new TypeError('a game that was never stored');
  return row.file;
}

/** The code is that of its sentence: the ending, and after a dot what led there. */
function verdictView(verdict: Verdict): GamePage['verdict'] {
  const { ending, cause, values, winner, culprit, margin } = verdict;
  const code = cause === null ? ending : `${ending}.${cause}`;
  return { code, values, winner, culprit, margin };
}

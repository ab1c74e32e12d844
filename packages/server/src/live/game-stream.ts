import type { GameEvent, GamePage } from '@daeguk/api';
import { fail, ok, type Result } from '@daeguk/games';
import type { Note } from '@daeguk/referee';
import { and, asc, eq, gte } from 'drizzle-orm';
import type { Logger } from 'pino';
import { type ContestRow, isFrozen } from '../contests/contests.js';
import { openGame } from '../games/open.js';
import { pageOf } from '../games/page.js';
import { contests, games, notes } from '../store/schema.js';
import type { Db } from '../store/store.js';
import { type Place, placeText } from './place.js';
import { Renewal } from './renewal.js';
import { encode, type Told } from './told.js';

/** Whoever is told of a game: a watcher, or a person at one of its seats. */
export interface Follower {
  hear(told: readonly Told<GameEvent>[]): void;
  /** Nothing more comes, or nothing more that may be seen. */
  end(): void;
}

/** Notes as they are told through the database; null where they were too long for it. */
export interface NotesTold {
  readonly attempt: number;
  /** Of the first of them. */
  readonly number: number;
  readonly notes: readonly Note[] | null;
}

type Moved = GamePage['moves'][number] | Extract<Note, { event: 'moved' }>;

const GAME = {
  state: games.state,
  attempt: games.attempt,
  purpose: games.purpose,
  orderedBy: games.orderedBy,
};

/**
 * One game as it is told. All of its present attempt is kept, so that who comes later, or again, costs no query:
 * games have a few hundred moves at most.
 */
export class GameStream {
  readonly #db: Db;
  readonly #game: number;
  readonly #renewal: Renewal;
  /** Whether each of them may see a game while boards stand still. */
  readonly #followers = new Map<Follower, boolean>();
  /** When the boards of its contest stand still; null for games that are on no board. */
  #calendar: ContestRow | null = null;
  #attempt = 0;
  /** The beginning, then a move after the other: a place in here is the number in its id. */
  #told: Told<GameEvent>[] = [];
  /** The number of the note that comes next. */
  #next = 1;
  #over: Told<GameEvent> | null = null;
  #joining = 0;

  constructor(db: Db, game: number, log: Logger) {
    this.#db = db;
    this.#game = game;
    this.#renewal = new Renewal(() => this.#read(), log);
  }

  /** Nobody follows it. */
  get isIdle(): boolean {
    return this.#followers.size === 0 && this.#joining === 0;
  }

  /**
   * Tells a follower everything after a place, then what comes. Answers false if there is nothing to come, or why it
   * may not be seen; only otherwise a follower is asked for.
   */
  async join(
    since: Place | null,
    seesFrozen: boolean,
    open: () => Follower,
  ): Promise<Result<boolean>> {
    this.#joining++;
    try {
      await this.#renewal.first();
    } finally {
      this.#joining--;
    }
    if (this.#over === null && this.#isFrozen() && !seesFrozen)
      return fail('frozen', { game: this.#game });
    const isSeen = since?.attempt === this.#attempt && since.number === 'over';
    if (this.#over !== null && isSeen) return ok(false);
    const follower = open();
    follower.hear(this.#after(since));
    if (this.#over === null) this.#followers.set(follower, seesFrozen);
    else follower.end();
    return ok(true);
  }

  leave(follower: Follower): void {
    this.#followers.delete(follower);
  }

  /** What the database has of it now: whenever something was told that may not be all. */
  refresh(): void {
    this.#renewal.again();
  }

  hear({ attempt, number, notes }: NotesTold): void {
    const next = attempt === this.#attempt ? this.#next : 1;
    if (this.#renewal.isFirst || notes === null || number > next) this.refresh();
    else this.#take(attempt, number, notes);
  }

  close(): void {
    this.#renewal.stop();
    this.#end();
  }

  /** For everybody, until they come again. */
  #end(): void {
    for (const follower of this.#followers.keys()) follower.end();
    this.#followers.clear();
  }

  #isFrozen(): boolean {
    return this.#calendar !== null && isFrozen(this.#calendar, new Date());
  }

  #after(since: Place | null): Told<GameEvent>[] {
    const isOnItsWay = since?.attempt === this.#attempt && since.number !== 'over';
    const rest = this.#told.slice(isOnItsWay ? Number(since.number) + 1 : 0);
    return this.#over === null ? rest : [...rest, this.#over];
  }

  async #read(): Promise<void> {
    const [row] = await this.#db
      .select({ game: GAME, contest: contests })
      .from(games)
      .innerJoin(contests, eq(contests.id, games.contest))
      .where(eq(games.id, this.#game));
    if (row === undefined) return this.#end();
    const { state, attempt, purpose, orderedBy } = row.game;
    this.#calendar = purpose === 'tournament' ? row.contest : null;
    // Between two attempts there is nothing to tell.
    if (state === 'waiting') return;
    if (state === 'playing') await this.#readNotes(attempt);
    // Everybody may see games of tournaments; others are for whoever ordered them, and for those they let in.
    else await this.#readEnd(attempt, purpose === 'tournament' ? null : orderedBy);
  }

  async #readNotes(attempt: number): Promise<void> {
    const next = attempt === this.#attempt ? this.#next : 1;
    const rows = await this.#db
      .select({ number: notes.number, note: notes.note })
      .from(notes)
      .where(and(eq(notes.game, this.#game), eq(notes.attempt, attempt), gte(notes.number, next)))
      .orderBy(asc(notes.number));
    this.#begin(attempt);
    for (const { number, note } of rows) this.#take(attempt, number, [note]);
  }

  /** What is missing of the moves comes from the record. Those who may see all of a frozen game ask for its page. */
  async #readEnd(attempt: number, account: number | null): Promise<void> {
    const viewer = { account, isOrganiser: false };
    const opened = await openGame(this.#db, this.#game, viewer);
    if (!opened.ok) return this.#end();
    // Told to all alike: what is the own of one seat is not among it.
    const page = await pageOf(this.#db, opened.value, [], 'en');
    if (!page.ok) return this.#end();
    if (attempt > 0) this.#begin(attempt);
    const { moves } = page.value;
    for (const move of moves.slice(Math.max(0, this.#told.length - 1))) this.#move(move);
    this.#finish(page.value);
    // Who comes now is told no more of it than the page says.
    this.#told.length = Math.min(this.#told.length, moves.length + 1);
  }

  /**
   * Notes that were taken before are passed over: they may be told twice, by word and by the database. After a gap
   * nothing is taken; the record closes it.
   */
  #take(attempt: number, number: number, notes: readonly Note[]): void {
    if (attempt < this.#attempt) return;
    this.#begin(attempt);
    for (const [index, note] of notes.entries()) {
      if (number + index !== this.#next) continue;
      this.#next++;
      if (note.event === 'moved') this.#move(note);
    }
  }

  #begin(attempt: number): void {
    if (attempt <= this.#attempt) return;
    this.#attempt = attempt;
    this.#next = 1;
    this.#told = [];
    this.#tell({ event: 'began', data: { attempt } });
  }

  #move({ seat, ply, move, charged, left, instead, memory = null }: Moved): void {
    this.#tell({ event: 'moved', data: { seat, ply, move, charged, left, instead, memory } });
  }

  #tell(event: GameEvent): void {
    const place = { attempt: this.#attempt, number: this.#told.length };
    const told = encode<GameEvent>(placeText(place), event);
    this.#told.push(told);
    this.#spread(told);
  }

  #finish(page: GamePage): void {
    const id = placeText({ attempt: this.#attempt, number: 'over' });
    this.#over = encode<GameEvent>(id, { event: 'over', data: page });
    this.#spread(this.#over);
    this.#end();
  }

  #spread(told: Told<GameEvent>): void {
    const isFrozen = this.#isFrozen();
    for (const [follower, seesFrozen] of this.#followers) {
      if (seesFrozen || !isFrozen) {
        follower.hear([told]);
      } else {
        this.#followers.delete(follower);
        follower.end();
      }
    }
  }
}

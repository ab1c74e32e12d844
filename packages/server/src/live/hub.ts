import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { fail, type Result } from '@daeguk/games';
import type { SeatName } from '@daeguk/referee';
import { and, inArray } from 'drizzle-orm';
import type { Logger } from 'pino';
import { viewerOf } from '../accounts/viewer.js';
import { gameSummaries } from '../games/view.js';
import type { Listener } from '../store/listener.js';
import { submissions } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { ownView } from '../submissions/view.js';
import { Batch } from './batch.js';
import { Crowd } from './crowd.js';
import { Feeds } from './feeds.js';
import { type Follower, GameStream, type NotesTold } from './game-stream.js';
import { type Place, readPlace } from './place.js';
import { Throttle } from './throttle.js';
import { Watcher } from './watcher.js';

interface BoardTold {
  readonly tournament: number;
  readonly contest: string;
  readonly version: number;
}

/** Between two words of the same board, in milliseconds. */
const BOARD_PAUSE = 200;

/** For so long, in milliseconds, whoever was let in to what is theirs is taken to be allowed still. */
const REVIEW = 300_000;

/** A request for events: from where, what was seen last, and where to write once it is clear that there are any. */
export interface Watch {
  readonly address: string;
  readonly since: string;
  open(): { readonly response: ServerResponse; readonly headers: OutgoingHttpHeaders };
}

/** Whoever watches, and what they are told. */
export class Hub {
  readonly #store: Store;
  readonly #log: Logger;
  readonly #review: number;
  readonly #crowd = new Crowd();
  readonly #games = new Map<number, GameStream>();
  readonly #contests = new Feeds<string>();
  readonly #accounts = new Feeds<number>();
  readonly #seats = new Map<string, () => void>();
  readonly #ended: Batch;
  readonly #changed: Batch;
  readonly #boards: Throttle<number, BoardTold>;
  #isStopped = false;

  /** Made before the listener is opened: it names the channels it wants to hear. */
  constructor(store: Store, listener: Listener, log: Logger, review = REVIEW) {
    this.#store = store;
    this.#log = log;
    this.#review = review;
    this.#ended = new Batch(
      (ids) => this.#tellGames(ids),
      (error) => this.#giveUp(this.#contests, error),
    );
    this.#changed = new Batch(
      (ids) => this.#tellSubmissions(ids),
      (error) => this.#giveUp(this.#accounts, error),
    );
    this.#boards = new Throttle(BOARD_PAUSE, ({ contest, ...data }) =>
      this.#contests.tell(contest, { event: 'board', data }),
    );
    listener
      .on('notes', (text) => this.#hearNotes(JSON.parse(text)))
      .on('games', (id) => this.#hearGame(Number(id)))
      .on('submissions', (id) => this.#hearSubmission(Number(id)))
      .on('contests', () => this.#refreshGames())
      .on('questions', (seat) => this.#seats.get(seat)?.())
      .onResumed(() => this.#catchUp());
  }

  start(): void {
    this.#crowd.start();
  }

  /** Ends all streams: a server stops when nobody is connected any more. */
  stop(): void {
    this.#isStopped = true;
    for (const stream of this.#games.values()) stream.close();
    this.#crowd.stop();
  }

  get watchers(): number {
    return this.#crowd.size;
  }

  /**
   * Follows a game as a watcher: one that anybody may see, or one that these eyes may for a while. False if it is over
   * and the end was seen; nothing was answered then.
   */
  async watchGame(
    game: number,
    { isForAll, seesFrozen }: { readonly isForAll: boolean; readonly seesFrozen: boolean },
    watch: Watch,
  ): Promise<Result<boolean>> {
    const room = this.#roomFor(watch);
    if (!room.ok) return room;
    return this.followGame(game, readPlace(watch.since), seesFrozen, (leave) => {
      const watcher = this.#open(watch);
      if (seesFrozen || !isForAll) this.#reviewLater(watcher);
      watcher.onGone(() => leave(watcher));
      return watcher;
    });
  }

  /** Follows a game as whoever is opened when its turn comes; who leaves says so. */
  async followGame(
    game: number,
    since: Place | null,
    seesFrozen: boolean,
    open: (leave: (follower: Follower) => void) => Follower,
  ): Promise<Result<boolean>> {
    const stream = this.#games.get(game) ?? new GameStream(this.#store.db, game, this.#log);
    this.#games.set(game, stream);
    const leave = (follower: Follower) => {
      stream.leave(follower);
      this.#dropIdle(game, stream);
    };
    try {
      return await stream.join(since, seesFrozen, () => open(leave));
    } finally {
      this.#dropIdle(game, stream);
    }
  }

  watchContest(contest: string, watch: Watch): Result<undefined> {
    const room = this.#roomFor(watch);
    if (room.ok) this.#contests.join(contest, this.#open(watch), watch.since);
    return room;
  }

  watchAccount(account: number, watch: Watch): Result<undefined> {
    const room = this.#roomFor(watch);
    if (!room.ok) return room;
    const watcher = this.#open(watch);
    this.#accounts.join(account, watcher, watch.since);
    this.#reviewLater(watcher);
    return room;
  }

  /** Something on a board is new. */
  tellBoard(tournament: number, contest: string, version: number): void {
    if (this.#contests.has(contest)) this.#boards.add(tournament, { tournament, contest, version });
  }

  /** Calls back whenever a person may be asked something, or be asked no more. One at a time for a seat. */
  onQuestion(game: number, seat: SeatName, hear: () => void): () => void {
    const key = `${game} ${seat}`;
    this.#seats.set(key, hear);
    return () => {
      if (this.#seats.get(key) === hear) this.#seats.delete(key);
    };
  }

  #roomFor({ address }: Watch): Result<undefined> {
    return this.#isStopped ? fail('stopping') : this.#crowd.roomFor(address);
  }

  #open({ open, address }: Watch): Watcher {
    const { response, headers } = open();
    const watcher = new Watcher(response, headers);
    this.#crowd.add(watcher, address);
    // It may have taken a while to get here.
    if (this.#isStopped) watcher.end();
    return watcher;
  }

  /** Who has signed out elsewhere, or was shut out, is not told for ever: after a while they have to come again. */
  #reviewLater(watcher: Watcher): void {
    const review = setTimeout(() => watcher.end(), this.#review);
    watcher.onGone(() => clearTimeout(review));
  }

  #dropIdle(game: number, stream: GameStream): void {
    if (!stream.isIdle || this.#games.get(game) !== stream) return;
    this.#games.delete(game);
    stream.close();
  }

  #hearNotes(told: NotesTold & { readonly game: number }): void {
    this.#games.get(told.game)?.hear(told);
  }

  #hearGame(id: number): void {
    this.#games.get(id)?.refresh();
    if (!this.#contests.isEmpty) this.#ended.add(id);
  }

  #hearSubmission(id: number): void {
    if (!this.#accounts.isEmpty) this.#changed.add(id);
  }

  async #tellGames(ids: readonly number[]): Promise<void> {
    for (const summary of await gameSummaries(this.#store.db, ids, viewerOf(null))) {
      this.#contests.tell(summary.contest, { event: 'game', data: summary });
    }
  }

  async #tellSubmissions(ids: readonly number[]): Promise<void> {
    const { id, author } = submissions;
    const rows = await this.#store.db
      .select({ id })
      .from(submissions)
      .where(and(inArray(id, [...ids]), inArray(author, this.#accounts.keys)));
    if (rows.length === 0) return;
    const views = await ownView(
      this.#store.db,
      rows.map((row) => row.id),
    );
    for (const view of views) {
      this.#accounts.tell(view.author.id, { event: 'submission', data: view });
    }
  }

  #refreshGames(): void {
    for (const stream of this.#games.values()) stream.refresh();
  }

  /** The line to the database was down: whatever was told meanwhile was missed. */
  #catchUp(): void {
    this.#refreshGames();
    for (const hear of this.#seats.values()) hear();
    this.#contests.reset();
    this.#accounts.reset();
  }

  /** The database did not tell what there is to tell: those who watch look for themselves. */
  #giveUp(feeds: { reset(): void }, error: unknown): void {
    this.#log.warn({ err: error }, 'watchers could not be told');
    feeds.reset();
  }
}

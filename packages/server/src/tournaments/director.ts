import { setTimeout as sleep } from 'node:timers/promises';
import type { Board } from '@daeguk/api';
import { fail, ok, type Result } from '@daeguk/games';
import type { PairCount } from '@daeguk/tournaments';
import type { Logger } from 'pino';
import type { Viewer } from '../accounts/viewer.js';
import type { Listener } from '../store/listener.js';
import type { Store } from '../store/store.js';
import type { LiveBoard } from './board.js';
import { findLadder } from './ladder.js';
import { News } from './news.js';
import { type Change, readNews } from './read-news.js';
import { Watched } from './watched.js';

type OnBoard = (tournament: number, contest: string, version: number) => void;

/** So often it is looked for what nobody told, in milliseconds. */
const BETWEEN_LOOKS = 5000;

/** After its work it leaves the server to others for so many times as long. */
const REST = 2;

/** Orders the games that tournaments ask for, and keeps their boards. */
export class Director {
  readonly #store: Store;
  readonly #log: Logger;
  readonly #watched = new Map<number, Promise<Watched | null>>();
  readonly #onBoard: OnBoard[] = [];
  readonly #closing = new AbortController();
  #news = new News();
  /** What went wrong: it is tried again with the next look. */
  #missed = new News();
  #working: Promise<void> | null = null;
  #looks: NodeJS.Timeout | null = null;

  /** Hears of everything from when the listener is opened, which is after this. */
  constructor(store: Store, listener: Listener, log: Logger) {
    this.#store = store;
    this.#log = log;
    listener
      .on('games', (id) => this.#hear((news) => news.games.add(Number(id))))
      .on('tournaments', (id) => this.#hear((news) => news.changed.add(Number(id))))
      .on('contests', () => this.#hear((news) => news.look()))
      .onResumed(() => this.#hear((news) => news.doubt()));
  }

  /** Resolves when all that runs is in memory and its games are ordered. */
  async start(): Promise<void> {
    this.#looks = setInterval(() => this.#look(), BETWEEN_LOOKS).unref();
    this.#look();
    await this.#working;
  }

  async stop(): Promise<void> {
    this.#closing.abort();
    if (this.#looks !== null) clearInterval(this.#looks);
    await this.#working;
    for (const reading of this.#watched.values()) {
      const watched = await reading.catch(() => null);
      watched?.close();
    }
  }

  /** Calls whenever there is something new on a board. */
  onBoard(listener: OnBoard): void {
    this.#onBoard.push(listener);
  }

  async board(tournament: number, viewer: Viewer): Promise<Result<Board>> {
    const board = await this.#boardFor(tournament, viewer);
    return board.ok ? ok(board.value.view) : board;
  }

  /** Who did how against whom, from the first seat. */
  async pairCounts(tournament: number, viewer: Viewer): Promise<Result<PairCount[]>> {
    const board = await this.#boardFor(tournament, viewer);
    return board.ok ? ok([...board.value.course.pairCounts]) : board;
  }

  async ladderOf(contest: string): Promise<number | null> {
    return findLadder(this.#store.db, contest);
  }

  async #boardFor(tournament: number, { isOrganiser }: Viewer): Promise<Result<LiveBoard>> {
    const watched = await this.#find(tournament);
    if (watched === null) return fail('unknown-tournament', { tournament });
    const moment = isOrganiser ? null : watched.frozenAt(new Date());
    return ok(await watched.board(this.#store.db, moment));
  }

  #find(id: number): Promise<Watched | null> {
    const known = this.#watched.get(id);
    if (known !== undefined) return known;
    const reading = Watched.read(this.#store.db, id, (contest, version) => {
      for (const listener of this.#onBoard) listener(id, contest, version);
    });
    this.#watched.set(id, reading);
    // What is not there, or could not be read, is looked for again by the next who asks.
    const forget = () => this.#watched.delete(id);
    reading.then((watched) => watched ?? forget(), forget);
    return reading;
  }

  #look(): void {
    const missed = this.#missed;
    this.#missed = new News();
    this.#hear((news) => news.look().add(missed));
  }

  #hear(take: (news: News) => void): void {
    take(this.#news);
    if (this.#closing.signal.aborted) return;
    this.#working ??= this.#work().finally(() => {
      this.#working = null;
    });
  }

  /** One thing after the other; what comes together is done together. */
  async #work(): Promise<void> {
    const { signal } = this.#closing;
    while (!this.#news.isEmpty && !signal.aborted) {
      const begun = performance.now();
      const news = this.#news;
      this.#news = new News();
      await this.#digest(news);
      const rest = REST * (performance.now() - begun);
      await sleep(rest, undefined, { signal }).catch(() => {});
    }
  }

  async #digest(news: News): Promise<void> {
    let read: Map<number, Change>;
    try {
      read = await readNews(this.#store.db, news, this.#watched.keys());
    } catch (error) {
      this.#log.error({ err: error }, 'what was told of tournaments could not be read');
      this.#missed.add(news);
      return;
    }
    for (const [id, change] of read) {
      if (this.#closing.signal.aborted) return;
      try {
        await this.#advance(id, change);
      } catch (error) {
        this.#log.error({ err: error, tournament: id }, 'a tournament could not go on');
        this.#missed.doubted.add(id);
      }
    }
  }

  async #advance(id: number, { isDoubted, results }: Change): Promise<void> {
    const watched = await this.#find(id);
    if (watched === null) return;
    if (isDoubted) await watched.reload(this.#store.db);
    watched.add(results);
    // Who takes part, and whether it goes on, is looked at there.
    const unheard = await watched.settle(this.#store);
    for (const game of unheard ?? []) this.#news.games.add(game);
    if (unheard !== null) return;
    watched.close();
    this.#watched.delete(id);
  }
}

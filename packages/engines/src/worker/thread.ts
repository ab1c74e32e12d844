import { Inbox } from './inbox.js';
import type { Answer, Question } from './messages.js';
import { openWorker, type WorkerLine } from './open-worker.js';

/** A worker with the engine of a game, from start to end. */
export class Thread {
  /** The number the system knows it by, where it tells; once its engine is there. */
  readonly loaded: Promise<number | null>;
  readonly #line: Promise<WorkerLine>;
  readonly #answers = new Inbox<Answer>();

  constructor(game: string, tableBits: number) {
    this.loaded = this.#load(game, tableBits);
    // Whoever waits for it is told; if nobody does, it is no news.
    this.loaded.catch(() => {});
    this.#line = openWorker({
      hear: (answer) => this.#answers.put(answer),
      fail: (problem) => this.#answers.put({ kind: 'failed', problem }),
    });
  }

  /** Asks a question; it is answered when those before it are. */
  async ask(question: Question): Promise<void> {
    (await this.#line).post(question);
  }

  /** The next answer; null once the thread is ended. */
  async next(): Promise<Exclude<Answer, { kind: 'failed' }> | null> {
    const answer = await this.#answers.take();
    if (answer?.kind === 'failed') throw new Error(answer.problem);
    return answer;
  }

  /** Stops it in the middle of a thought if need be. */
  end(): void {
    this.#answers.close();
    void this.#line.then((line) => line.end());
  }

  async #load(game: string, tableBits: number): Promise<number | null> {
    // Not before the constructor is through with the line.
    await null;
    await this.ask({ kind: 'load', game, tableBits });
    const answer = await this.next();
    return answer?.kind === 'loaded' ? answer.thread : null;
  }
}

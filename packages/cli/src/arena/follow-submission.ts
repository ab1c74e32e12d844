import { setTimeout as sleep } from 'node:timers/promises';
import type { Client, OwnSubmission, SubmissionState } from '@daeguk/api';
import { type Fault, printable } from '@daeguk/games';
import { DONE, FAILED, type Io } from '../io.js';
import { complain } from '../messages.js';
import { complainOfServer } from './faults.js';
import { say } from './messages.js';

/** What is told at once is also looked for now and then: a message may be missed. */
const MILLISECONDS_BETWEEN_LOOKS = 3000;

/** With these it is over; unless somebody stays, also with a place on the ladder. */
const OVER: readonly SubmissionState[] = [
  'build-error',
  'system-error',
  'tried',
  'effective',
  'superseded',
  'withdrawn',
];

interface Following {
  readonly io: Io;
  readonly client: Client;
  readonly address: string;
  /** Until all its games are played. */
  readonly stays: boolean;
}

/** Tells every state of a submission until nothing more comes of waiting; the exit code. */
export async function followSubmission(
  { io, client, address, stays }: Following,
  submitted: OwnSubmission,
): Promise<number> {
  const told = new StateLines(io);
  const news = new News(client);
  try {
    for (let now = submitted; ; ) {
      told.show(now);
      if (OVER.includes(now.state)) return tellEnd(io, now);
      if (now.state === 'playing' && !stays) {
        io.err(`${say(io, 'submit.plays-on')}\n`);
        return DONE;
      }
      await Promise.race([news.next(), sleep(MILLISECONDS_BETWEEN_LOOKS, null, { ref: false })]);
      const params = { submission: now.id };
      const looked = await client.call('GET /api/submissions/:submission', { params });
      // A server that is started again is waited for.
      if (looked.ok) now = looked.value as OwnSubmission;
      else if (looked.fault.code !== 'no-server') return lost(io, address, looked.fault);
    }
  } finally {
    told.close();
    news.close();
  }
}

function lost(io: Io, address: string, fault: Fault): number {
  return complainOfServer(io, address, fault);
}

/** Wakes whoever waits when there is something new. */
class News {
  readonly #stopping = new AbortController();
  #wake: () => void = () => {};

  constructor(client: Client) {
    void this.#listen(client);
  }

  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }

  close(): void {
    this.#stopping.abort();
  }

  async #listen(client: Client): Promise<void> {
    const { signal } = this.#stopping;
    for await (const _ of client.events('GET /api/me/events', {}, { signal })) this.#wake();
  }
}

/** A line for each state; how far it has got is drawn over on a terminal. */
class StateLines {
  readonly #io: Io;
  #last: SubmissionState | null = null;
  #hasProgress = false;

  constructor(io: Io) {
    this.#io = io;
  }

  show(submission: OwnSubmission): void {
    const { state, stateSince } = submission;
    if (state !== this.#last) {
      this.close();
      this.#last = state;
      const time = new Date(stateSince).toTimeString().slice(0, 8);
      const word = say(this.#io, `state.${state}`);
      this.#io.out(say(this.#io, 'submit.state', { time, state: word }));
    }
    if (this.#io.isErrTerminal) this.#showProgress(submission);
  }

  close(): void {
    if (this.#hasProgress) this.#io.err('\r\x1b[K');
    this.#hasProgress = false;
  }

  #showProgress({ state, queue, games: { done, left } }: OwnSubmission): void {
    const ahead = queue === null ? 0 : queue.ahead;
    const parts = [
      ...(state === 'playing' ? [say(this.#io, 'submit.games', { done, left })] : []),
      ...(ahead > 0 ? [say(this.#io, 'submit.ahead', { ahead })] : []),
    ];
    if (parts.length === 0) return;
    this.#hasProgress = true;
    this.#io.err(`\r\x1b[K${parts.join(', ')}`);
  }
}

function tellEnd(io: Io, { id, state, diagnostics, trialGame }: OwnSubmission): number {
  if (state === 'system-error') complain(io, say(io, 'submit.system-error'));
  if (diagnostics !== '') {
    io.err(`${say(io, 'submit.diagnostics')}\n`);
    for (const line of diagnostics.trimEnd().split('\n')) io.err(`${printable(line)}\n`);
  }
  if (trialGame !== null) io.err(`${say(io, 'submit.trial', { game: trialGame })}\n`);
  if (state === 'tried') io.err(`${say(io, 'submit.enter', { id })}\n`);
  return state === 'build-error' || state === 'system-error' || state === 'withdrawn'
    ? FAILED
    : DONE;
}

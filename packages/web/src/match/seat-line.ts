import type { PersonWord, SeatWord } from '@daeguk/api';

/** taken-over: somebody with the same link has sat down there. */
export type LineState = 'opening' | 'open' | 'broken' | 'taken-over' | 'over';

interface Setting {
  readonly url: string;
  readonly key: string;
  hear(word: SeatWord): void;
  /** How the line is, and how often in a row it could not be opened. */
  tell(state: LineState, failures: number): void;
  /** Another way to open a socket, for tests. */
  open?(url: string, protocol: string): Socket;
}

/** What is used of a WebSocket. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'readyState'> & {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
};

/** Codes of RFC 6455, and one of the server's own. */
const DONE = 1000;
const TAKEN_OVER = 4001;

const OPEN = 1;
const SHORTEST = 500;
const LONGEST = 8000;

/** A person's line to a seat. Where it breaks it is opened again, after a pause that grows from time to time. */
export class SeatLine {
  readonly #setting: Setting;
  #socket: Socket | null = null;
  #failures = 0;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(setting: Setting) {
    this.#setting = setting;
    this.reopen();
  }

  /** Whether it could be said. */
  say(word: PersonWord): boolean {
    if (this.#socket?.readyState !== OPEN) return false;
    this.#socket.send(JSON.stringify(word));
    return true;
  }

  /** Tries again now. */
  reopen(): void {
    clearTimeout(this.#waiting);
    if (this.#isClosed) return;
    const { url, key, hear, tell } = this.#setting;
    const open = this.#setting.open ?? openSocket;
    this.#socket?.close();
    // Browsers can send a key in no other header.
    const socket = open(url, `key.${key}`);
    this.#socket = socket;
    tell('opening', this.#failures);
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#failures = 0;
      tell('open', 0);
    };
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) hear(JSON.parse(String(data)) as SeatWord);
    };
    socket.onclose = ({ code }) => {
      if (socket === this.#socket) this.#ended(code);
    };
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#waiting);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #ended(code: number): void {
    this.#socket = null;
    const { tell } = this.#setting;
    if (code === DONE || code === TAKEN_OVER) {
      tell(code === DONE ? 'over' : 'taken-over', 0);
      return;
    }
    const pause = Math.min(LONGEST, SHORTEST * 2 ** this.#failures);
    this.#failures++;
    tell('broken', this.#failures);
    this.#waiting = setTimeout(() => this.reopen(), pause);
  }
}

function openSocket(url: string, protocol: string): Socket {
  return new WebSocket(url, protocol) as unknown as Socket;
}

import type { PersonWord, SeatWord } from '@daeguk/api';
import { WebSocket } from 'ws';

/** A person at a browser, as far as a seat is concerned. */
export class Person {
  readonly words: SeatWord[] = [];
  readonly #socket: WebSocket;
  /** The code it was closed with; the status where it was never opened. */
  readonly closed: Promise<number>;

  constructor(address: string, { game, seat, key }: { game: number; seat: string; key: string }) {
    const url = `${address.replace('http', 'ws')}/api/games/${game}/seats/${seat}`;
    this.#socket = new WebSocket(url, [`key.${key}`]);
    this.#socket.on('message', (data) => this.words.push(JSON.parse(String(data))));
    this.closed = new Promise((resolve) => {
      this.#socket.once('close', resolve);
      this.#socket.once('unexpected-response', (_request, response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      this.#socket.on('error', () => {});
    });
  }

  get says(): string[] {
    return this.words.map(({ say }) => say);
  }

  say(word: PersonWord): void {
    this.blurt(JSON.stringify(word));
  }

  blurt(text: string | Buffer): void {
    this.#socket.send(text);
  }

  leave(): void {
    this.#socket.terminate();
  }
}

import { type ServerEvent, serverEvents } from '@daeguk/api';

/** Watches a stream of events, and remembers them. */
export class Watching {
  readonly events: ServerEvent[] = [];
  readonly #cut = new AbortController();
  readonly #response: Promise<Response>;
  readonly over: Promise<void>;

  constructor(url: string, { since = '', token = '' } = {}) {
    const headers = {
      ...(since === '' ? {} : { 'last-event-id': since }),
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    };
    this.#response = fetch(url, { headers, signal: this.#cut.signal });
    this.over = this.#follow();
    this.over.catch(() => {});
  }

  async status(): Promise<number> {
    return (await this.#response).status;
  }

  /** Why there is no stream; nothing if there is one, of which no more is wanted then. */
  async code(): Promise<string> {
    const response = await this.#response;
    if (!response.ok) return ((await response.json()) as { code: string }).code;
    this.cut();
    return '';
  }

  get ids(): string[] {
    return this.events.map(({ id }) => id);
  }

  /** As the line breaks. */
  cut(): void {
    this.#cut.abort();
  }

  async #follow(): Promise<void> {
    const { ok, body } = await this.#response;
    if (!ok || body === null) return;
    for await (const event of serverEvents(body)) this.events.push(event);
  }
}

import { type Fault, fault, ok, type Result } from '@daeguk/games';
import { type ServerEvent, serverEvents } from './events.js';
import type { Problem } from './problem.js';
import type { Answer, Name, Sent } from './routes.js';

interface Setting {
  /** Where the server is, as in http://127.0.0.1:8080; "" from a page of its own. */
  readonly address: string;
  /** Of a script; a page has its cookie instead. */
  readonly token?: string;
  readonly language?: string;
  /** Milliseconds before a stream that broke off is taken up again. */
  readonly patience?: number;
  /** Is told how every question went: what was wrong, or null. */
  readonly heard?: (fault: Fault | null) => void;
}

/** Any route's parts, whatever the route. */
interface Parts {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

const PATIENCE = 1000;

/** Those that answer with a session. */
const OPENING: readonly Name[] = ['GET /api/session', 'POST /api/session', 'POST /api/accounts'];

/** Speaks to a server, in a page as in a program. What goes wrong comes back as a value. */
export class Client {
  readonly #setting: Setting;
  #csrf: string | null = null;

  constructor(setting: Setting) {
    this.#setting = setting;
  }

  async call<N extends Name>(name: N, sent: Sent<N>): Promise<Result<Answer<N>>> {
    const response = await this.#fetch(name, sent as Parts);
    if (!response.ok) return response;
    const { value } = response;
    if (value.status === 204) return ok(undefined as Answer<N>);
    const answer = await this.#whole(value.json() as Promise<Answer<N>>);
    // Sessions carry what proves that a change was asked for by this page and no other.
    if (answer.ok && OPENING.includes(name)) {
      this.#csrf = (answer.value as { csrf: string | null }).csrf;
    }
    return answer;
  }

  /** The bytes of a route that sends a file. */
  async file<N extends Name>(name: N, sent: Sent<N>): Promise<Result<Uint8Array>> {
    const response = await this.#fetch(name, sent as Parts);
    if (!response.ok) return response;
    const bytes = await this.#whole(response.value.arrayBuffer());
    return bytes.ok ? ok(new Uint8Array(bytes.value)) : bytes;
  }

  /**
   * Events as they come. Where the line breaks it is taken up again from the last event seen, until the server says
   * no or the caller stops.
   */
  async *events<N extends Name>(
    name: N,
    sent: Sent<N>,
    { signal, since = '' }: { signal?: AbortSignal; since?: string } = {},
  ): AsyncGenerator<ServerEvent, Fault | undefined> {
    let last = since;
    for (;;) {
      const headers = last === '' ? {} : { 'last-event-id': last };
      const response = await this.#fetch(name, sent as Parts, {
        headers,
        ...(signal && { signal }),
      });
      if (signal?.aborted) return undefined;
      if (response.ok && response.value.status === 204) return undefined;
      if (!response.ok && !isPassing(response.fault)) return response.fault;
      try {
        const stream = response.ok ? response.value.body : null;
        if (stream !== null) {
          for await (const event of serverEvents(stream)) {
            last = event.id || last;
            yield event;
          }
        }
      } catch {
        // A line that breaks off: below it is tried again.
      }
      if (signal?.aborted) return undefined;
      await new Promise((resolve) => setTimeout(resolve, this.#setting.patience ?? PATIENCE));
    }
  }

  async #fetch(name: Name, parts: Parts, more: RequestInit = {}): Promise<Result<Response>> {
    const [method = '', path = ''] = name.split(' ');
    const { address, token, language } = this.#setting;
    const headers = {
      ...(parts.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(language === undefined ? {} : { 'accept-language': language }),
      ...(this.#csrf === null ? {} : { 'x-csrf-token': this.#csrf }),
      ...more.headers,
    };
    const body = parts.body === undefined ? {} : { body: JSON.stringify(parts.body) };
    const url = address + filled(path, parts.params ?? {}) + queryOf(parts.query ?? {});
    try {
      const response = await fetch(url, { ...more, method, headers, ...body });
      if (!response.ok) return this.#faulty(await faultOf(response));
      this.#setting.heard?.(null);
      return ok(response);
    } catch (error) {
      const silence = this.#silence(error);
      // Whoever breaks off a question has not found out anything.
      return more.signal?.aborted ? { ok: false, fault: silence } : this.#faulty(silence);
    }
  }

  /** An answer to its end; a server may be gone before that. */
  async #whole<T>(coming: Promise<T>): Promise<Result<T>> {
    try {
      return ok(await coming);
    } catch (error) {
      return this.#faulty(this.#silence(error));
    }
  }

  #silence(error: unknown): Fault {
    const { address } = this.#setting;
    return fault('no-server', { address, problem: String((error as Error).message) });
  }

  #faulty(problem: Fault): { ok: false; fault: Fault } {
    this.#setting.heard?.(problem);
    return { ok: false, fault: problem };
  }
}

/** No server, or one that is in trouble itself: it has not said no. */
function isPassing({ code, values }: Fault): boolean {
  return code === 'no-server' || Number(values.status) >= 500;
}

function filled(path: string, params: Readonly<Record<string, string | number>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function queryOf(query: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const words = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length === 0 ? '' : `?${words}`;
}

/** What the server said was wrong; the sentence is there for whoever shows it. */
async function faultOf(response: Response): Promise<Fault> {
  try {
    const { code, values, detail } = (await response.json()) as Problem;
    return { code, values: { ...values, status: response.status, detail } };
  } catch {
    return { code: 'no-server', values: { status: response.status } };
  }
}

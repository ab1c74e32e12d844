import type { Problem } from '@daeguk/api';

type Asked = {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Asks as a page in a browser would: keeps its cookie, and shows what the session gave it. */
export class Browser {
  readonly #address: string;
  cookie = '';
  csrf = '';

  constructor(address: string) {
    this.#address = address;
  }

  async ask(name: string, { body, headers = {} }: Asked = {}): Promise<Response> {
    const [method = '', path = ''] = name.split(' ');
    const response = await fetch(this.#address + path, {
      method,
      headers: {
        origin: this.#address,
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(this.csrf === '' ? {} : { 'x-csrf-token': this.csrf }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const [kept] = response.headers.getSetCookie();
    if (kept !== undefined) this.cookie = kept.split(';')[0] ?? '';
    return response;
  }

  /** The answer of what must go well. */
  // biome-ignore lint/suspicious/noExplicitAny: a test says by what it expects what it got.
  async get(name: string, asked: Asked = {}): Promise<any> {
    const response = await this.ask(name, asked);
    if (!response.ok) throw new Error(`${name}: ${await response.text()}`);
    return response.status === 204 ? null : response.json();
  }

  /** The code of what must go wrong, and its status. */
  async refused(name: string, asked: Asked = {}): Promise<[number, string]> {
    const response = await this.ask(name, asked);
    const { code } = (await response.json()) as Problem;
    return [response.status, code];
  }

  async signIn(number: string, password: string): Promise<void> {
    ({ csrf: this.csrf } = await this.get('POST /api/session', { body: { number, password } }));
  }
}

import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import type { Problem } from '@daeguk/api';

/** What is asked beside the name of a route. */
export interface Parts {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answered {
  readonly status: number;
  /** Of a problem; null where there is none. */
  readonly code: string | null;
  /** All that was said, headers too; what was packed is unpacked. */
  readonly text: string;
  readonly body: string;
}

/** Asks by the name of a route as anybody could: with whatever headers, of streams and sockets only the beginning. */
export function ask(address: string, name: string, parts: Parts = {}): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const asked = send(address, name, parts);
    asked.on('error', reject);
    asked.on('response', (response) => read(response).then(resolve, reject));
    asked.on('upgrade', (_response, socket) => {
      socket.destroy();
      // It is told which of its subprotocols was taken: the key it came with.
      resolve({ status: 101, code: null, text: '', body: '' });
    });
  });
}

/** Follows a stream of events for as long as it is wanted. */
export function follow(address: string, name: string, parts: Parts) {
  const asked = send(address, name, parts);
  let text = '';
  asked.on('error', () => {});
  asked.on('response', (response) => response.on('data', (piece) => (text += piece)));
  return { text: () => text, leave: () => asked.destroy() };
}

function send(address: string, name: string, parts: Parts): ClientRequest {
  const [method = '', path = ''] = name.split(' ');
  const { params = {}, query = {}, body, headers = {} } = parts;
  const filled = path.replace(/:(\w+)/g, (_, key) => encodeURIComponent(params[key] ?? '1'));
  const words = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, `${value}`]));
  const text = body === undefined ? '' : JSON.stringify(body);
  const length = String(Buffer.byteLength(text));
  const json = text === '' ? {} : { 'content-type': 'application/json', 'content-length': length };
  const asked = request(`${address}${filled}?${words}`, {
    method,
    headers: { ...json, ...headers },
    agent: false,
  });
  return asked.end(text);
}

/** A stream of events goes on for ever: what there is to tell at first comes at once, and is known by its id. */
async function read(response: IncomingMessage): Promise<Answered> {
  const isStream = response.headers['content-type'] === 'text/event-stream';
  const pieces: Buffer[] = [];
  for await (const piece of response) {
    pieces.push(piece as Buffer);
    if (isStream && (piece as Buffer).includes('id: ')) break;
  }
  return answered(response, Buffer.concat(pieces));
}

function answered({ statusCode = 0, headers }: IncomingMessage, bytes: Buffer): Answered {
  const isJson = headers['content-type']?.startsWith('application/problem+json') === true;
  const isPacked = headers['content-type'] === 'application/gzip';
  const body = (isPacked ? gunzipSync(bytes) : bytes).toString('utf8');
  return {
    status: statusCode,
    code: isJson && body !== '' ? (JSON.parse(body) as Problem).code : null,
    text: `${JSON.stringify(headers)}\n${body}`,
    body,
  };
}

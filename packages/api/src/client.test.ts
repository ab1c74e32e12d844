import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { Client } from './client.js';

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

/** A server that answers one request after the other as it is told. */
async function serve(...answers: Answer[]): Promise<string> {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    answers.shift()?.(request, response, body);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function json(value: unknown, status = 200): Answer {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(value));
  };
}

test('fills in the path and the query, sends the body, and proves that it is this page', async () => {
  const seen: unknown[] = [];
  const note: Answer = ({ method, url, headers }, response, body) => {
    seen.push([method, url, headers['x-csrf-token'], body]);
    json([])({} as IncomingMessage, response, '');
  };
  const address = await serve(json({ account: null, csrf: 'proof' }), note, note);
  const client = new Client({ address });
  await client.call('GET /api/session', {});
  await client.call('GET /api/contests/:contest/submissions', {
    params: { contest: 'a/b' },
    query: { limit: 3 },
  });
  await client.call('PATCH /api/me', { body: { nickname: 'Ada' } });
  expect(seen).toEqual([
    ['GET', '/api/contests/a%2Fb/submissions?limit=3', 'proof', ''],
    ['PATCH', '/api/me', 'proof', '{"nickname":"Ada"}'],
  ]);
});

test('what the server says is wrong comes back as a value, and so does no server', async () => {
  const problem = { code: 'locked', values: { seconds: 60 }, detail: 'Wait.', status: 429 };
  const address = await serve(json(problem, 429), (_, response) => response.end('no JSON'));
  const client = new Client({ address });
  const wrong = await client.call('POST /api/session', { body: { number: '1', password: '2' } });
  expect(wrong).toEqual({
    ok: false,
    fault: { code: 'locked', values: { seconds: 60, status: 429, detail: 'Wait.' } },
  });
  const nobody = new Client({ address: 'http://127.0.0.1:9' });
  expect(await nobody.call('GET /api/contests', {})).toMatchObject({
    ok: false,
    fault: { code: 'no-server' },
  });
});

test('an answer that breaks off comes back as a value too, and all of it is heard', async () => {
  const heard: (string | null)[] = [];
  const address = await serve(json([]), (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
    response.write('[');
    setTimeout(() => response.destroy(), 30);
  });
  const client = new Client({ address, heard: (fault) => heard.push(fault?.code ?? null) });
  expect((await client.call('GET /api/contests', {})).ok).toBe(true);
  expect(await client.call('GET /api/contests', {})).toMatchObject({
    ok: false,
    fault: { code: 'no-server' },
  });
  expect(heard).toEqual([null, null, 'no-server']);
});

test('events go on after a break from the last one seen, and end where the server says so', async () => {
  const since: unknown[] = [];
  const part =
    (text: string): Answer =>
    ({ headers }, response) => {
      since.push(headers['last-event-id']);
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(text);
      setTimeout(() => response.destroy(), 30);
    };
  const address = await serve(
    part(': hello\n\nid: 1.1\nevent: moved\ndata: {"move":"é'),
    part('id: 1.1\nevent: moved\ndata: {"move":"é"}\n\nid: 1.2\nevent: moved\nda'),
    part('id: 1.2\nevent: over\ndata: {}\n\n'),
    ({ headers }, response) => {
      since.push(headers['last-event-id']);
      response.writeHead(204).end();
    },
  );
  const client = new Client({ address, patience: 1 });
  const events: unknown[] = [];
  for await (const { id, event } of client.events('GET /api/games/:game/events', {
    params: { game: 7 },
  })) {
    events.push([id, event]);
  }
  expect(events).toEqual([
    ['1.1', 'moved'],
    ['1.2', 'over'],
  ]);
  expect(since).toEqual([undefined, undefined, '1.1', '1.2']);
});

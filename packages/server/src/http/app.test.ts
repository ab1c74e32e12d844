import { type Name, type Problem, routes } from '@daeguk/api';
import { fail, ok } from '@daeguk/games';
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../testing/browser.js';
import { startServer, type TestServer } from '../testing/server.js';
import type { AllHandlers } from './handler.js';

/** Handlers that are there to be spoken to, whatever the real ones do. */
const handlers: Partial<AllHandlers> = {
  'GET /api/contests': async ({ store }) => {
    await store.db.execute(sql`select * from nowhere where secret = ${'a secret of the house'}`);
    return ok([]);
  },
  'GET /api/contests/:contest': async () => fail('unheard-of', { why: 'nobody knows' }),
  'GET /api/games': async (_, __, { query }) => fail('asked', { limit: query.limit }),
  'GET /api/games/:game/record': async () =>
    ok({ name: '기록 "1"\r\n.jsonl', type: 'text/html', content: Buffer.from('<b>') }),
  'GET /api/tournaments/:tournament': async () =>
    ok({ id: 1, isLadder: 'yes', secret: 'kept' } as never),
  'GET /api/contests/:contest/tournaments': async () => {
    const row = {
      id: 1,
      contest: 'makyek',
      name: 'Ladder',
      format: 'ladder',
      extraPairs: null,
      isLadder: true,
      state: 'running',
      createdAt: new Date(0).toISOString(),
    } as const;
    return ok([{ ...row, secret: 'kept' }]);
  },
  'POST /api/contests/:contest/submissions': async () => fail('reached'),
};

const logged: string[] = [];

let server: TestServer;
let anyone: Browser;
beforeAll(async () => {
  server = await startServer({
    handlers,
    log: pino({}, { write: (line) => void logged.push(line) }),
  });
  anyone = new Browser(server.address);
});
afterAll(() => server.close());

async function problem(name: string, headers: Record<string, string> = {}): Promise<Problem> {
  const response = await anyone.ask(name, { headers });
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  const told = (await response.json()) as Problem;
  expect(told.status).toBe(response.status);
  return told;
}

describe('what goes wrong', () => {
  it('is told as a problem, in the language of whoever asks', async () => {
    const told = (language: string) =>
      problem('GET /api/me/tokens', { 'accept-language': language });
    expect(await told('en')).toEqual({
      type: 'about:blank',
      title: 'Unauthorized',
      status: 401,
      detail: 'Sign in first.',
      code: 'not-signed-in',
      values: {},
    });
    expect((await told('ko')).detail).toBe('먼저 로그인하십시오.');
    expect((await told('zh-CN,zh;q=0.9')).detail).toBe('请先登录。');
  });

  it('is a bad request where nobody said otherwise', async () => {
    expect(await problem('GET /api/contests/x')).toMatchObject({
      status: 400,
      code: 'unheard-of',
      detail: 'unheard-of',
      values: { why: 'nobody knows' },
    });
  });

  it('is logged and not told where nobody expected it, secrets left out', async () => {
    logged.length = 0;
    expect(await problem('GET /api/contests')).toEqual({
      type: 'about:blank',
      title: 'Internal Server Error',
      status: 500,
      detail: 'Something went wrong here. It has been logged.',
      code: 'internal',
      values: {},
    });
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('relation \\"nowhere\\" does not exist');
    expect(logged[0]).toContain('/api/contests');
    expect(logged[0]).not.toContain('a secret of the house');
  });

  it('is an answer of another shape than the route promises', async () => {
    expect(await problem('GET /api/tournaments/1')).toMatchObject({ code: 'internal' });
  });

  it('is a path where there is nothing, or no path at all', async () => {
    expect(await problem('GET /api/nothing?x=1')).toMatchObject({
      status: 404,
      code: 'no-such-route',
      detail: 'There is nothing at /api/nothing.',
    });
    expect(await problem('DELETE /api/contests')).toMatchObject({ status: 404 });
    expect(await problem('GET /elsewhere')).toMatchObject({ status: 404 });
    expect(await problem('GET /api/games/%zz')).toMatchObject({ status: 400, code: 'bad-request' });
  });
});

describe('what is asked', () => {
  it('is checked by the description of its route', async () => {
    expect(await problem('GET /api/games?limit=201')).toMatchObject({
      code: 'invalid-request',
      values: { field: 'limit', problem: 'Too big: expected number to be <=200' },
    });
    expect(await problem('GET /api/games/x/record', { 'accept-language': 'ko' })).toMatchObject({
      detail: 'game: 잘못된 입력: 예상 타입은 number, 받은 타입은 NaN입니다',
    });
    // What is larger than any id is not there, like any other.
    expect(await problem('GET /api/games/99999999999999/record')).toMatchObject({
      status: 404,
      code: 'no-game',
      detail: 'There is no game 99999999999999, or it is not for you to see.',
    });
    expect(await problem('GET /api/games?limit=7')).toMatchObject({ values: { limit: 7 } });
    expect(await problem('GET /api/games')).toMatchObject({ values: { limit: 50 } });
  });

  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

  const sent = (body: string, type = 'application/json') =>
    fetch(`${server.address}/api/session`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });

  it.each([
    ['{"number": ', 'application/json', 400, 'invalid-json'],
    ['', 'application/json', 400, 'invalid-json'],
    ['{"__proto__": {"x": 1}}', 'application/json', 400, 'invalid-json'],
    [nested(64), 'application/json', 400, 'invalid-request'],
    [nested(65), 'application/json', 400, 'invalid-json'],
    [nested(1_900_000), 'application/json', 400, 'invalid-json'],
    ['[]', 'application/json', 400, 'invalid-request'],
    ['null', 'application/json', 400, 'invalid-request'],
    ['{"number": "1", "password": "2", "more": 3}', 'application/json', 400, 'invalid-request'],
    ['{"number": "a\\u0000", "password": "2"}', 'application/json', 400, 'unstorable-text'],
    ['number=1', 'application/x-www-form-urlencoded', 415, 'not-json'],
    ['{"number":"1","password":"2"}', 'text/plain', 415, 'not-json'],
    [`"${'x'.repeat(4_100_000)}"`, 'application/json', 413, 'body-too-large'],
  ])('must be JSON of its shape and not too large: %.30s', async (body, type, status, code) => {
    const response = await sent(body, type);
    expect([response.status, ((await response.json()) as Problem).code]).toEqual([status, code]);
  });

  it('may be as large as sources are', async () => {
    const { client } = await server.signedIn('contestant');
    const base64 = Buffer.alloc(1_048_576, 'x').toString('base64');
    const answer = await client.call('POST /api/contests/:contest/submissions', {
      params: { contest: 'makyek' },
      body: { files: [{ name: 'bot.c', base64 }] },
    });
    expect(answer).toMatchObject({ fault: { code: 'reached' } });
  });
});

describe('what is answered', () => {
  it('is what its route promises, and nothing else', async () => {
    const response = await anyone.ask('GET /api/contests/makyek/tournaments');
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(text).toContain('Ladder');
    expect(text).not.toContain('kept');
  });

  it('is, where it is a file, to be saved and not shown', async () => {
    const response = await anyone.ask('GET /api/games/1/record');
    expect(await response.text()).toBe('<b>');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="_1_.jsonl"; filename*=UTF-8''${encodeURIComponent('기록 "1"\r\n.jsonl')}`,
    );
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('comes with what browsers are to hold it to', async () => {
    const { headers } = await anyone.ask('GET /api/arena');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('strict-transport-security')).toBeNull();
  });
});

describe('who may ask', () => {
  const submit = {
    params: { contest: 'makyek' },
    body: { files: [{ name: 'bot.c', base64: '' }] },
  };

  it.each([
    ['visitor', 'forbidden'],
    ['contestant', 'reached'],
    ['organiser', 'reached'],
  ] as const)('%s: what contestants may', async (role, code) => {
    const { client } = await server.signedIn(role);
    const answer = await client.call('POST /api/contests/:contest/submissions', submit);
    expect(answer).toMatchObject({ ok: false, fault: { code } });
  });

  it.each([
    ['visitor', false],
    ['contestant', false],
    ['organiser', true],
  ] as const)('%s: what organisers may', async (role, isOk) => {
    const { client } = await server.signedIn(role);
    expect(await client.call('GET /api/workers', {})).toMatchObject({ ok: isOk });
  });

  it('is not got round by another way to write an address, or another method', async () => {
    for (const path of ['/%61pi/workers', '/api/%77orkers', '/api/workers?x=/api/arena']) {
      expect(await anyone.refused(`GET ${path}`)).toEqual([401, 'not-signed-in']);
    }
    expect((await anyone.ask('HEAD /api/workers')).status).toBe(404);
    expect((await anyone.ask('GET /api/workers/')).status).toBe(404);
    expect((await anyone.ask('GET //api/workers')).status).toBe(404);
  });

  it('is decided before a body is looked at', async () => {
    expect(await anyone.refused('POST /api/accounts/import', { body: 'x' })).toEqual([
      401,
      'not-signed-in',
    ]);
  });
});

it('lets nobody ask too often', async () => {
  const own = await startServer({ limits: { requests: 3, visitors: 3, signIns: 2 } });
  const browser = new Browser(own.address);
  const body = { number: 'x', password: 'y' };
  const codes = async (name: string, asked = {}) =>
    (await Promise.all(Array.from({ length: 4 }, () => browser.ask(name, asked)))).map(
      ({ status }) => status,
    );
  expect((await codes('POST /api/session', { body })).sort()).toEqual([401, 401, 429, 429]);
  expect((await codes('GET /api/nothing')).sort()).toEqual([404, 404, 404, 429]);
  const response = await browser.ask('GET /api/arena');
  expect([response.status, Number(response.headers.get('retry-after'))]).toEqual([
    429,
    expect.any(Number),
  ]);
  // Whoever has signed in is counted by their account: a class may share an address.
  const { client } = await own.signedIn('contestant');
  expect(await client.call('GET /api/arena', {})).toMatchObject({ ok: true });
  await own.close();
});

it('counts by address before it looks anybody up, streams and wrong tokens too', async () => {
  const stream: FastifyPluginAsync = async (app) => {
    app.get('/api/contests/:contest/events', async () => 'streamed');
  };
  const own = await startServer({ limits: { fromAddress: 4 }, plugins: [() => stream] });
  const browser = new Browser(own.address);
  const headers = { authorization: 'Bearer wrong' };
  expect((await browser.ask('GET /api/contests/x/events')).status).toBe(200);
  for (let time = 0; time < 3; time++) {
    expect(await browser.refused('GET /api/arena', { headers })).toEqual([401, 'bad-token']);
  }
  const refusal = [429, 'too-many-requests'];
  expect(await browser.refused('GET /api/arena', { headers })).toEqual(refusal);
  expect(await browser.refused('GET /api/contests/x/events')).toEqual(refusal);
  await own.close();
});

it('says that it is busy where no connection is free, or the database is away', async () => {
  const problems = [
    new Error('timeout exceeded when trying to connect'),
    Object.assign(new Error('x'), { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) }),
    Object.assign(new Error('the database system is shutting down'), { code: '57P03' }),
  ];
  const own = await startServer({
    handlers: {
      'GET /api/games': async () => {
        throw problems.shift();
      },
    },
  });
  const browser = new Browser(own.address);
  for (const [language, words] of [
    ['en', 'Try again in 5 s.'],
    ['ko', '5초 뒤에'],
    ['zh', '5 秒后'],
  ] as const) {
    const headers = { 'accept-language': language };
    const response = await browser.ask('GET /api/games', { headers });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.json()).toMatchObject({
      code: 'busy',
      detail: expect.stringContaining(words),
    });
  }
  await own.close();
});

it('sends cookies over TLS only, where it is told to', async () => {
  const own = await startServer({ secureCookies: true });
  const response = await new Browser(own.address).ask('DELETE /api/session');
  expect(response.headers.get('set-cookie')).toContain('; Secure');
  expect(response.headers.get('strict-transport-security')).toContain('max-age');
  await own.close();
});

describe('the documentation', () => {
  interface Operation {
    readonly summary?: string;
    readonly security?: unknown[];
    readonly parameters?: { readonly name: string; readonly in: string; required: boolean }[];
    readonly requestBody?: { readonly content: Record<string, { schema: object }> };
    readonly responses: Record<string, { content?: Record<string, { schema: object }> }>;
  }
  type Document = {
    readonly openapi: string;
    readonly paths: Record<string, Record<string, Operation>>;
  };

  let own: TestServer;
  let document: Document;
  beforeAll(async () => {
    const names = Object.keys(routes) as Name[];
    const isStream = (name: Name) => ['events', 'socket'].includes(String(routes[name].answer));
    const unreached = async () => fail('unreached');
    own = await startServer({
      handlers: Object.fromEntries(
        names.filter((name) => !isStream(name)).map((name) => [name, unreached]),
      ),
      plugins: [
        () => async (app) => {
          for (const name of names.filter(isStream)) app.get(name.split(' ')[1] ?? '', unreached);
          app.get('/healthz', { schema: { hide: true } }, unreached);
        },
      ],
    });
    document = await new Browser(own.address).get('GET /api/openapi.json');
  });
  afterAll(() => own.close());

  const operationOf = (name: string) => {
    const [method = '', path = ''] = name.split(' ');
    return document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  };

  it.each(Object.entries(routes))('describes %s', (name, route) => {
    const operation = operationOf(name);
    expect(operation).toMatchObject({ summary: route.summary });
    expect(operation?.security).toHaveLength(route.access === 'anyone' ? 0 : 2);
    const inPath = (operation?.parameters ?? []).filter((parameter) => parameter.in === 'path');
    expect(inPath.map((parameter) => [`:${parameter.name}`, parameter.required])).toEqual(
      (name.match(/:\w+/g) ?? []).map((parameter) => [parameter, true]),
    );
    expect(operation?.requestBody !== undefined).toBe('body' in route);
    const { default: wrong, ...right } = operation?.responses ?? {};
    expect(wrong?.content).toHaveProperty(['application/problem+json', 'schema', 'properties']);
    expect(Object.keys(right)).toHaveLength(1);
  });

  it('describes nothing else, and refers to nothing that is not there', () => {
    const count = Object.values(document.paths).flatMap(Object.keys).length;
    expect(count).toBe(Object.keys(routes).length);
    expect(document.openapi).toBe('3.1.0');
    const text = JSON.stringify(document);
    const references = text.match(/"\$ref":"[^"]*"/g) ?? [];
    for (const reference of references) {
      const path = reference.slice('"$ref":"#/'.length, -1).split('/');
      expect(document).toHaveProperty(path);
    }
    expect(text).not.toContain('__SCHEMA');
  });

  it('tells what an answer holds', () => {
    const schema = operationOf('GET /api/arena')?.responses[200]?.content?.['application/json'];
    expect(schema).toMatchObject({
      schema: {
        type: 'object',
        properties: { registration: { enum: ['off', 'visitor', 'contestant'] } },
      },
    });
    const events = operationOf('GET /api/me/events')?.responses[200]?.content;
    expect(events).toHaveProperty(['text/event-stream', 'schema', 'type'], 'string');
    expect(operationOf('GET /api/games/:game/seats/:seat')?.responses).toHaveProperty('101');
    expect(operationOf('DELETE /api/session')?.responses).toHaveProperty('204');
  });
});

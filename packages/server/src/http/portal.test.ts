import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arenaApp } from '../ops/app.js';
import { startServer, type TestServer } from '../testing/server.js';
import { portalRoutes } from './portal.js';
import { ask } from './testing/ask.js';

const PAGE = '<!doctype html><title>Daeguk</title>';
const SCRIPT = 'export const portal = true;';
const FOR_EVER = 'public, max-age=31536000, immutable';

/** As a browser asks that is on its way to a page. */
const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'daeguk-portal-'));
  mkdirSync(join(folder, 'dist', 'assets'), { recursive: true });
  const files: Readonly<Record<string, string | Buffer>> = {
    'secret.txt': 'not of the portal',
    'dist/index.html': PAGE,
    'dist/index.html.br': brotliCompressSync(PAGE),
    'dist/index.html.gz': gzipSync(PAGE),
    'dist/sw.js': 'self.skipWaiting();',
    'dist/manifest.webmanifest': '{}',
    'dist/.hidden': 'hidden',
    'dist/assets/index-4f2a.js': SCRIPT,
    'dist/assets/index-4f2a.js.br': brotliCompressSync(SCRIPT),
    'dist/assets/board-77aa.wasm': Buffer.from([0, 97, 115, 109]),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  server = await startServer({
    app: (arena) => arenaApp(arena, { isBehindProxy: false, portal: join(folder, 'dist') }),
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(server.address + path, { method, headers });

describe('a file', () => {
  it.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/sw.js', 'application/javascript; charset=utf-8', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
    ['/assets/index-4f2a.js', 'application/javascript; charset=utf-8', FOR_EVER],
    ['/assets/board-77aa.wasm', 'application/wasm', FOR_EVER],
  ])('is sent with what it is and for how long: %s', async (path, type, kept) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await get(path, {}, method);
      expect([status, headers.get('content-type')]).toEqual([200, type]);
      expect(headers.get('cache-control')).toBe(kept);
      expect(headers.get('etag')).toMatch(/^W\/"/);
    }
  });

  it('is packed as the browser takes it, where it lies there so', async () => {
    const told = async (path: string, encoding: string) => {
      const response = await get(path, { 'accept-encoding': encoding });
      expect(response.headers.get('vary')).toBe('accept-encoding');
      return [response.headers.get('content-encoding'), await response.text()];
    };
    expect(await told('/', 'gzip, deflate, br, zstd')).toEqual(['br', PAGE]);
    expect(await told('/', 'gzip;q=0.8, br;q=0')).toEqual(['gzip', PAGE]);
    expect(await told('/', 'identity')).toEqual([null, PAGE]);
    expect(await told('/assets/index-4f2a.js', 'gzip')).toEqual([null, SCRIPT]);
    expect(await told('/assets/index-4f2a.js', 'gzip, br')).toEqual(['br', SCRIPT]);
  });

  it('is not sent again where it has not changed', async () => {
    const packed = { 'accept-encoding': 'br' };
    const first = await get('/', packed);
    const etag = first.headers.get('etag') ?? '';
    // What a browser is told by cache-control, it says again of itself where fetch is left alone.
    const again = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
    const second = await get('/', { ...packed, ...again });
    expect([second.status, second.headers.get('cache-control')]).toEqual([304, 'no-cache']);
    expect((await get('/', { 'accept-encoding': 'gzip', ...again })).status).toBe(200);
    writeFileSync(join(folder, 'dist', 'index.html.br'), brotliCompressSync(`${PAGE} `));
    expect(await (await get('/', { ...packed, ...again })).text()).toBe(`${PAGE} `);
    writeFileSync(join(folder, 'dist', 'index.html.br'), brotliCompressSync(PAGE));
  });
});

describe('a page of the portal', () => {
  it.each([
    '/games/12',
    '/contests/reversi/ladder?of=3',
    '/나',
    '/contests/%E0%A4%A?x=%zz',
    '/apiary',
    '/index.html/x',
  ])('is answered with the portal: %s', async (path) => {
    const response = await get(path, HTML);
    expect([response.status, await response.text()]).toEqual([200, PAGE]);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect((await get(path, HTML, 'HEAD')).status).toBe(200);
    expect((await get(path)).status).toBe(404);
  });

  it('comes with what browsers are to hold it to', async () => {
    const policy = (await get('/games/12', HTML)).headers.get('content-security-policy') ?? '';
    expect(policy.split(';')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "frame-ancestors 'none'",
      ]),
    );
  });
});

describe('what is not of the portal', () => {
  it.each(['/api', '/api/nothing', '/assets', '/assets/', '/assets/index-0000.js'])(
    'is a problem, whoever asks: %s',
    async (path) => {
      const response = await get(path, HTML);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).not.toBe(FOR_EVER);
      expect(await response.json()).toMatchObject({ code: 'no-such-route' });
    },
  );

  it('answers as before', async () => {
    expect(await (await get('/healthz', HTML)).json()).toMatchObject({ status: 'ok' });
    expect(await (await get('/metrics', HTML)).text()).toContain('daeguk_games');
    expect((await get('/healthz', HTML, 'HEAD')).status).toBe(404);
    expect((await get('/games/12', HTML, 'POST')).status).toBe(404);
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/.hidden',
    '/%00',
    '/assets/%2e%2e/.hidden',
  ])('is not found by any spelling: %s', async (path) => {
    const { status, body } = await ask(server.address, `GET ${path}`);
    expect(status).toBe(404);
    expect(body).not.toMatch(/not of the portal|hidden$/);
  });
});

it('is loaded as fast as a browser asks, however little the API may be asked', async () => {
  const own = await startServer({
    limits: { fromAddress: 3, requests: 3, visitors: 3 },
    plugins: [() => portalRoutes(join(folder, 'dist'))],
  });
  const all = Array.from({ length: 40 }, () => fetch(`${own.address}/assets/index-4f2a.js`));
  expect(new Set((await Promise.all(all)).map(({ status }) => status))).toEqual(new Set([200]));
  await own.close();
});

it('is not there where nothing was built', async () => {
  const own = await startServer({ plugins: [() => portalRoutes(join(folder, 'nowhere'))] });
  for (const path of ['/', '/games/12', '/assets/index-4f2a.js']) {
    const response = await fetch(own.address + path, { headers: HTML });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'no-such-route' });
  }
  await own.close();
});

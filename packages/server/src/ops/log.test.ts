import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { logTo } from './log.js';

test('no secret is written down, wherever it stands', () => {
  const lines: string[] = [];
  const log = logTo({ write: (line: string) => lines.push(line) });
  const headers = { cookie: 'daeguk=S3CRET', authorization: 'Bearer S3CRET', host: 'arena' };
  log.info({ req: { headers, url: '/api/me' }, body: { password: 'S3CRET' } }, 'asked');
  log.info({ headers: { 'set-cookie': 'S3CRET', 'x-csrf-token': 'S3CRET' } }, 'answered');
  log.info({ password: 'S3CRET', token: 'S3CRET', secret: 'S3CRET', game: 12 }, 'made');
  const written = lines.join('');
  expect(written).not.toContain('S3CRET');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'info', req: { url: '/api/me', headers: { host: 'arena' } }, msg: 'asked' },
    { msg: 'answered' },
    { game: 12, msg: 'made' },
  ]);
});

test('of a query that failed, its values are not told', async () => {
  const lines: string[] = [];
  const log = logTo({ write: (line: string) => lines.push(line) });
  const error = new DrizzleQueryError('select $1', ['S3CRET'], new Error('no such table'));
  log.error({ err: error }, 'failed');
  expect(lines.join('')).not.toContain('S3CRET');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'error',
    err: { message: 'no such table', query: 'select $1' },
  });
});

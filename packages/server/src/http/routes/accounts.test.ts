import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../../accounts/accounts.js';
import { hashPassword } from '../../accounts/passwords.js';
import { openSession } from '../../accounts/sessions.js';
import { changeSettings } from '../../accounts/settings.js';
import { accounts, sessions, tokens } from '../../store/schema.js';
import { Browser } from '../../testing/browser.js';
import { startServer, type TestServer } from '../../testing/server.js';

let server: TestServer;
let passwordHash: string;
beforeAll(async () => {
  server = await startServer({ limits: { requests: 1e6, signIns: 1e6 } });
  passwordHash = await hashPassword('a good password');
});
afterAll(() => server.close());

let count = 0;

/** Somebody with an account, at a browser of their own; signed in or not yet. */
async function somebody(
  more: Partial<Parameters<typeof createAccount>[1]> = {},
): Promise<{ browser: Browser; number: string; id: number }> {
  const number = `s${++count}`;
  const { db } = server.arena.store;
  const made = await createAccount(db, {
    number,
    nickname: `Nick ${count}`,
    role: 'contestant',
    passwordHash,
    ...more,
  });
  if (!made.ok) throw new Error(made.fault.code);
  return { browser: new Browser(server.address), number, id: made.value.id };
}

async function signedIn(more: Parameters<typeof somebody>[0] = {}) {
  const found = await somebody(more);
  // Hashing takes its time: those who sign in to do something else come in by the back door.
  const { secret, session } = await openSession(server.arena.store.db, found.id, '');
  found.browser.cookie = `daeguk=${secret}`;
  found.browser.csrf = session.csrf;
  return found;
}

describe('signing in', () => {
  it('gives a cookie that scripts of a page cannot read', async () => {
    const { browser, number } = await somebody();
    const body = { number: ` ${number} `, password: 'a good password' };
    const response = await browser.ask('POST /api/session', { body });
    expect(response.status).toBe(200);
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^daeguk=[\w-]{43}; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/);
    expect(await response.json()).toMatchObject({ account: { number }, csrf: expect.any(String) });
    expect(await browser.get('GET /api/session')).toMatchObject({ account: { number } });
    const { csrf } = await browser.get('GET /api/session');
    browser.csrf = csrf;
    const out = await browser.ask('DELETE /api/session');
    expect([out.status, out.headers.get('set-cookie')]).toEqual([
      204,
      expect.stringContaining('Expires=Thu, 01 Jan 1970'),
    ]);
    expect(await browser.get('GET /api/session')).toEqual({ account: null, csrf: null });
  });

  it('keeps no secret in the database', async () => {
    const { browser, id } = await signedIn();
    const [row] = await server.arena.store.db
      .select()
      .from(sessions)
      .where(eq(sessions.account, id));
    expect(browser.cookie).not.toContain(row?.id);
    expect(row?.id).toMatch(/^[0-9a-f]{64}$/);
  });

  it('puts a new session in the place of the one a browser had', async () => {
    const { browser, number } = await signedIn();
    const old = browser.cookie;
    await browser.signIn(number, 'a good password');
    expect(browser.cookie).not.toBe(old);
    expect(await browser.get('GET /api/me/sessions')).toHaveLength(1);
  });

  it('says the same of a wrong password as of a number that is nobody’s', async () => {
    const { browser, number } = await somebody();
    const nobody = await somebody({ passwordHash: null });
    const tries = [number, 'not-a-number-of-anybody', nobody.number];
    for (const one of tries) {
      const body = { number: one, password: 'wrong password' };
      const response = await browser.ask('POST /api/session', { body });
      expect([response.status, await response.json()]).toMatchObject([
        401,
        { code: 'wrong-sign-in', values: {} },
      ]);
    }
  });

  it.each(['somebody', 'nobody'])('is locked after five wrong passwords for %s', async (who) => {
    const { browser, number } = await somebody();
    const wrong = {
      body: { number: who === 'nobody' ? `no-${number}` : number, password: 'wrong password' },
    };
    for (let time = 0; time < 5; time++) {
      expect(await browser.refused('POST /api/session', wrong)).toEqual([401, 'wrong-sign-in']);
    }
    const right = { body: { ...wrong.body, password: 'a good password' } };
    const response = await browser.ask('POST /api/session', right);
    expect([response.status, response.headers.get('retry-after')]).toEqual([
      429,
      expect.stringMatching(/^(5\d|60)$/),
    ]);
    expect(await response.json()).toMatchObject({
      code: 'locked',
      values: { seconds: expect.any(Number) },
    });
  });

  it('gets no further by many attempts at once', async () => {
    const { browser, number } = await somebody();
    const wrong = { body: { number, password: 'wrong password' } };
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => browser.refused('POST /api/session', wrong)),
    );
    expect(answers.filter(([, code]) => code === 'wrong-sign-in')).toHaveLength(5);
    expect(answers.filter(([, code]) => code === 'locked')).toHaveLength(7);
  });

  it('is not for accounts that are shut', async () => {
    const { browser, number, id } = await signedIn();
    const { client } = await server.signedIn('organiser');
    const changed = await client.call('PATCH /api/accounts/:account', {
      params: { account: id },
      body: { isDisabled: true },
    });
    expect(changed).toMatchObject({ ok: true, value: { isDisabled: true } });
    expect(await browser.get('GET /api/session')).toEqual({ account: null, csrf: null });
    const body = { number, password: 'a good password' };
    expect(await browser.refused('POST /api/session', { body })).toEqual([403, 'account-disabled']);
  });
});

describe('what changes something', () => {
  const rename = (nickname: string) => ({ body: { nickname } });

  it('needs what only a page of this server knows', async () => {
    const { browser, number } = await signedIn();
    const right = browser.csrf;
    for (const csrf of ['', 'x', `${right}x`]) {
      browser.csrf = csrf;
      expect(await browser.refused('PATCH /api/me', rename(`A ${number}`))).toEqual([403, 'csrf']);
    }
    browser.csrf = right;
    expect(await browser.get('PATCH /api/me', rename(`A ${number}`))).toMatchObject({
      nickname: `A ${number}`,
    });
  });

  it('is refused to pages of other servers, signing in included', async () => {
    const { browser, number } = await signedIn();
    const body = { number, password: 'a good password' };
    for (const origin of ['https://elsewhere.example', 'null', `${server.address}0`]) {
      const headers = { origin };
      for (const [name, asked] of [
        ['PATCH /api/me', rename('Foreign')],
        ['POST /api/session', { body }],
        ['POST /api/accounts', { body: { ...body, nickname: 'Foreign' } }],
        ['DELETE /api/session', {}],
      ] as const) {
        const refused = await browser.refused(name, { ...asked, headers });
        expect(refused).toEqual([403, 'foreign-origin']);
      }
    }
    expect(await browser.get('GET /api/session', { headers: { origin: 'null' } })).toMatchObject({
      account: { number },
    });
  });
});

describe('tokens', () => {
  it('speak for an account, without cookie or csrf', async () => {
    const { browser, number } = await signedIn();
    const made = await browser.get('POST /api/me/tokens', { body: { name: 'laptop' } });
    expect(made).toMatchObject({ name: 'laptop', usedAt: null });
    expect(made.secret).toMatch(/^dgk_[\w-]{43}$/);
    const script = new Browser(server.address);
    const headers = { authorization: `Bearer ${made.secret}`, origin: 'https://elsewhere.example' };
    expect(await script.get('GET /api/session', { headers })).toMatchObject({
      account: { number },
      csrf: null,
    });
    const nickname = `Token ${number}`;
    expect(await script.get('PATCH /api/me', { headers, body: { nickname } })).toMatchObject({
      nickname,
    });
    const [listed] = await browser.get('GET /api/me/tokens');
    expect(listed).toEqual({
      id: made.id,
      name: 'laptop',
      createdAt: made.createdAt,
      usedAt: expect.any(String),
    });
    await browser.get(`DELETE /api/me/tokens/${made.id}`);
    expect(await browser.refused(`DELETE /api/me/tokens/${made.id}`)).toEqual([404, 'no-token']);
    expect(await script.refused('GET /api/session', { headers })).toEqual([401, 'bad-token']);
  });

  it('make no tokens, change no passwords, and are no sessions', async () => {
    const { client } = await server.signedIn('contestant');
    const body = { old: 'a good password', new: 'another password' };
    const refused = { ok: false, fault: { code: 'session-needed' } };
    expect(await client.call('POST /api/me/tokens', { body: { name: 'x' } })).toMatchObject(
      refused,
    );
    expect(await client.call('POST /api/me/password', { body })).toMatchObject(refused);
    expect(await client.call('GET /api/me/sessions', {})).toEqual({ ok: true, value: [] });
  });

  it('are revoked by their owner only', async () => {
    const { browser } = await signedIn();
    const { id } = await browser.get('POST /api/me/tokens', { body: { name: 'mine' } });
    const other = await signedIn();
    expect(await other.browser.refused(`DELETE /api/me/tokens/${id}`)).toEqual([404, 'no-token']);
    expect(await browser.get('GET /api/me/tokens')).toHaveLength(1);
  });
});

describe('sessions', () => {
  it('are listed, and end when their owner says so', async () => {
    const { browser, number } = await signedIn();
    const other = new Browser(server.address);
    const headers = { 'user-agent': 'Another Browser' };
    const body = { number, password: 'a good password' };
    await other.get('POST /api/session', { body, headers });
    const list = await browser.get('GET /api/me/sessions');
    expect(list).toHaveLength(2);
    const [one] = list.filter((session: { isThisOne: boolean }) => !session.isThisOne);
    expect(one).toMatchObject({ agent: 'Another Browser' });
    const stranger = await signedIn();
    const end = `DELETE /api/me/sessions/${one.id}`;
    expect(await stranger.browser.refused(end)).toEqual([404, 'no-session']);
    await browser.get(end);
    expect(await other.get('GET /api/session')).toEqual({ account: null, csrf: null });
    expect(await browser.get('GET /api/me/sessions')).toMatchObject([{ isThisOne: true }]);
  });

  it('last on while they are used, and no longer', async () => {
    const { browser, id } = await signedIn();
    const { db } = server.arena.store;
    const of = eq(sessions.account, id);
    await db
      .update(sessions)
      .set({ seenAt: new Date(Date.now() - 120_000) })
      .where(of);
    const response = await browser.ask('GET /api/session');
    expect(response.headers.get('set-cookie')).toContain('daeguk=');
    const [row] = await db.select().from(sessions).where(of);
    expect(Date.now() - (row?.seenAt.getTime() ?? 0)).toBeLessThan(60_000);
    expect((await browser.ask('GET /api/session')).headers.get('set-cookie')).toBeNull();
    await db.update(sessions).set({ expiresAt: new Date() }).where(of);
    expect(await browser.get('GET /api/session')).toEqual({ account: null, csrf: null });
    expect(await browser.refused('GET /api/me/sessions')).toEqual([401, 'not-signed-in']);
  });
});

describe('passwords', () => {
  const change = (old: string, wanted: string) => ({ body: { old, new: wanted } });

  it('are changed by whoever knows the old one; other sessions end', async () => {
    const { browser, number } = await signedIn();
    const other = new Browser(server.address);
    await other.signIn(number, 'a good password');
    const route = 'POST /api/me/password';
    expect(await browser.refused(route, change('wrong one', 'a better password'))).toEqual([
      403,
      'wrong-password',
    ]);
    expect(await browser.refused(route, change('a good password', 'a good password'))).toEqual([
      400,
      'password-same',
    ]);
    expect(await browser.refused(route, change('a good password', 'short'))).toEqual([
      400,
      'invalid-request',
    ]);
    await browser.get(route, change('a good password', 'a better password'));
    expect(await other.get('GET /api/session')).toMatchObject({ account: null });
    expect(await browser.get('GET /api/session')).toMatchObject({ account: { number } });
    await other.signIn(number, 'a better password');
  });

  it('may not be the number', async () => {
    const { browser } = await signedIn({ number: 'Student-2026' });
    expect(
      await browser.refused('POST /api/me/password', change('a good password', 'student-2026')),
    ).toEqual([400, 'password-is-number']);
  });

  it('are reset by organisers, for one use; sessions and tokens end', async () => {
    const { browser, number, id } = await signedIn();
    const { secret } = await browser.get('POST /api/me/tokens', { body: { name: 'old' } });
    const { client } = await server.signedIn('organiser');
    const reset = await client.call('POST /api/accounts/:account/reset', {
      params: { account: id },
    });
    const password = reset.ok ? reset.value.password : '';
    expect(password).toMatch(/^(?:[a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/);
    expect(await browser.get('GET /api/session')).toMatchObject({ account: null });
    const headers = { authorization: `Bearer ${secret}` };
    expect(await browser.refused('GET /api/me/tokens', { headers })).toEqual([401, 'bad-token']);
    await browser.signIn(number, password);
    expect(await browser.refused('GET /api/me/tokens')).toEqual([403, 'must-change-password']);
    await browser.get('POST /api/me/password', change(password, 'my own password'));
    expect(await browser.get('GET /api/me/tokens')).toEqual([]);
  });
});

describe('an imported account', () => {
  it('begins with its number as password, and does nothing before it is its owner’s', async () => {
    const { client } = await server.signedIn('organiser');
    const imported = await client.call('POST /api/accounts/import', {
      body: { csv: '20261234,김하나,1반\n20261235,이둘,1반\n' },
    });
    expect(imported).toMatchObject({ ok: true, value: { added: 2, kept: 0 } });
    const browser = new Browser(server.address);
    await browser.signIn('20261234', '20261234');
    expect(await browser.get('GET /api/session')).toMatchObject({
      account: { name: '김하나', group: '1반', nickname: null, mustChangePassword: true },
    });
    expect(await browser.get('GET /api/arena')).toMatchObject({ name: 'Daeguk' });
    for (const name of ['GET /api/me/tokens', 'GET /api/me/sessions', 'POST /api/me/tokens']) {
      expect(await browser.refused(name)).toEqual([403, 'must-change-password']);
    }
    const body = { old: '20261234', new: '하나의 비밀번호' };
    expect(
      await browser.refused('POST /api/me/password', { body: { ...body, new: '20261234' } }),
    ).toEqual([400, 'password-same']);
    await browser.get('POST /api/me/password', { body });
    expect(await browser.refused('GET /api/me/tokens')).toEqual([403, 'must-choose-nickname']);
    expect(await browser.get('PATCH /api/me', { body: { nickname: '하나' } })).toMatchObject({
      nickname: '하나',
      mustChangePassword: false,
    });
    expect(await browser.get('GET /api/me/tokens')).toEqual([]);
  });

  it('is told line by line, in the language of whoever imports', async () => {
    const { token } = await server.signedIn('organiser');
    const browser = new Browser(server.address);
    const answer = await browser.get('POST /api/accounts/import', {
      headers: { authorization: `Bearer ${token}`, 'accept-language': 'ko-KR' },
      body: { csv: '20269001,가\n,나\n20269001,다' },
    });
    expect(answer).toEqual({
      added: 1,
      kept: 0,
      lines: [
        { line: 1, number: '20269001', problem: null },
        { line: 2, number: '', problem: '번호가 없습니다.' },
        {
          line: 3,
          number: '20269001',
          problem: '20269001이 명단에 두 번 있습니다. 이 줄은 빠집니다.',
        },
      ],
    });
  });
});

const UNREADABLE = [
  ...['', ' ', 'a\u0000b', 'a\u202Eb', 'a\nb', 'x'.repeat(33)],
  ...['alice\uFE0F', '\u3164', 'a\u2800', 'ali\u034Fce', 'a\u115Fb', 'a\u{E0100}'],
];

describe('nicknames', () => {
  it('belong to one account, whatever the capitals, width or blanks', async () => {
    const { browser } = await signedIn();
    const other = await signedIn();
    await browser.get('PATCH /api/me', { body: { nickname: 'Deep  Blue' } });
    for (const nickname of ['Deep Blue', 'deep blue', 'ＤＥＥＰ ＢＬＵＥ', ' deep   BLUE ']) {
      expect(await other.browser.refused('PATCH /api/me', { body: { nickname } })).toEqual([
        409,
        'nickname-taken',
      ]);
    }
    await browser.get('PATCH /api/me', { body: { nickname: 'deep blue' } });
    await browser.get('PATCH /api/me', { body: { nickname: 'Deeper Blue' } });
    await other.browser.get('PATCH /api/me', { body: { nickname: 'Deep Blue' } });
  });

  it.each(['House', 'house:hard', 'ＨＯＵＳＥ：easy', 'RANDOM', 'Guest'])(
    'are not those of the arena: %s',
    async (nickname) => {
      const { browser } = await signedIn();
      expect(await browser.refused('PATCH /api/me', { body: { nickname } })).toEqual([
        409,
        'nickname-reserved',
      ]);
    },
  );

  it.each(UNREADABLE)('are text that can be read: not %j', async (nickname) => {
    const { browser } = await signedIn();
    expect(await browser.refused('PATCH /api/me', { body: { nickname } })).toEqual([
      400,
      'invalid-request',
    ]);
  });
});

describe('registering', () => {
  const body = { number: 'newcomer', nickname: 'Newcomer', password: 'some password' };

  it('is closed, or open for what the arena says', async () => {
    const { db } = server.arena.store;
    const browser = new Browser(server.address);
    expect(await browser.refused('POST /api/accounts', { body })).toEqual([
      403,
      'registration-closed',
    ]);
    await changeSettings(db, { registration: 'visitor' });
    const answer = await browser.get('POST /api/accounts', { body });
    expect(answer).toMatchObject({
      account: { number: 'newcomer', nickname: 'Newcomer', role: 'visitor' },
    });
    expect(await browser.get('GET /api/session')).toEqual(answer);
    const again = new Browser(server.address);
    const refused = (more: object) =>
      again.refused('POST /api/accounts', { body: { ...body, ...more } });
    expect(await refused({ nickname: 'Other' })).toEqual([409, 'number-taken']);
    expect(await refused({ number: 'other' })).toEqual([409, 'nickname-taken']);
    expect(await refused({ number: 'some password' })).toEqual([400, 'invalid-request']);
    expect(await refused({ number: 'somepassword', password: 'SomePassword' })).toEqual([
      400,
      'password-is-number',
    ]);
    await changeSettings(db, { registration: 'off' });
  });
});

describe('organisers', () => {
  it('see all accounts and find some', async () => {
    const { client } = await server.signedIn('organiser');
    await somebody({ number: '100%_sure', name: 'Percy' });
    const found = await client.call('GET /api/accounts', { query: { search: '0%_S' } });
    expect(found).toMatchObject({ ok: true, value: [{ number: '100%_sure', isDisabled: false }] });
    expect(JSON.stringify(found)).not.toContain('argon2');
    const { browser } = await signedIn();
    expect(await browser.refused('GET /api/accounts')).toEqual([403, 'forbidden']);
  });

  it('keep at least one of them', async () => {
    const own = await startServer();
    const first = await own.signedIn('organiser');
    const second = await own.signedIn('organiser');
    const change = (by: typeof first, of: typeof first, body: object) =>
      by.client.call('PATCH /api/accounts/:account', { params: { account: of.account.id }, body });
    expect(await change(first, second, { role: 'contestant' })).toMatchObject({ ok: true });
    for (const body of [{ role: 'visitor' }, { isDisabled: true }]) {
      expect(await change(first, first, body)).toMatchObject({
        ok: false,
        fault: { code: 'last-organiser', values: { status: 409 } },
      });
    }
    expect(await change(first, first, { name: 'The last' })).toMatchObject({
      ok: true,
      value: { name: 'The last', role: 'organiser' },
    });
    await change(first, second, { role: 'organiser' });
    const both = await Promise.all([
      change(first, second, { role: 'visitor' }),
      change(second, first, { role: 'visitor' }),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    await own.close();
  });

  it('change nothing of accounts that do not exist', async () => {
    const { client } = await server.signedIn('organiser');
    const params = { account: 999_999 };
    const missing = { ok: false, fault: { code: 'no-account', values: { status: 404 } } };
    expect(
      await client.call('PATCH /api/accounts/:account', { params, body: { name: 'x' } }),
    ).toMatchObject(missing);
    expect(await client.call('POST /api/accounts/:account/reset', { params })).toMatchObject(
      missing,
    );
  });
});

it('leaves nothing of tokens but their hashes', async () => {
  const { browser, id } = await signedIn();
  const { secret } = await browser.get('POST /api/me/tokens', { body: { name: 'x' } });
  const { db } = server.arena.store;
  expect(JSON.stringify(await db.select().from(tokens))).not.toContain(secret);
  const [row] = await db.select().from(accounts).where(eq(accounts.id, id));
  expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

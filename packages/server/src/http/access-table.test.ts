import { type Name as RouteName, routes } from '@daeguk/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSession } from '../accounts/sessions.js';
import { createToken } from '../accounts/tokens.js';
import { MAKYEK } from '../games/testing/played.js';
import { arenaApp } from '../ops/app.js';
import { startServer, type TestServer } from '../testing/server.js';
import { type Answered, ask, follow, type Parts } from './testing/ask.js';
import {
  addGame,
  addSubmission,
  askers,
  makeWorld,
  type Name,
  shutOut,
  type Who,
  type World,
} from './testing/world.js';

// Who may ask for what. Everything here belongs to the author; the opponent has the other seat of the author's games.
// Where there is more than one thing to ask for, the one that is meant stands in brackets.

const TABLE = `
                                                            nobody  visitor  contestant  opponent  author  organiser
GET /api/arena                                              200     200      200         200       200     200
PATCH /api/arena                                            401     403      403         403       403     200
GET /api/workers                                            401     403      403         403       403     200
POST /api/workers/:worker/admit                             401     403      403         403       403     200
POST /api/workers/:worker/withdraw                          401     403      403         403       403     200

GET /api/session                                            200     200      200         200       200     200
POST /api/session                                           200     200      200         200       200     200
POST /api/session (wrong)                                   401     401      401         401       401     401
DELETE /api/session                                         204     204      204         204       204     204
POST /api/accounts (closed)                                 403     403      403         403       403     403
PATCH /api/me                                               401     200      200         200       200     200
POST /api/me/password (by token)                            401     403      403         403       403     403
GET /api/me/sessions                                        401     200      200         200       200     200
DELETE /api/me/sessions/:session                            401     404      404         404       204     404
GET /api/me/tokens                                          401     200      200         200       200     200
POST /api/me/tokens (by token)                              401     403      403         403       403     403
DELETE /api/me/tokens/:token                                401     404      404         404       204     404
GET /api/accounts                                           401     403      403         403       403     200
POST /api/accounts/import                                   401     403      403         403       403     200
PATCH /api/accounts/:account                                401     403      403         403       403     200
POST /api/accounts/:account/reset                           401     403      403         403       403     200

GET /api/announcements                                      200     200      200         200       200     200
POST /api/announcements                                     401     403      403         403       403     200
PATCH /api/announcements/:announcement                      401     403      403         403       403     200
DELETE /api/announcements/:announcement                     401     403      403         403       403     204

GET /api/contests                                           200     200      200         200       200     200
GET /api/contests/:contest                                  200     200      200         200       200     200
POST /api/contests                                          401     403      403         403       403     200
POST /api/contests/check                                    401     403      403         403       403     200
PATCH /api/contests/:contest                                401     403      403         403       403     200
GET /api/contests/:contest/entrants                         401     403      403         403       403     200
POST /api/contests/:contest/entrants                        401     403      403         403       403     200
DELETE /api/contests/:contest/entrants/:account             401     403      403         403       403     204

GET /api/contests/:contest/submissions                      200     200      200         200       200     200
GET /api/contests/:contest/authors                          200     200      200         200       200     200
POST /api/contests/:contest/submissions                     401     403      200         200       200     200
POST /api/contests/:contest/submissions (listed)            401     403      403         403       200     200
POST /api/contests/:contest/submissions (against another's) 401     403      400         400       200     400
GET /api/contests/:contest/quota                            401     403      200         200       200     200
GET /api/contests/:contest/versions                         401     403      200         200       200     200
GET /api/me/submissions                                     401     200      200         200       200     200
GET /api/submissions/:submission                            200     200      200         200       200     200
GET /api/submissions/:submission/source                     401     403      403         403       200     200
POST /api/submissions/:submission/enter                     401     403      403         403       200     200
POST /api/submissions/:submission/withdraw                  401     403      403         403       200     200
POST /api/submissions/:submission/rebuild                   401     403      403         403       403     200

GET /api/contests/:contest/ladder                           200     200      200         200       200     200
GET /api/contests/:contest/tournaments                      200     200      200         200       200     200
POST /api/contests/:contest/tournaments                     401     403      403         403       403     200
GET /api/tournaments/:tournament                            200     200      200         200       200     200
DELETE /api/tournaments/:tournament                         401     403      403         403       403     204
GET /api/tournaments/:tournament/board                      200     200      200         200       200     200
GET /api/tournaments/:tournament/crosstable                 200     200      200         200       200     200
GET /api/tournaments/:tournament/history                    200     200      200         200       200     200
POST /api/tournaments/:tournament/start                     401     403      403         403       403     200
POST /api/tournaments/:tournament/pause                     401     403      403         403       403     200

GET /api/games                                              200     200      200         200       200     200
POST /api/games                                             401     200      200         200       200     200
POST /api/games (with my program)                           401     400      400         400       200     200
POST /api/games (with another's)                            401     400      400         400       400     200
GET /api/games/:game                                        200     200      200         200       200     200
GET /api/games/:game (on)                                   200     200      200         200       200     200
GET /api/games/:game (frozen)                               200     200      200         200       200     200
GET /api/games/:game (trial)                                404     404      404         404       200     200
GET /api/games/:game (practice)                             404     404      404         404       200     200
GET /api/games/:game (with a friend)                        200     200      200         200       200     200
POST /api/games/:game/stop                                  401     403      403         403       204     204
POST /api/games/:game/rerun                                 401     403      403         403       403     200
GET /api/games/:game/record                                 200     200      200         200       200     200
GET /api/games/:game/record (on)                            404     404      404         404       404     404
GET /api/games/:game/record (frozen)                        403     403      403         200       200     200
GET /api/games/:game/record (trial)                         404     404      404         404       200     200
GET /api/games/:game/record (practice)                      404     404      404         404       200     200
GET /api/games/:game/log                                    401     403      403         200       200     200
GET /api/games/:game/log (my seat)                          401     403      403         403       200     200
GET /api/games/:game/log (frozen)                           401     403      403         200       200     200
GET /api/games/:game/log (trial)                            401     404      404         404       200     200
GET /api/games/:game/log (practice)                         401     404      404         404       200     200
GET /api/games/:game/log (with a friend)                    401     403      403         403       200     200
GET /api/games/:game/events                                 200     200      200         200       200     200
GET /api/games/:game/events (on)                            200     200      200         200       200     200
GET /api/games/:game/events (frozen, on)                    403     403      403         200       200     200
GET /api/games/:game/events (trial)                         404     404      404         404       200     200
GET /api/games/:game/events (practice)                      404     404      404         404       200     200
GET /api/games/:game/events (with a friend)                 200     200      200         200       200     200
GET /api/games/:game/seats/:seat                            101     101      101         101       101     101
GET /api/games/:game/seats/:seat (wrong key)                403     403      403         403       403     403
GET /api/games/:game/seats/:seat (no key)                   403     403      403         403       403     403
GET /api/games/:game/seats/:seat (of a program)             404     404      404         404       404     404
GET /api/me/records                                         401     200      200         200       200     200

GET /api/contests/:contest/events                           200     200      200         200       200     200
GET /api/me/events                                          401     200      200         200       200     200
`;

interface Row {
  /** As it stands in the table. */
  readonly label: string;
  readonly route: RouteName;
  readonly statuses: readonly number[];
}

const rows: readonly Row[] = TABLE.split('\n')
  .filter((line) => /^[A-Z]/.test(line))
  .map((line) => {
    const [label = '', ...cells] = line.split(/ (?=\d{3}\b)/).map((cell) => cell.trim());
    return { label, route: label.replace(/ \(.*/, '') as RouteName, statuses: cells.map(Number) };
  });

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await startServer({ app: (arena) => arenaApp(arena, { isBehindProxy: false }) });
  world = await makeWorld(server.arena);
});
afterAll(() => server.close());

type Target = (who: Who) => Parts | Promise<Parts>;

const BOT = [{ name: 'bot.py', base64: Buffer.from('print("OK")').toString('base64') }];

const contest = (id: string, more: Parts = {}): Parts => ({ params: { contest: id }, ...more });
const game = (id: number, more: Parts = {}): Parts => ({ params: { game: id }, ...more });
const submission = (id: number): Parts => ({ params: { submission: id } });
const tournament = (id: number): Parts => ({ params: { tournament: id } });
const account = (id: number, body?: object): Parts => ({ params: { account: id }, body });

const mains: Target = () => contest(world.main.contest);
const ladder: Target = () => tournament(world.main.ladder);
const cup: Target = () => tournament(world.tournament);
const planned: Target = () => tournament(world.planned);
const done: Target = () => game(world.main.game);
const on: Target = () => game(world.main.returnGame);
const frozen: Target = () => game(world.frozen.game);
const trial: Target = () => game(world.trial);
const practice: Target = () => game(world.practice);
const friendly: Target = () => game(world.friendly);
const authors: Target = () => submission(world.main.authors);
const worker: Target = () => ({ params: { worker: world.worker } });

/** A new submission of the author's, for steps that can be taken once. */
const fresh =
  (state: 'tried' | 'system-error'): Target =>
  async () => {
    const { store, people, steps } = world;
    return submission(await addSubmission(store, people.author.id, steps, { state }));
  };

/** What is asked, by the label in the table; nothing more than the route where it is not here. */
const targets: Readonly<Record<string, Target>> = {
  'PATCH /api/arena': () => ({ body: {} }),
  'POST /api/workers/:worker/admit': worker,
  'POST /api/workers/:worker/withdraw': worker,

  'POST /api/session': () => {
    const { number, password } = world.signer;
    return { body: { number, password } };
  },
  'POST /api/session (wrong)': (who) => ({ body: { number: `no ${who}`, password: 'guessed it' } }),
  'POST /api/accounts (closed)': (who) => ({
    body: { number: `new-${who}`, nickname: who, password: 'long enough' },
  }),
  'PATCH /api/me': (who) => ({
    body: { nickname: who === 'nobody' ? who : world.people[who].nickname },
  }),
  'POST /api/me/password (by token)': () => ({ body: { old: 'x', new: 'long enough' } }),
  'DELETE /api/me/sessions/:session': async () => {
    const { session } = await openSession(world.store.db, world.people.author.id, 'another');
    return { params: { session: session.id } };
  },
  'POST /api/me/tokens (by token)': () => ({ body: { name: 'another' } }),
  'DELETE /api/me/tokens/:token': async () => {
    const made = await createToken(world.store.db, world.people.author.id, 'another');
    return { params: { token: made.ok ? made.value.id : 0 } };
  },
  'POST /api/accounts/import': () => ({ body: { csv: 'new-1,New One,A' } }),
  'PATCH /api/accounts/:account': () => {
    const { id, group } = world.people.author;
    return account(id, { group });
  },
  'POST /api/accounts/:account/reset': () => account(world.signer.id),

  'POST /api/announcements': () => ({ body: { contest: null, title: 'News', text: 'None.' } }),
  'PATCH /api/announcements/:announcement': () => ({
    params: { announcement: world.announcement },
    body: { title: 'Other news' },
  }),
  'DELETE /api/announcements/:announcement': () => ({
    params: { announcement: world.announcement },
  }),

  'GET /api/contests/:contest': mains,
  'POST /api/contests': (who) => ({ body: { file: { ...MAKYEK, id: `new-${who}` } } }),
  'POST /api/contests/check': () => ({ body: { file: { ...MAKYEK, id: 'planned' } } }),
  'PATCH /api/contests/:contest': () => contest(world.spare, { body: { entry: 'open' } }),
  'GET /api/contests/:contest/entrants': () => contest(world.listed),
  'POST /api/contests/:contest/entrants': () =>
    contest(world.listed, { body: { numbers: [world.people.author.number] } }),
  'DELETE /api/contests/:contest/entrants/:account': () => ({
    params: { contest: world.listed, account: world.people.organiser.id },
  }),

  'GET /api/contests/:contest/submissions': mains,
  'GET /api/contests/:contest/authors': mains,
  'POST /api/contests/:contest/submissions': () => contest(world.spare, { body: { files: BOT } }),
  'POST /api/contests/:contest/submissions (listed)': () =>
    contest(world.listed, { body: { files: BOT } }),
  "POST /api/contests/:contest/submissions (against another's)": () =>
    contest(world.main.contest, {
      body: { files: BOT, trial: { submission: world.main.authors } },
    }),
  'GET /api/contests/:contest/quota': () => contest(world.spare),
  'GET /api/contests/:contest/versions': mains,
  'GET /api/submissions/:submission': authors,
  'GET /api/submissions/:submission/source': authors,
  'POST /api/submissions/:submission/enter': fresh('tried'),
  'POST /api/submissions/:submission/withdraw': fresh('tried'),
  'POST /api/submissions/:submission/rebuild': fresh('system-error'),

  'GET /api/contests/:contest/ladder': mains,
  'GET /api/contests/:contest/tournaments': mains,
  'POST /api/contests/:contest/tournaments': () => {
    const { contest: id, authors, opponents } = world.main;
    return contest(id, { body: { name: 'one more', submissions: [authors, opponents] } });
  },
  'GET /api/tournaments/:tournament': ladder,
  'DELETE /api/tournaments/:tournament': planned,
  'GET /api/tournaments/:tournament/board': ladder,
  'GET /api/tournaments/:tournament/crosstable': ladder,
  'GET /api/tournaments/:tournament/history': ladder,
  'POST /api/tournaments/:tournament/start': cup,
  'POST /api/tournaments/:tournament/pause': cup,

  'POST /api/games': () => practiceOf({ kind: 'me' }),
  'POST /api/games (with my program)': () => practiceOf(program('authors')),
  "POST /api/games (with another's)": () => practiceOf(program('authors'), program('opponents')),
  'GET /api/games/:game': done,
  'GET /api/games/:game (on)': on,
  'GET /api/games/:game (frozen)': frozen,
  'GET /api/games/:game (trial)': trial,
  'GET /api/games/:game (practice)': practice,
  'GET /api/games/:game (with a friend)': friendly,
  'POST /api/games/:game/stop': async () => {
    const seat = { kind: 'house', level: 'easy' } as const;
    const wanted = { purpose: 'practice', first: seat, second: seat } as const;
    return game(await addGame(world.store, { ...wanted, orderedBy: world.people.author.id }));
  },
  'POST /api/games/:game/rerun': () => game(world.again.game, { body: { reason: 'a test' } }),
  'GET /api/games/:game/record': done,
  'GET /api/games/:game/record (on)': on,
  'GET /api/games/:game/record (frozen)': frozen,
  'GET /api/games/:game/record (trial)': trial,
  'GET /api/games/:game/record (practice)': practice,
  'GET /api/games/:game/log': done,
  'GET /api/games/:game/log (my seat)': () => game(world.main.game, { query: { seat: 'first' } }),
  'GET /api/games/:game/log (frozen)': frozen,
  'GET /api/games/:game/log (trial)': trial,
  'GET /api/games/:game/log (practice)': practice,
  'GET /api/games/:game/log (with a friend)': friendly,
  'GET /api/games/:game/events': done,
  'GET /api/games/:game/events (on)': on,
  'GET /api/games/:game/events (frozen, on)': () => game(world.frozen.returnGame),
  'GET /api/games/:game/events (trial)': trial,
  'GET /api/games/:game/events (practice)': practice,
  'GET /api/games/:game/events (with a friend)': friendly,
  'GET /api/games/:game/seats/:seat': () => seat('second', { ...UPGRADE, ...keyed(world.key) }),
  'GET /api/games/:game/seats/:seat (wrong key)': () =>
    seat('second', { ...UPGRADE, ...keyed('guessed') }),
  'GET /api/games/:game/seats/:seat (no key)': () => seat('second', UPGRADE),
  'GET /api/games/:game/seats/:seat (of a program)': () =>
    seat('first', { ...UPGRADE, ...keyed(world.key) }),

  'GET /api/contests/:contest/events': mains,
};

const UPGRADE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': Buffer.alloc(16).toString('base64'),
};

function keyed(key: string): Record<string, string> {
  return { 'sec-websocket-protocol': `key.${key}` };
}

function seat(name: string, headers: Record<string, string>): Parts {
  return { params: { game: world.practice, seat: name }, headers };
}

function program(whose: 'authors' | 'opponents'): object {
  return { kind: 'submission', submission: world.main[whose] };
}

function practiceOf(first: object, second: object = { kind: 'house', level: 'easy' }): Parts {
  return { body: { contest: world.main.contest, first, second } };
}

async function askBy(who: Who, { label, route }: Row): Promise<Answered> {
  const parts = (await targets[label]?.(who)) ?? {};
  const token = who === 'nobody' ? {} : bearer(world.people[who].token);
  return ask(server.address, route, { ...parts, headers: { ...token, ...parts.headers } });
}

function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

/** Everything that was answered, to be searched afterwards. */
const answers: { readonly who: Who; readonly label: string; readonly answer: Answered }[] = [];

test('the table has every route there is, and no other', () => {
  expect([...new Set(rows.map(({ route }) => route))].sort()).toEqual(Object.keys(routes).sort());
  expect(rows.filter(({ statuses }) => statuses.length !== askers.length)).toEqual([]);
  const labels = new Set(rows.map(({ label }) => label));
  expect(Object.keys(targets).filter((label) => !labels.has(label))).toEqual([]);
});

/** Who only reads does not stand in anybody's way. */
async function askAll(row: Row): Promise<Answered[]> {
  if (row.route.startsWith('GET')) return Promise.all(askers.map((who) => askBy(who, row)));
  const all: Answered[] = [];
  for (const who of askers) all.push(await askBy(who, row));
  return all;
}

test('everybody gets the answers of the table', async () => {
  const found: string[] = [];
  for (const row of rows) {
    const all = await askAll(row);
    answers.push(
      ...all.map((answer, index) => ({ who: askers[index]!, label: row.label, answer })),
    );
    found.push(`${row.label} ${all.map(({ status }) => status).join(' ')}`);
  }
  expect(found).toEqual(rows.map(({ label, statuses }) => `${label} ${statuses.join(' ')}`));
});

/** What somebody was told that is not for them. */
function leaks(who: Name | 'nobody', label: string, text: string): string[] {
  const isOrganiser = who === 'organiser';
  return world.planted
    .filter(({ of, isForOrganisers }) => of !== who && !(isOrganiser && isForOrganisers))
    .filter(({ word }) => text.includes(word))
    .map(({ word }) => `${who}: ${label}: ${word}`);
}

test('nobody reads what is another’s, wherever it may stand', () => {
  expect(answers.flatMap(({ who, label, answer }) => leaks(who, label, answer.text))).toEqual([]);
});

test('what was hidden is there to be found by whose it is', () => {
  const own = answers.filter(({ who }) => who === 'author').map(({ answer }) => answer.text);
  const unseen = world.planted
    .filter(({ of }) => of === 'author')
    .filter(({ word }) => !own.some((text) => text.includes(word)));
  // A token has no session, and sources are sent in base 64.
  expect(new Set(unseen.map(({ word }) => word))).toEqual(
    new Set([world.people.author.csrf, world.people.author.secret, '# source-of-author\n']),
  );
});

test('events tell everybody their own', async () => {
  const { people, main, store } = world;
  const names = ['author', 'opponent', 'contestant'] as const;
  const streams = names.flatMap((who) =>
    ['GET /api/me/events', 'GET /api/contests/:contest/events'].map((route) => {
      const parts = contest(main.contest, { headers: bearer(people[who].token) });
      return { who, route, ...follow(server.address, route, parts) };
    }),
  );
  const told = () =>
    streams.map(({ text }) => [...text().matchAll(/^event: (.*)/gm)].map(([, name]) => name));
  await expect.poll(() => streams.every(({ text }) => text().includes('id: '))).toBe(true);
  await store.transaction(async ({ notify }) => {
    await notify('submissions', String(main.authors));
    for (const game of [world.trial, world.practice, main.game])
      await notify('games', String(game));
  });
  await expect.poll(told).toEqual([['submission'], ['game'], [], ['game'], [], ['game']]);
  expect(streams.flatMap(({ who, route, text }) => leaks(who, route, text()))).toEqual([]);
  for (const { leave } of streams) leave();
});

describe('while a board stands still', () => {
  const read = async (who: Who, route: RouteName, parts: Parts) => {
    const token = who === 'nobody' ? {} : bearer(world.people[who].token);
    return JSON.parse((await ask(server.address, route, { ...parts, headers: token })).body);
  };
  const NOT_TOLD = { state: 'playing', winner: null, ending: null, plies: null, endedAt: null };

  test('only organisers see it move', async () => {
    for (const who of askers) {
      const board = await read(who, 'GET /api/contests/:contest/ladder', contest('frozen'));
      const cross = await read(
        who,
        'GET /api/tournaments/:tournament/crosstable',
        tournament(world.frozen.ladder),
      );
      const history = await read(
        who,
        'GET /api/tournaments/:tournament/history',
        tournament(world.frozen.ladder),
      );
      const isOrganiser = who === 'organiser';
      expect([who, board.done, cross.length]).toEqual([
        who,
        isOrganiser ? 1 : 0,
        isOrganiser ? 1 : 0,
      ]);
      expect(history.length > 0).toBe(isOrganiser);
      expect(board.frozenAt === null).toBe(isOrganiser);
    }
  });

  test('only who played a game sees how it went', async () => {
    const list = (who: Who, query: Parts['query']) =>
      read(who, 'GET /api/games', { query: { contest: 'frozen', ...query } });
    const { ending } = await read('organiser', 'GET /api/games/:game', game(world.frozen.game));
    for (const who of askers) {
      const isOpen = ['opponent', 'author', 'organiser'].includes(who);
      const page = await read(who, 'GET /api/games/:game', game(world.frozen.game));
      expect(page.moves.length > 0).toBe(isOpen);
      expect(page.verdict === null && page.sentence === null && page.seal === null).toBe(!isOpen);
      if (!isOpen) expect(page).toMatchObject(NOT_TOLD);
      expect(await list(who, { state: 'done' })).toHaveLength(isOpen ? 1 : 0);
      expect(await list(who, { ending })).toHaveLength(isOpen ? 1 : 0);
      expect(await list(who, {})).toHaveLength(2);
    }
  });
});

const changing = (Object.keys(routes) as RouteName[]).filter((name) => !name.startsWith('GET'));

/** What a page of ours sends, signed in. */
function paged(who: Name): Record<string, string> {
  const { cookie, csrf } = world.people[who];
  return { cookie, 'x-csrf-token': csrf, origin: server.address };
}

describe('who is not let in', () => {
  const OWN_STEPS = ['PATCH /api/me', 'POST /api/me/password'];
  /** Shut to nobody, but for whom the password is wrong. */
  const WRONG = 'POST /api/session (wrong)';

  test.each([
    ['disabled', [401, 'not-signed-in'], []],
    ['unchanged', [403, 'must-change-password'], OWN_STEPS],
    ['nameless', [403, 'must-choose-nickname'], OWN_STEPS],
  ] as const)('%s: what is not for everybody', async (who, refusal, allowed) => {
    const isShut = ({ label, statuses: [nobody] }: Row) => nobody === 401 && label !== WRONG;
    const wrong: string[] = [];
    for (const { label, route } of rows.filter(isShut)) {
      const { status, code } = await ask(server.address, route, { headers: paged(who), body: {} });
      const isLetIn = allowed.some((name) => name === route) && code === 'invalid-request';
      if (!isLetIn && (status !== refusal[0] || code !== refusal[1]))
        wrong.push(`${label}: ${code}`);
    }
    expect(wrong).toEqual([]);
  });

  test.each(shutOut)('%s: reads of the rest what anybody reads', async (who) => {
    const open = rows.filter(
      ({ route, statuses: [nobody] }) => route.startsWith('GET') && nobody !== 401,
    );
    const wrong: string[] = [];
    for (const { label, route, statuses } of open) {
      const parts = (await targets[label]?.('nobody')) ?? {};
      const answer = await ask(server.address, route, {
        ...parts,
        headers: { ...paged(who), ...parts.headers },
      });
      if (answer.status !== statuses[0]) wrong.push(`${label}: ${answer.status}`);
      wrong.push(...leaks(who, label, answer.text));
    }
    expect(wrong).toEqual([]);
  });

  test('with a token that is none, or no more, nothing is answered', async () => {
    for (const token of ['dgk_guessed', world.people.disabled.token, world.people.author.csrf]) {
      for (const route of Object.keys(routes)) {
        const { status, code } = await ask(server.address, route, { headers: bearer(token) });
        expect([route, status, code]).toEqual([route, 401, 'bad-token']);
      }
    }
  });
});

describe('what a browser may be made to send', () => {
  /** Who signs in shows a password, not a session. */
  const UNSIGNED = ['POST /api/session', 'POST /api/accounts'];

  test('changes nothing without the word of the session', async () => {
    const { cookie } = world.people.organiser;
    const others = world.people.author.csrf;
    for (const word of [{}, { 'x-csrf-token': '' }, { 'x-csrf-token': others }]) {
      for (const route of changing.filter((name) => !UNSIGNED.includes(name))) {
        const headers = { cookie, ...word };
        const { status, code } = await ask(server.address, route, { headers, body: {} });
        expect([route, status, code]).toEqual([route, 403, 'csrf']);
      }
    }
  });

  test('changes nothing from another page', async () => {
    const pages = ['http://elsewhere.test', 'null', `${server.address}0`];
    for (const origin of pages) {
      for (const route of changing) {
        const headers = { ...paged('organiser'), origin };
        const { status, code } = await ask(server.address, route, { headers, body: {} });
        expect([route, status, code]).toEqual([route, 403, 'foreign-origin']);
      }
    }
  });

  test('is done from a page of ours', async () => {
    const { nickname } = world.people.organiser;
    const asked = { headers: paged('organiser'), body: { nickname } };
    expect(await ask(server.address, 'PATCH /api/me', asked)).toMatchObject({ status: 200 });
  });

  test('is not shown to pages from elsewhere', async () => {
    const headers = { ...paged('author'), origin: 'http://elsewhere.test' };
    for (const method of ['GET', 'OPTIONS']) {
      const { text } = await ask(server.address, `${method} /api/session`, { headers });
      expect(text.toLowerCase()).not.toContain('access-control-');
    }
  });
});

describe('what is no route of the API', () => {
  const status = async (name: string, headers: Record<string, string> = {}) =>
    (await ask(server.address, name, { headers })).status;

  test('health and the description are for everybody', async () => {
    expect(await status('GET /healthz')).toBe(200);
    expect(await status('GET /api/openapi.json')).toBe(200);
  });

  test('figures are for this machine and organisers', async () => {
    const { visitor, author, organiser } = world.people;
    const far = { 'x-forwarded-for': '203.0.113.9' };
    expect(await status('GET /metrics')).toBe(200);
    expect(await status('GET /metrics', far)).toBe(404);
    for (const { token } of [visitor, author]) {
      expect(await status('GET /metrics', { ...far, ...bearer(token) })).toBe(404);
    }
    expect(await status('GET /metrics', { ...far, ...bearer(organiser.token) })).toBe(200);
  });

  test('nothing is anywhere else', async () => {
    const names = [
      'GET /api',
      'GET /api/nothing',
      'GET /nothing',
      'PUT /api/arena',
      'HEAD /api/arena',
    ];
    for (const name of names) expect([name, await status(name)]).toEqual([name, 404]);
  });

  test('an address written in another way leads past nobody', async () => {
    const headers = bearer(world.people.contestant.token);
    const spelt = ['/%61pi/accounts', '/api/%61ccounts', '/api/accounts?x=/api/arena'];
    for (const path of spelt)
      expect([path, await status(`GET ${path}`, headers)]).toEqual([path, 403]);
    const others = ['//api/accounts', '/API/accounts', '/api/accounts/', '/api/x/../accounts%2f'];
    for (const path of others)
      expect([path, await status(`GET ${path}`, headers)]).toEqual([path, 404]);
  });
});

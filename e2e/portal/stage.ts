import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from '@daeguk/api';
import { root } from '../../scripts/setup/root.mjs';
import {
  arenaFolder,
  call,
  clientOf,
  ended,
  enrol,
  firstSignIn,
  type Served,
  serve,
  submit,
} from '../arena/arena.js';

// An arena with people in it, as the portal's tests and pictures find it.

export interface Someone {
  readonly number: string;
  readonly password: string;
}

/** As `enrol` and `firstSignIn` leave them. */
export const organiser: Someone = { number: 'organiser', password: 'organiser has a new one' };
export const ada: Someone = { number: '2026000', password: '2026000 has a new one' };

/** Has an account and has never used it. */
export const newcomer: Someone = { number: '2026100', password: '2026100' };

export interface Stage {
  readonly address: string;
  readonly organiser: Client;
  readonly people: readonly Client[];
  close(): Promise<void>;
}

const NAMES = ['Ada', 'minji', '王伟', 'Zoë'];

/** An arena that has just begun: an organiser, four contestants and a newcomer. */
export async function openStage(start = serve): Promise<Stage> {
  const data = arenaFolder();
  const arena = await start(['--port', '0', '--data', data.folder]);
  const { address, password } = arena;
  const token = await firstSignIn(address, organiser.number, password ?? '', 'Organiser');
  const asOrganiser = clientOf(address, token);
  const tokens = await enrol(address, asOrganiser, NAMES);
  await call(asOrganiser, 'POST /api/accounts/import', {
    body: { csv: `${newcomer.number},New Person,B` },
  });
  return {
    address,
    organiser: asOrganiser,
    people: tokens.map((one) => clientOf(address, one)),
    close: () => close(arena, data),
  };
}

async function close({ process }: Served, data: ReturnType<typeof arenaFolder>): Promise<void> {
  process.kill('SIGINT');
  await ended(process);
  data.remove();
}

/** What pages show once something has happened, by the ids in their addresses. */
export interface Happened {
  readonly game: number;
  /** One of each other game that was played. */
  readonly others: readonly number[];
  /** Goes on until somebody sits down. */
  readonly live: number;
  /** The address of a seat in it. */
  readonly seat: string;
  readonly submission: number;
  readonly tournaments: readonly number[];
}

const CONTEST = 'picking-stones';
const AT = { params: { contest: CONTEST } };

const CUPS = [
  { name: 'Autumn cup', format: { kind: 'knock-out', thirdPlace: true } },
  { name: 'Winter cup', format: { kind: 'groups', groups: 2, advance: 1 } },
] as const;

/** Everybody submits, the ladder is played out, tournaments too, and something is announced. */
export async function play({ organiser, people }: Stage): Promise<Happened> {
  const source = readFileSync(join(root, 'kits', CONTEST, 'python/play.py'));
  const sent = await Promise.all(people.map((one) => submit(one, CONTEST, 'play.py', source)));
  await call(organiser, 'POST /api/announcements', {
    body: { contest: null, title: 'Welcome', text: 'The arena is open. Good luck to everybody!' },
  });
  await until(async () => {
    const { done, left } = await call(organiser, 'GET /api/contests/:contest/ladder', AT);
    return done > 0 && left === 0;
  });
  const tournaments: number[] = [];
  for (const cup of CUPS) tournaments.push(await playOut(organiser, cup));
  const [game] = await lastOf(organiser, CONTEST);
  const contests = await call(organiser, 'GET /api/contests', {});
  const others = contests.filter(({ id }) => id !== CONTEST).map(({ id }) => lastOf(organiser, id));
  const { game: live, keys } = await call(people[0]!, 'POST /api/games', {
    body: { contest: CONTEST, first: { kind: 'friend' }, second: { kind: 'me' }, clock: 'off' },
  });
  return {
    game: game!,
    others: (await Promise.all(others)).flat(),
    live,
    seat: `/seats/${live}/first#${keys.first}`,
    submission: sent[0]!.id,
    tournaments,
  };
}

async function playOut(organiser: Client, cup: (typeof CUPS)[number]): Promise<number> {
  const { id } = await call(organiser, 'POST /api/contests/:contest/tournaments', {
    ...AT,
    body: cup,
  });
  const which = { params: { tournament: id } };
  await call(organiser, 'POST /api/tournaments/:tournament/start', which);
  await until(async () => {
    const { state } = await call(organiser, 'GET /api/tournaments/:tournament', which);
    return state === 'over';
  });
  return id;
}

/** The last game of a contest, if there is any. */
async function lastOf(organiser: Client, contest: string): Promise<number[]> {
  const query = { contest, state: 'done', limit: 1 } as const;
  return (await call(organiser, 'GET /api/games', { query })).map(({ id }) => id);
}

/** Waits for what comes by itself, and asks for it no more often than a server will answer. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 200));
}

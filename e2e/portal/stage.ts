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

const NAMES = ['Ada', 'minji', '王伟'];

/** An arena that has just begun: an organiser, three contestants and a newcomer. */
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
  readonly submission: number;
  readonly tournament: number;
}

const CONTEST = 'picking-stones';

/** Everybody submits, the ladder is played out, a tournament too, and something is announced. */
export async function play({ organiser, people }: Stage): Promise<Happened> {
  const source = readFileSync(join(root, 'kits', CONTEST, 'python/play.py'));
  const sent = await Promise.all(people.map((one) => submit(one, CONTEST, 'play.py', source)));
  await call(organiser, 'POST /api/announcements', {
    body: { contest: null, title: 'Welcome', text: 'The arena is open. Good luck to everybody!' },
  });
  const contest = { params: { contest: CONTEST } };
  await until(async () => {
    const { done, left } = await call(organiser, 'GET /api/contests/:contest/ladder', contest);
    return done > 0 && left === 0;
  });
  const { id: tournament } = await call(organiser, 'POST /api/contests/:contest/tournaments', {
    ...contest,
    body: { name: 'Autumn cup', format: { kind: 'knock-out', thirdPlace: true } },
  });
  await call(organiser, 'POST /api/tournaments/:tournament/start', { params: { tournament } });
  await until(async () => {
    const summary = await call(organiser, 'GET /api/tournaments/:tournament', {
      params: { tournament },
    });
    return summary.state === 'over';
  });
  const [game] = await call(organiser, 'GET /api/games', { query: { state: 'done', limit: 1 } });
  return { game: game!.id, submission: sent[0]!.id, tournament };
}

/** Waits for what comes by itself. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 100));
}

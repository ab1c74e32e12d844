import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../scripts/setup/root.mjs';
import { call, serveAsFirst, submit } from '../arena/arena.js';
import { launch } from '../browser/chromium.js';
import { allPages, type PageToOpen } from './pages.js';
import { ada, openStage, organiser, play, type Stage, until } from './stage.js';
import { Tab } from './tab.js';

// A picture of every page, in light and dark, on a phone and on a desktop: screenshots/<view>/<page>.png, to be looked at.

const FOLDER = join(root, 'screenshots');

const VIEWS = [
  { name: 'desktop-light' },
  { name: 'desktop-dark', isDark: true },
  { name: 'phone-light', isPhone: true },
  { name: 'phone-dark', isPhone: true, isDark: true },
];

/** Pages begin with what they wait for; pictures are of what comes after it. */
const SETTLED = 900;

let stage: Stage;
let browser: Browser;
let pages: PageToOpen[];

beforeAll(async () => {
  [stage, browser] = await Promise.all([openStage(serveAsFirst), launch()]);
  pages = allPages(await play(stage));
  await Promise.all(['reversi', 'makyek', 'microchess', 'algocup'].map(isPlayedOut));
  await keepPlaying();
});

afterAll(async () => {
  await browser?.close();
  await stage?.close();
});

test.each(VIEWS)('$name', async ({ name, ...view }) => {
  mkdirSync(join(FOLDER, name), { recursive: true });
  for (const person of [null, ada, organiser]) {
    const tab = await Tab.open(browser, stage.address, view);
    if (person !== null) await tab.signIn(person);
    for (const { path } of pages.filter(({ as }) => as === person)) {
      await tab.goto(path);
      await tab.page.waitForTimeout(SETTLED);
      const who = person === null ? '' : `-${person.number}`;
      const file = `${path.slice(1).replaceAll('/', '-') || 'home'}${who}.png`;
      await tab.page.screenshot({ path: join(FOLDER, name, file), fullPage: true });
      expect.soft(await tab.overhang(), path).toBe(0);
    }
    await tab.close();
  }
});

async function isPlayedOut(contest: string): Promise<void> {
  await until(async () => {
    const ladder = await call(stage.organiser, 'GET /api/contests/:contest/ladder', {
      params: { contest },
    });
    return ladder.done > 0 && ladder.left === 0;
  });
}

/** Bots that take their time, so that there is always something to watch. */
async function keepPlaying(): Promise<void> {
  const source = readFileSync(join(root, 'kits/reversi/python/bot.py'), 'utf8');
  const slow = source.replace('    # Any legal move', '    time.sleep(2)\n    # Any legal move');
  for (const person of stage.people) await submit(person, 'reversi', 'bot.py', slow);
  await until(async () => {
    const query = { contest: 'reversi', state: 'playing' } as const;
    return (await call(stage.organiser, 'GET /api/games', { query })).length > 0;
  });
}

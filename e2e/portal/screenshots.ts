import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../scripts/setup/root.mjs';
import { call, serveAsFirst, submit } from '../arena/arena.js';
import { launch } from '../browser/chromium.js';
import { allPages, open, type PageToOpen } from './pages.js';
import { takeReadmePictures } from './readme.js';
import { openStage, play, type Someone, type Stage, until } from './stage.js';
import { Tab } from './tab.js';

// A picture of every page, in light and dark, on a phone and on a desktop: screenshots/<view>/<page>.png, to be looked at.
// Those for the README are in screenshots/readme.

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
let pages: ReturnType<typeof allPages>;

beforeAll(async () => {
  [stage, browser] = await Promise.all([openStage(serveAsFirst), launch()]);
  for (const contest of ['reversi', 'makyek', 'microchess', 'algocup']) await isPlayedOut(contest);
  pages = allPages(await play(stage));
  await keepPlaying();
});

afterAll(async () => {
  await browser?.close();
  await stage?.close();
});

test.each(VIEWS)('$name', async ({ name, ...view }) => {
  mkdirSync(join(FOLDER, name), { recursive: true });
  for (const [person, theirs] of pages) {
    const tab = await Tab.open(browser, stage.address, view);
    if (person !== null) await tab.signIn(person);
    for (const page of theirs) {
      await open(tab, page);
      await tab.page.waitForTimeout(SETTLED);
      const path = join(FOLDER, name, `${nameOf(page, person)}.png`);
      // A dialog is over the window only.
      await tab.page.screenshot({
        path,
        fullPage: (await tab.page.locator('dialog[open]').count()) === 0,
      });
      expect.soft(await tab.overhang(), page.path).toBe(0);
    }
    await tab.close();
  }
});

test('the README', () => takeReadmePictures(browser, stage));

/** As practice-reversi-start: its address, what was pressed and who looks. Keys of seats are no part of a name. */
function nameOf({ path, press = '' }: PageToOpen, person: Someone | null): string {
  const [address = ''] = path.split('#');
  const parts = [address, /=([^\]]+)/.exec(press)?.[1] ?? '', person?.number ?? ''];
  const name = parts.join('-').replace(/[^\w]+/g, '-');
  return name.replace(/^-|-$/g, '') || 'home';
}

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

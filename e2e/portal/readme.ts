import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { root } from '../../scripts/setup/root.mjs';
import { call } from '../arena/arena.js';
import { ada, type Stage, until } from './stage.js';
import { Tab, type View } from './tab.js';

// The pictures of the README. They are taken into screenshots/readme; whoever finds them good copies them to docs/images.

const FOLDER = join(root, 'screenshots/readme');

const DESKTOP = { width: 1180, height: 900 };
const PHONE = { width: 390, height: 780 };

/** Of a replay: there is still much to be thought about. */
const SEEN = 6;

/** Enough stones for a board that looks played on. */
const PLAYED = 30;

export async function takeReadmePictures(browser: Browser, stage: Stage): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await take('portal-home', {}, home);
  await take('portal-replay', { isDark: true }, replay);
  await take('portal-practice-phone', { isPhone: true, isDark: true }, practice);
  await take('portal-ladder-phone', { isPhone: true }, (tab) =>
    tab.goto('/contests/makyek/ladder'),
  );
  await take('portal-desk-phone', { isPhone: true, language: 'ko' }, async (tab) => {
    await tab.signIn(ada);
    await tab.goto('/desk/reversi');
  });

  async function take(name: string, view: View, prepare: (tab: Tab) => Promise<void>) {
    const tab = await Tab.open(browser, stage.address, view);
    await tab.page.setViewportSize(view.isPhone ? PHONE : DESKTOP);
    await prepare(tab);
    // A replay is more than fits on a screen.
    const path = join(FOLDER, `${name}.png`);
    await tab.page.screenshot({ path, fullPage: name === 'portal-replay' });
    await tab.close();
  }

  /** When the live game has got somewhere. */
  async function home(tab: Tab): Promise<void> {
    await until(async () => {
      const query = { contest: 'reversi', state: 'playing' } as const;
      const playing = await call(stage.organiser, 'GET /api/games', { query });
      for (const { id } of playing) {
        const page = await call(stage.organiser, 'GET /api/games/:game', { params: { game: id } });
        if (page.moves.length >= PLAYED) return true;
      }
      return false;
    });
    await tab.goto('/');
  }

  /** Early in a game, with what the house AI would play. */
  async function replay(tab: Tab): Promise<void> {
    const query = { contest: 'microchess', state: 'done', limit: 20 } as const;
    const games = await call(stage.organiser, 'GET /api/games', { query });
    const [longest] = games.toSorted((a, b) => (b.plies ?? 0) - (a.plies ?? 0));
    await tab.goto(`/games/${longest!.id}?ply=${SEEN}`);
    await tab.page.getByRole('button', { name: 'Analyse' }).click();
    await tab.page.getByRole('button', { name: 'Stop' }).waitFor();
    await tab.page.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' });
    await tab.page.evaluate(() => scrollTo(0, 0));
  }

  /** A few turns of Connect6. */
  async function practice(tab: Tab): Promise<void> {
    await tab.goto('/practice/connect6');
    await tab.page.locator('[data-action=start]').tap();
    for (const stones of [[9 * 19 + 9], [8 * 19 + 10, 10 * 19 + 8], [7 * 19 + 11, 11 * 19 + 7]]) {
      await tab.page.locator('[data-status=first]').waitFor();
      for (const stone of stones) await place(tab, stone);
    }
    await tab.page.locator('[data-status=first], [data-status=over]').waitFor();
  }

  /** There, or where it is free next to it. */
  async function place(tab: Tab, wanted: number): Promise<void> {
    let cell = wanted;
    const at = () => tab.page.locator(`[data-cell="${cell}"]`);
    while ((await at().getAttribute('aria-disabled')) === 'true') cell++;
    await at().tap();
    await tab.page.locator('[data-confirm]').tap();
  }
}

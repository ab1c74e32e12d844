import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { simulatedReport, someNames } from '../testing/reports.js';
import { replayPage } from './replay-page.js';
import { reportPage } from './report-page.js';
import { simulatedReplay } from './testing/replays.js';

const CHROMIUM = '/usr/bin/chromium';
const WIDTHS = [360, 1280];
const HOSTILE = ['<script>document.title = "broken"</script>', `"'\u202E${'W'.repeat(90)}`];

const REPORTS = {
  league: { format: { kind: 'round-robin' }, names: [...HOSTILE, ...someNames(6)] },
  groups: { format: { kind: 'groups', groups: 4 }, names: someNames(16), series: { bestOf: 3 } },
  bracket: { format: { kind: 'knock-out', thirdPlace: true }, names: someNames(64) },
  many: { format: { kind: 'round-robin' }, names: someNames(40), series: { games: 6 } },
  empty: { format: { kind: 'swiss' }, names: someNames(9), games: 0 },
};

const CONTESTS = ['algocup', 'microchess', 'picking-stones', 'reversi', 'makyek'];

describe.skipIf(!existsSync(CHROMIUM))(
  'in a browser (skipped where Debian’s chromium is missing)',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'daeguk-pages-'));
    let browser: Browser;
    let page: Page;
    let complaints: string[] = [];

    beforeAll(async () => {
      // Chromium's own sandbox cannot be made by root; what it shows here is ours.
      const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
      browser = await chromium.launch({ executablePath: CHROMIUM, args });
      page = await browser.newPage();
      page.on('console', (message) => complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('request', (request) => {
        if (!/^(file|data):/.test(request.url())) complaints.push(request.url());
      });
    });

    afterAll(async () => {
      await browser?.close();
      rmSync(folder, { recursive: true });
    });

    async function open(name: string, text: string, hash = ''): Promise<void> {
      const file = join(folder, `${name}.html`);
      writeFileSync(file, text);
      complaints = [];
      await page.goto(`${pathToFileURL(file)}${hash}`);
    }

    /** By how much the page is wider than its window, at each of the widths. */
    async function overflows(): Promise<number[]> {
      const found = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        found.push(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth));
      }
      return found;
    }

    it.each(Object.entries(REPORTS))('the report of %s fits any screen', async (name, wish) => {
      await open(name, reportPage(simulatedReport(wish), 'ko'));
      expect(await overflows()).toEqual([0, 0]);
      expect(await page.title()).toBe('Spring Open · 마이크로체스 4×5');
      for (const summary of (await page.locator('#games > details > summary').all()).slice(0, 2)) {
        await summary.click();
      }
      expect(await overflows()).toEqual([0, 0]);
      expect(complaints).toEqual([]);
    });

    it.each(CONTESTS)('a replay of %s steps through the game', async (contest) => {
      const replay = simulatedReplay({
        contest,
        names: { first: HOSTILE[0]!, second: HOSTILE[1]! },
      });
      const last = replay.moves.length;
      await open(contest, replayPage(replay, 'en'));
      expect(await overflows()).toEqual([0, 0]);
      const now = () => page.textContent('#now');
      const shown = () =>
        page.$$eval('#pieces > *', (all) => all.map((use) => use.getAttribute('href')));
      const final = await shown();

      expect(await now()).toBe(`${last} / ${last}`);
      await page.click('#first');
      expect(await now()).toBe(`0 / ${last}`);
      expect(await page.locator('#marks > [class]:not([class=""])').count()).toBe(0);
      const start = await shown();
      expect(start).not.toEqual(final);

      await page.click('#next');
      expect(await now()).toBe(`1 / ${last}`);
      expect(await page.locator('#marks > .to').count()).toBeGreaterThan(0);
      expect(await page.textContent('#moves [aria-current]')).toBe(replay.moves[0]!.move);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowLeft');
      expect(await now()).toBe(`2 / ${last}`);
      await page.click('#previous');
      await page.keyboard.press('Home');
      expect(await shown()).toEqual(start);

      await page.click('#moves a[href="#3"]');
      expect(await now()).toBe(`3 / ${last}`);
      await page.fill('#slider', '2');
      expect(await now()).toBe(`2 / ${last}`);
      await page.keyboard.press('End');
      expect(await shown()).toEqual(final);
      expect(complaints).toEqual([]);
    });

    it('plays by itself, stops at a key, and an address leads into the game', async () => {
      const replay = simulatedReplay({ contest: 'reversi' });
      await open('address', replayPage(replay, 'en'), '#12');
      expect(await page.textContent('#now')).toBe(`12 / ${replay.moves.length}`);
      await page.keyboard.press('Space');
      expect(await page.getAttribute('#play', 'aria-label')).toBe('Pause');
      await expect.poll(() => page.textContent('#now')).toBe(`13 / ${replay.moves.length}`);
      await page.keyboard.press('Space');
      expect(await page.getAttribute('#play', 'aria-label')).toBe('Play');
      await expect.poll(() => new URL(page.url()).hash).toBe('#13');
      await page.evaluate(() => location.assign('#5'));
      await expect.poll(() => page.textContent('#now')).toBe(`5 / ${replay.moves.length}`);
      // The page hears of its own change of address when the reader has stepped on: it must not go back.
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => new URL(page.url()).hash).toBe('#6');
      await page.keyboard.press('ArrowRight');
      await page.evaluate(() => dispatchEvent(new HashChangeEvent('hashchange')));
      expect(await page.textContent('#now')).toBe(`7 / ${replay.moves.length}`);
      expect(complaints).toEqual([]);
    });
  },
);

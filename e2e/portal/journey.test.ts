import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../scripts/setup/root.mjs';
import { submit } from '../arena/arena.js';
import { hasBrowser, launch } from '../browser/chromium.js';
import { newcomer, openStage, type Stage } from './stage.js';
import { Tab } from './tab.js';

const CONTEST = 'picking-stones';

describe.skipIf(!hasBrowser)('a newcomer (skipped where Debian’s chromium is missing)', () => {
  let stage: Stage;
  let browser: Browser;
  let tab: Tab;

  beforeAll(async () => {
    [stage, browser] = await Promise.all([openStage(), launch()]);
    const source = readFileSync(join(root, 'kits', CONTEST, 'python/play.py'));
    await submit(stage.people[0]!, CONTEST, 'play.py', source);
    tab = await Tab.open(browser, stage.address);
  });

  afterAll(async () => {
    await browser?.close();
    await stage?.close();
  });

  test('signs in for the first time, and chooses a password and a name', async () => {
    const { page } = tab;
    await tab.goto('/');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Number', { exact: true }).fill(newcomer.number);
    await page.getByLabel('Password', { exact: true }).fill(newcomer.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Welcome' }).waitFor();
    const old = page.getByLabel('Current password', { exact: true });
    if (await old.isVisible()) await old.fill(newcomer.password);
    await page.getByLabel('New password', { exact: true }).fill('something of my own');
    await page.getByLabel('Repeat the new password', { exact: true }).fill('something of my own');
    await page.getByRole('button', { name: 'Set the password' }).click();
    await page.getByLabel('Nickname', { exact: true }).fill('뉴비');
    await page.getByRole('button', { name: 'Use this nickname' }).click();
    await page.getByRole('link', { name: '뉴비' }).waitFor();
  });

  test('is shown the line of a mistake in the program', async () => {
    const { page } = tab;
    await tab.goto(`/desk/${CONTEST}`);
    await page.getByLabel('Send files').check();
    const broken = { name: 'bot.c', mimeType: 'text/plain', buffer: Buffer.from('int main( {\n') };
    await page.locator('input[type=file]').setInputFiles(broken);
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    const sent = page.locator('[data-submission]').first();
    await sent.locator('[data-is=failed]').waitFor();
    await sent.getByText('bot.c').first().waitFor();
    await sent.getByText('error').first().waitFor();
  });

  test('is led from what the compiler said to its line in the editor', async () => {
    const { page } = tab;
    const sent = page.locator('[data-submission]').first();
    await sent.getByRole('button', { name: 'Open in the editor' }).click();
    await page.locator('.cm-lint-marker').first().waitFor();
    await page.locator('.cm-content').press('Control+End');
    await sent.getByRole('button', { name: 'bot.c, line 1' }).first().click();
    await page.locator('.cm-activeLine', { hasText: 'int main( {' }).waitFor();
    await page.keyboard.type('//');
    const ways = sent.getByRole('button', { name: 'bot.c, line 1' });
    await expect.poll(() => ways.count()).toBe(0);
  });

  test('submits the kit from the editor, and sees it built and ranked', async () => {
    const { page } = tab;
    await tab.goto(`/desk/${CONTEST}`);
    await page.getByLabel('Write it here').check();
    await page.getByLabel('Programming language').selectOption('python');
    await page.locator('[data-editor=ready]').waitFor();
    await page.getByText('def evaluate').waitFor();
    const name = page.getByLabel('File name');
    await name.fill('play.txt');
    await name.press('Enter');
    await page.getByText('“play.txt” is no source file of this contest').waitFor();
    await name.fill('play.py');
    await name.press('Enter');
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    const sent = page.locator('[data-submission]').first();
    await sent.locator('[data-step=effective][data-is=done]').waitFor({ timeout: 60_000 });
    await tab.goto(`/contests/${CONTEST}/ladder`);
    await page.getByRole('row', { name: '뉴비' }).first().waitFor();
  });

  test('replays a game, is told why it ended, and sees what its program said', async () => {
    const { page } = tab;
    await tab.goto(`/contests/${CONTEST}/games`);
    await page.locator('[data-game]').first().click();
    await page.getByText('took the last').first().waitFor();
    const plies = await page.locator('li[data-ply]').count();
    await page.keyboard.press('Home');
    await expect.poll(() => shownPly()).toBe(0);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => shownPly()).toBe(1);
    await page.keyboard.press('End');
    await expect.poll(() => shownPly()).toBe(plies);
    const [record] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download record' }).click(),
    ]);
    expect(readFileSync(await record.path(), 'utf8')).toContain('"picking-stones"');
    await page.keyboard.press('Home');
    await page.getByRole('button', { name: 'Analyse' }).click();
    await page.getByText('Best:').waitFor();
    await page.getByRole('log').getByText('Best Move').first().waitFor();
    expect(tab.complaints).toEqual([]);

    async function shownPly(): Promise<number> {
      const current = page.locator('li[data-ply]:has([aria-current=step])');
      return (await current.count()) === 0 ? 0 : Number(await current.getAttribute('data-ply'));
    }
  });
});

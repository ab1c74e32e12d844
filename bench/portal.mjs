// What the portal promises: a click shows its effect at once, whatever the house AI thinks about meanwhile. Clicks on
// each board while the AI looks for a hint, beside clicks on the same board while it rests.
//   node bench/portal.mjs [GAME …]
import { games } from '@daeguk/games';
import { chromium } from 'playwright-core';
import { inArena } from './server/arena.mjs';
import { figure, heading, quantile } from './server/figures.mjs';

const CLICKS = 20;
const MOST_MILLISECONDS = 50;
const SETTLED = 500;
const LIT = '[role=grid][aria-disabled=false] [aria-disabled=false]';

const wanted = process.argv.slice(2);
const names = wanted.length > 0 ? wanted : [...games.keys()];

await inArena(async (arena) => {
  await arena.serve({ workers: 0 });
  // Chromium's own sandbox cannot be made by root; what it shows here is ours.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args });
  heading('From a click on a board to the frame that shows it');
  for (const game of names) {
    const resting = await clicks(browser, `${arena.address}/practice/${game}`, false);
    const thinking = await clicks(browser, `${arena.address}/practice/${game}`, true);
    figure(`${game}, the AI rests, p95`, quantile(resting, 0.95), 'ms');
    figure(`${game}, the AI thinks, p95`, quantile(thinking, 0.95), 'ms', MOST_MILLISECONDS);
    figure(
      `${game}, thinking / resting, p50`,
      quantile(thinking, 0.5) / quantile(resting, 0.5),
      '×',
    );
  }
  await browser.close();
});

/**
 * How long clicks took, in milliseconds: each the first of a turn, on a cell where it does something.
 * @param {import('playwright-core').Browser} browser @param {string} address @param {boolean} isThinking
 */
async function clicks(browser, address, isThinking) {
  const page = await browser.newPage();
  const times = [];
  while (times.length < CLICKS) {
    await page.goto(address);
    await page.locator('[data-action=start]').click();
    await page.locator('[data-status=first]').waitFor();
    await page.locator(LIT).first().waitFor();
    // The page has loaded whatever it wants to have at hand.
    await page.waitForTimeout(SETTLED);
    if (isThinking) {
      await page.locator('[data-action=hint]').click();
      // By then it is deep in thought; it goes on for a second.
      await page.waitForTimeout(300);
    }
    times.push(await page.evaluate(clickOnce, LIT));
  }
  await page.close();
  return times;
}

/**
 * In the page: clicks the first cell that is lit, and waits for the frame after the board has changed.
 * @param {string} lit
 */
async function clickOnce(lit) {
  const cell = /** @type {HTMLElement} */ (document.querySelector(lit));
  const board = /** @type {HTMLElement} */ (document.querySelector('main'));
  let changes = 0;
  const observer = new MutationObserver((list) => {
    changes += list.length;
  });
  observer.observe(board, { subtree: true, childList: true, attributes: true });
  const begun = performance.now();
  cell.click();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const took = performance.now() - begun;
  observer.disconnect();
  if (changes === 0) throw new Error('the click changed nothing');
  return took;
}

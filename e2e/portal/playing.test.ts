import { connect6, microchess, pickingStones, Random, readOptions, solve } from '@daeguk/games';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasBrowser, launch } from '../browser/chromium.js';
import { Playing } from './playing.js';
import { ada, openStage, type Stage } from './stage.js';
import { Tab } from './tab.js';

describe.skipIf(!hasBrowser)('playing (skipped where Debian’s chromium is missing)', () => {
  let stage: Stage;
  let browser: Browser;

  beforeAll(async () => {
    [stage, browser] = await Promise.all([openStage(), launch()]);
  });

  afterAll(async () => {
    await browser?.close();
    await stage?.close();
  });

  test('a person beats the easy house at Picking Stones; its AI is loaded when it is asked for', async () => {
    const numbers = Array.from({ length: 30 }, (_, index) => 20 + index);
    const n = numbers.find((one) => solve({ n: one, taken: [] }).winner === 'max')!;
    const start = pickingStones.setup({ n }, null);
    const tab = await Tab.open(browser, stage.address);
    const loaded: string[] = [];
    tab.page.on('request', (request) => loaded.push(request.url()));
    await tab.goto('/practice/picking-stones');
    await tab.page.getByLabel('Choose a number').check();
    await tab.page.getByRole('spinbutton', { name: 'Number of stones' }).fill(String(n));
    await tab.page.keyboard.press('Tab');
    await tab.page.getByRole('gridcell', { name: `stone ${n}` }).waitFor();
    await tab.page.waitForLoadState('networkidle');
    const beforeStart = loaded.length;
    expect(loaded.filter(isOfEngine)).toEqual([]);
    await tab.page.locator('[data-action=start]').click();
    const playing = new Playing(tab.page, 'picking-stones', start);
    for (;;) {
      const { state, isOver } = await playing.myTurn();
      if (isOver) break;
      const { move } = solve(state as ReturnType<typeof pickingStones.setup>);
      await tab.page.getByRole('gridcell', { name: new RegExp(`^stone ${move}\\b`) }).click();
      await tab.page.locator('[data-status=second], [data-status=over]').waitFor();
    }
    await tab.page.getByText('Max took the last').first().waitFor();
    expect(loaded.slice(beforeStart).filter(isOfEngine)).not.toEqual([]);
    expect(tab.complaints).toEqual([]);
    await tab.close();
  });

  test('a game of Connect6 is played by touch on a phone', async () => {
    const start = connect6.setup({ blocks: [], overline: 'loses' }, null);
    const tab = await Tab.open(browser, stage.address, { isPhone: true });
    await tab.goto('/practice/connect6');
    await tab.page.getByLabel('None').first().check();
    await tab.page.locator('[data-action=start]').tap();
    const playing = new Playing(tab.page, 'connect6', start);
    const dice = new Random(3);
    for (;;) {
      const { state, isOver } = await playing.myTurn();
      if (isOver) break;
      for (const { x, y } of connect6.pickMove!(state as typeof start, dice)) {
        await playing.cell(y * 19 + x).tap();
        await tab.page.locator('[data-confirm]').tap();
      }
      await tab.page.locator('[data-status=second], [data-status=over]').waitFor();
    }
    // Whoever places stones anywhere loses: the point is that every one of them could be placed.
    await tab.page.getByText('White').first().waitFor();
    expect(await tab.overhang()).toBe(0);
    expect(tab.complaints).toEqual([]);
    await tab.close();
  });

  test('a game of Microchess is played by keys alone', async () => {
    const options = readOptions(microchess.options, {});
    if (!options.ok) throw new TypeError('the usual options are none');
    const start = microchess.setup(options.value, null);
    const tab = await Tab.open(browser, stage.address);
    await tab.goto('/practice/microchess');
    await tabTo('[data-action=start]');
    await tab.page.keyboard.press('Enter');
    const playing = new Playing(tab.page, 'microchess', start);
    const dice = new Random(5);
    await playing.myTurn();
    await tabTo('[role=gridcell]');
    for (;;) {
      const { state, isOver } = await playing.myTurn();
      if (isOver) break;
      const moves = [...microchess.legalMoves(state as typeof start)];
      // Of what a pawn may become, the cursor is on the queen.
      const { from, to, promotion } = dice.pick(
        moves.filter((move) => move.promotion === null || move.promotion === 'q'),
      );
      await walkTo(cellOf(from));
      await tab.page.keyboard.press('Enter');
      await walkTo(cellOf(to));
      await tab.page.keyboard.press('Enter');
      if (promotion !== null) await tab.page.keyboard.press('Enter');
      await tab.page.locator('[data-status=second], [data-status=over]').waitFor();
    }
    expect(tab.complaints).toEqual([]);
    await tab.close();

    async function tabTo(selector: string): Promise<void> {
      const isThere = (wanted: string) => document.activeElement?.matches(wanted) ?? false;
      for (let steps = 0; !(await tab.page.evaluate(isThere, selector)); steps++) {
        if (steps > 80) throw new Error(`no key leads to ${selector}`);
        await tab.page.keyboard.press('Tab');
      }
    }

    async function walkTo(cell: number): Promise<void> {
      const at = () =>
        tab.page.evaluate(() => Number((document.activeElement as HTMLElement).dataset.cell));
      const step = async (key: string, times: number) => {
        for (let count = 0; count < times; count++) await tab.page.keyboard.press(key);
      };
      const here = await at();
      const [right, down] = [(cell % 4) - (here % 4), (cell >> 2) - (here >> 2)];
      await step(right > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(right));
      await step(down > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(down));
      expect(await at()).toBe(cell);
    }

    /** From the squares of the rule book, a1 first, to cells from the top left. */
    function cellOf(square: number): number {
      return (4 - (square >> 2)) * 4 + (square % 4);
    }
  });

  test('stones of a turn that is begun are taken back before turns; a double click places one', async () => {
    const tab = await Tab.open(browser, stage.address);
    await tab.goto('/practice/connect6');
    await tab.page.getByLabel('None').first().check();
    await tab.page.locator('[data-seat=second]').click();
    await tab.page.locator('[data-choice=me]').click();
    await tab.page.locator('[data-action=start]').click();
    const point = (x: number, y: number) => tab.page.locator(`[data-cell="${y * 19 + x}"]`);
    await point(9, 9).click();
    await point(5, 5).dblclick();
    expect(await point(5, 5).getAttribute('aria-selected')).toBe('true');
    await tab.page.locator('[data-action=undo]').click();
    expect(await point(5, 5).getAttribute('aria-selected')).toBe('false');
    expect(await tab.page.locator('li[data-ply]').count()).toBe(1);
    await tab.close();
  });

  test.each(['makyek', 'microchess'])(
    'pieces of %s are carried by mouse, and stay where they may not go',
    async (game) => {
      const tab = await Tab.open(browser, stage.address);
      await tab.goto(`/practice/${game}`);
      await tab.page.locator('[data-action=start]').click();
      const piece = (await cellOf(/can move/))!;
      await carry(piece, { x: 2, y: 2 });
      await carry(piece, { x: piece.x + 12, y: piece.y });
      // Let go outside, in one swift movement: it does not follow the bare mouse.
      await carry(piece, { x: 2, y: 2 }, 1);
      await tab.page.mouse.move(piece.x + 12, piece.y, { steps: 3 });
      expect(await tab.page.locator('.lifted').count()).toBe(0);
      expect(await tab.page.locator('li[data-ply]').count()).toBe(0);
      // It is still picked up: where it may go is told.
      const target = (await cellOf(/can go here|captures/))!;
      await carry(piece, target);
      await tab.page.locator('li[data-ply="1"]').waitFor();
      await tab.page.locator('[data-action=undo]').click();
      await tab.page.getByText('No move yet.').waitFor();
      expect(await tab.page.locator('[role=gridcell][aria-selected=true]').count()).toBe(0);
      expect(tab.complaints).toEqual([]);
      await tab.close();

      async function cellOf(name: RegExp): Promise<{ x: number; y: number } | null> {
        const box = await tab.page.getByRole('gridcell', { name }).first().boundingBox();
        return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      }

      async function carry(from: { x: number; y: number }, to: typeof from, steps = 3) {
        await tab.page.mouse.move(from.x, from.y);
        await tab.page.mouse.down();
        await tab.page.mouse.move(to.x, to.y, { steps });
        await tab.page.mouse.up();
      }
    },
  );

  test('whoever would leave a game is asked, and finds the way back to one on the server', async () => {
    const tab = await Tab.open(browser, stage.address);
    const { page } = tab;
    await tab.signIn(ada);
    await tab.goto('/practice/reversi');
    await page.locator('[data-seat=second]').click();
    await page.locator('[data-choice=friend]').click();
    await page.locator('[data-action=start]').click();
    await page.waitForURL('**/seats/**');
    const seat = page.url();
    const asked: string[] = [];
    let isLeaving = false;
    page.on('dialog', async (dialog) => {
      asked.push(dialog.message());
      await (isLeaving ? dialog.accept() : dialog.dismiss());
    });
    const toPractice = page.locator('header a[href="/practice"]');
    await page.locator('[data-action=stop]').waitFor();
    await toPractice.click();
    expect(page.url()).toBe(seat);
    await page.evaluate(() => history.back());
    await expect.poll(() => asked.length).toBe(2);
    // Whoever stays is taken back once the question is answered.
    await expect.poll(() => page.url()).toBe(seat);
    isLeaving = true;
    await toPractice.click();
    await page.locator(`a[href="${new URL(seat).pathname}${new URL(seat).hash}"]`).click();
    await page.waitForURL(seat);
    await page.locator('[data-action=stop]').click();
    await page.getByText('To the game, move by move').waitFor();
    await toPractice.click();
    await page.waitForURL('**/practice');
    expect(asked.length).toBe(3);
    expect(tab.complaints).toEqual([]);
    await tab.close();
  });

  test('once loaded, practice goes on without a line', async () => {
    const tab = await Tab.open(browser, stage.address);
    await tab.goto('/practice/makyek');
    await tab.page.evaluate(() => navigator.serviceWorker.ready);
    await expect
      .poll(() => tab.page.evaluate(() => navigator.serviceWorker.controller !== null))
      .toBe(true);
    await beginAndMove();
    await tab.context.setOffline(true);
    await tab.goto('/practice/makyek');
    await tab.page.getByText('You are offline').waitFor();
    await beginAndMove();
    await tab.close();

    /** The house has answered when it is one's turn again. */
    async function beginAndMove(): Promise<void> {
      await tab.page.locator('[data-action=start]').click();
      for (const name of [/can move/, /can go here/]) {
        await tab.page.getByRole('gridcell', { name }).first().click();
      }
      await tab.page.locator('li[data-ply="2"]').waitFor();
    }
  });
});

function isOfEngine(url: string): boolean {
  return /\.(wasm|bin)$|\/main-[^/]+\.js$/.test(url);
}

import { type AnyGame, games, readMove } from '@daeguk/games';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** A game in the practice room, as whoever looks at its page sees it. */
export class Playing {
  readonly page: Page;
  readonly #game: AnyGame;
  readonly #start: unknown;

  constructor(page: Page, game: string, start: unknown) {
    this.page = page;
    this.#game = games.get(game)!;
    this.#start = start;
  }

  cell(index: number): Locator {
    return this.page.locator(`main [role=grid] [data-cell="${index}"]`);
  }

  /** Waits until it is the turn of whoever sits here, or the game is over, and tells how it stands. */
  async myTurn(): Promise<{ state: unknown; isOver: boolean }> {
    const status = this.page.locator('[data-status=first], [data-status=over]');
    await status.waitFor({ timeout: 60_000 });
    const isOver = (await status.getAttribute('data-status')) === 'over';
    let state = this.#start;
    for (const text of await this.page.locator('li[data-ply] button').allInnerTexts()) {
      const move = readMove(this.#game, state, text);
      expect(move).toMatchObject({ ok: true });
      if (move.ok) state = this.#game.play(state, move.value);
    }
    return { state, isOver };
  }
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser } from './chromium.js';
import { BrowserPage } from './page.js';

// The page holds a house AI of each game; what it does is asked for below, in the page itself.
const SCRIPT = `
import { Thinker, engines } from '@daeguk/engines';
import { games, readOptions } from '@daeguk/games';

function startOf(name) {
  const game = games.get(name);
  return game.setup(readOptions(game.options, {}).value, 1);
}

/** The longest the page was held up, in milliseconds, until the promise is settled. */
async function longestGap(promise) {
  let [last, longest, isOver] = [performance.now(), 0, false];
  promise.finally(() => { isOver = true; });
  while (!isOver) {
    await new Promise((resolve) => setTimeout(resolve));
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }
  return longest;
}

window.names = [...engines.keys()];

window.chooseOnce = async (name, moveTime) => {
  const thinker = new Thinker(name);
  await thinker.ready();
  const begun = performance.now();
  const choosing = thinker.choose(startOf(name), { moveTime, gameTime: null, nodes: null, seed: 1 }, 'hard');
  const gap = await longestGap(choosing);
  const thought = await choosing;
  const took = performance.now() - begun;
  thinker.stop();
  return { gap, took, thought };
};

window.analyseAndStop = async (name, milliseconds) => {
  const thinker = new Thinker(name);
  const depths = [];
  let stopped = 0;
  setTimeout(() => { stopped = performance.now(); thinker.stop(); }, milliseconds);
  for await (const { depth } of thinker.analyse(startOf(name))) depths.push(depth);
  const delay = performance.now() - stopped;
  const again = await thinker.choose(startOf(name), { moveTime: 200, gameTime: null, nodes: null, seed: 1 }, 'easy');
  thinker.stop();
  return { depths, delay, again };
};
`;

describe.skipIf(!hasBrowser)('in a browser (skipped where Debian’s chromium is missing)', () => {
  let tab: BrowserPage;

  beforeAll(async () => {
    tab = await BrowserPage.open(SCRIPT);
  });

  afterAll(() => tab?.close());

  it('every house AI answers in time, and the page is never held up', async () => {
    const names: string[] = await tab.page.evaluate('names');
    expect(names.length).toBeGreaterThanOrEqual(5);
    for (const name of names) {
      const seen: Seen = await tab.page.evaluate(`chooseOnce(${JSON.stringify(name)}, 1500)`);
      expect.soft(seen.thought, name).toMatchObject({ move: expect.any(String) });
      expect.soft(seen.took, name).toBeLessThan(1600);
      // Thinking in the page itself would hold it up for a second and more.
      expect.soft(seen.gap, name).toBeLessThan(400);
    }
  });

  it('analysis goes deeper until it is stopped, which is at once', async () => {
    const { depths, delay, again }: Analysed = await tab.page.evaluate(
      "analyseAndStop('reversi', 1500)",
    );
    expect(depths.length).toBeGreaterThan(3);
    expect([...depths].sort((a, b) => a - b)).toEqual(depths);
    expect(delay).toBeLessThan(100);
    expect(again).toMatchObject({ move: expect.any(String) });
  });
});

interface Seen {
  readonly gap: number;
  readonly took: number;
  readonly thought: unknown;
}

interface Analysed {
  readonly depths: number[];
  readonly delay: number;
  readonly again: unknown;
}

import type { AddressInfo } from 'node:net';
import { pickingStones, Random } from '@daeguk/games';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Person } from '../../packages/server/src/seats/testing/person.js';
import { Cable } from '../../packages/server/src/testing/cable.js';
import { call } from '../arena/arena.js';
import { hasBrowser, launch } from '../browser/chromium.js';
import { ada, openStage, type Stage, until } from './stage.js';
import { Tab } from './tab.js';

describe.skipIf(!hasBrowser)('watching (skipped where Debian’s chromium is missing)', () => {
  let stage: Stage;
  let browser: Browser;
  let cable: Cable;
  let address: string;

  beforeAll(async () => {
    [stage, browser] = await Promise.all([openStage(), launch()]);
    const { hostname, port } = new URL(stage.address);
    cable = new Cable({ host: hostname, port: Number(port) });
    await new Promise<void>((resolve) => cable.near.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(cable.near.address() as AddressInfo).port}`;
  });

  afterAll(async () => {
    await browser?.close();
    cable?.close();
    await stage?.close();
  });

  test('whoever joins late and loses the line now and then misses no move', async () => {
    const [first] = stage.people;
    const { game, keys } = await call(first!, 'POST /api/games', {
      body: {
        contest: 'picking-stones',
        first: { kind: 'me' },
        second: { kind: 'friend' },
        options: { n: 40 },
        clock: 'off',
      },
    });
    const seats = (['first', 'second'] as const).map(
      (seat) => new Person(stage.address, { game, seat, key: keys[seat] ?? '' }),
    );
    const dice = new Random(8);
    let state = pickingStones.setup({ n: 40 }, null);
    const moves: string[] = [];

    async function move(): Promise<void> {
      const person = seats[moves.length % 2]!;
      await until(async () => person.words.at(-1)?.say === 'turn');
      const asked = person.words.at(-1);
      if (asked?.say !== 'turn') throw new TypeError('nobody is asked');
      const stone = dice.pick([...pickingStones.legalMoves(state)]);
      state = pickingStones.play(state, stone);
      moves.push(pickingStones.formatMove(stone));
      person.say({ say: 'move', question: asked.question, move: moves.at(-1)! });
    }

    await move();
    await move();
    const tab = await Tab.open(browser, address);
    await tab.signIn(ada);
    await tab.goto(`/games/${game}`);
    const shown = () => tab.page.locator('ol li[data-ply] :is(button, span)').allInnerTexts();
    await expect.poll(shown).toEqual(moves);
    for (let turn = 0; pickingStones.outcome(state) === null; turn++) {
      if (turn % 3 === 1) cable.cut();
      await move();
      if (turn % 3 === 2) cable.mend();
    }
    cable.mend();
    await expect.poll(shown, { timeout: 30_000 }).toEqual(moves);
    await tab.page.getByText('stone').first().waitFor();
    await tab.close();
    for (const seat of seats) seat.leave();
  });
});

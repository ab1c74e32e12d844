import { games, readOptions } from '@daeguk/games';
import { afterEach, describe, expect, it } from 'vitest';
import { Thinker } from './thinker.js';

const thinkers: Thinker[] = [];

function thinkerFor(game: string): Thinker {
  const thinker = new Thinker(game);
  thinkers.push(thinker);
  return thinker;
}

afterEach(() => {
  for (const thinker of thinkers.splice(0)) thinker.stop();
});

function startOf(name: string): unknown {
  const game = games.get(name)!;
  const options = readOptions(game.options, {});
  return game.setup(options.ok ? options.value : null, 1);
}

const inASecond = { moveTime: 1000, gameTime: null, nodes: null, seed: 1 };

describe('a thinker', () => {
  it.each([...games.keys()])('plays %s from a thread of its own', async (name) => {
    const state = startOf(name);
    const thought = await thinkerFor(name).choose(state, { ...inASecond, nodes: 2000 }, 'hard');
    const game = games.get(name)!;
    const texts = [...game.legalMoves(state)].map((move) => game.formatMove(move));
    expect(texts).toContain(thought?.move);
  });

  it('leaves the asking thread free while it thinks', async () => {
    const thinker = thinkerFor('reversi');
    await thinker.ready();
    let ticks = 0;
    const timer = setInterval(() => ticks++, 10);
    await thinker.choose(startOf('reversi'), inASecond, 'hard');
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(10);
  });

  it('improves its analysis until it is stopped, and can be asked again', async () => {
    const thinker = thinkerFor('makyek');
    const depths: number[] = [];
    for await (const { depth } of thinker.analyse(startOf('makyek'))) {
      depths.push(depth);
      if (depths.length === 4) thinker.stop();
    }
    expect(depths).toEqual([1, 2, 3, 4]);
    const thought = await thinker.choose(startOf('makyek'), { ...inASecond, nodes: 100 }, 'hard');
    expect(thought?.depth).toBeGreaterThan(0);
  });

  it('stops at once, in the middle of a thought', async () => {
    const thinker = thinkerFor('reversi');
    await thinker.ready();
    const endless = { moveTime: null, gameTime: null, nodes: null, seed: 1 };
    const choosing = thinker.choose(startOf('reversi'), endless, 'hard');
    await new Promise((resolve) => setTimeout(resolve, 300));
    const begun = performance.now();
    thinker.stop();
    expect(await choosing).toBeNull();
    expect(performance.now() - begun).toBeLessThan(200);
  });

  it('drops the question before when a new one comes', async () => {
    const thinker = thinkerFor('reversi');
    const endless = { moveTime: null, gameTime: null, nodes: null, seed: 1 };
    const dropped = thinker.choose(startOf('reversi'), endless, 'hard');
    await thinker.ready();
    const thought = await thinker.choose(startOf('reversi'), { ...endless, nodes: 500 }, 'hard');
    expect(await dropped).toBeNull();
    expect(thought).not.toBeNull();
  });

  it('has nothing to say when the game is over', async () => {
    const over = games.get('picking-stones')!.parsePosition('7 2 1 7', {});
    const state = over.ok ? over.value : null;
    expect(await thinkerFor('picking-stones').choose(state, inASecond, 'hard')).toBeNull();
  });

  it('says so where a game has no house AI', async () => {
    await expect(thinkerFor('tag').ready()).rejects.toThrow('no house AI for tag');
  });
});

import type { GameEvent } from '@daeguk/api';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Listener } from '../store/listener.js';
import type { Store } from '../store/store.js';
import { openStore } from '../testing/store.js';
import { type Follower, GameStream } from './game-stream.js';
import { readPlace } from './place.js';
import { addReversi, StagedGame } from './testing/staged-game.js';
import type { Told } from './told.js';

let store: Store;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ store, close } = await openStore());
  await addReversi(store);
});
afterAll(() => close());

const log = pino({ enabled: false });

/** Follows a game as a browser does: from the last id on, whenever the line breaks. */
class Reader implements Follower {
  readonly seen: string[] = [];
  isOver = false;

  hear(told: readonly Told<GameEvent>[]): void {
    for (const { bytes } of told) this.seen.push(/^id: (.*)$/m.exec(bytes.toString())![1]!);
  }

  end(): void {
    this.isOver = true;
  }

  async join(stream: GameStream): Promise<void> {
    await stream.join(readPlace(this.seen.at(-1) ?? ''), false, () => this);
  }
}

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('play' as const), count: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('lose' as const), count: fc.nat(3) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('cut' as const), reader: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('begin' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restart' as const) }) },
);

test('whatever breaks, everybody is told everything once and in order', async () => {
  const heard: { game: number; hear(stream: GameStream): void }[] = [];
  const listener = new Listener(store.url)
    .on('notes', (text) => {
      const told = JSON.parse(text);
      heard.push({ game: told.game, hear: (stream) => stream.hear(told) });
    })
    .on('games', (id) => heard.push({ game: Number(id), hear: (stream) => stream.refresh() }));
  await listener.open();

  const holds = fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
    const game = await StagedGame.order(store);
    const readers = [new Reader(), new Reader(), new Reader()];
    let stream = new GameStream(store.db, game.id, log);
    const pass = () => {
      for (const notice of heard.splice(0)) if (notice.game === game.id) notice.hear(stream);
    };
    const joinAll = () => Promise.all(readers.map((reader) => reader.join(stream)));
    await joinAll();
    await game.begin();
    for (const act of steps) {
      switch (act.do) {
        case 'play':
          await game.play(act.count);
          break;
        case 'lose':
          await game.play(act.count, 'not');
          break;
        case 'begin':
          await game.begin();
          break;
        case 'cut': {
          const reader = readers[act.reader]!;
          stream.leave(reader);
          // Something is told while the reader finds its way back.
          const back = reader.join(stream);
          pass();
          await back;
          break;
        }
        case 'restart':
          for (const reader of readers) stream.leave(reader);
          stream.close();
          stream = new GameStream(store.db, game.id, log);
          await joinAll();
      }
      pass();
    }
    await game.finish(2);
    await expect
      .poll(() => {
        pass();
        return readers.every(({ isOver }) => isOver);
      })
      .toBe(true);
    for (const { seen } of readers) {
      const last = seen.lastIndexOf(`${game.attempt}.0`);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.slice(last)).toEqual([
        ...Array.from({ length: game.moves.length + 1 }, (_, n) => `${game.attempt}.${n}`),
        `${game.attempt}.over`,
      ]);
      // What was seen of earlier attempts was without a gap too.
      for (const [index, id] of seen.slice(0, last).entries()) {
        const { attempt, number } = readPlace(id)!;
        if (number !== 0) expect(seen[index - 1]).toBe(`${attempt}.${Number(number) - 1}`);
      }
    }
    stream.close();
  });
  await fc.assert(holds, { numRuns: 25 });
  await listener.close();
});

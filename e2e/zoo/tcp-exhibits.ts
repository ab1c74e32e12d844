import { expect } from 'vitest';
import type { Exhibit } from './exhibit.js';
import type { Played } from './played.js';

/** A bot that fails: what it loses by, and which of its moves the referee makes where it plays on. */
interface Failing extends Pick<Exhibit, 'bot' | 'ending' | 'cause'> {
  readonly missed: 'none' | 'all' | 'the second' | 'all but the first';
}

const failing: readonly Failing[] = [
  ...['tcp-never-connects', 'tcp-says-nothing'].map(
    (bot) => ({ bot, ending: 'time', cause: 'start', missed: 'all' }) as const,
  ),
  ...['tcp-old-package', 'tcp-half-a-package', 'tcp-late', 'tcp-just-below-the-cap'].map(
    (bot) => ({ bot, ending: 'time', cause: 'move', missed: 'the second' }) as const,
  ),
  { bot: 'tcp-illegal', ending: 'illegal-move', cause: 'blocked', missed: 'the second' },
  { bot: 'tcp-wrong-code', ending: 'invalid-reply', missed: 'the second' },
  { bot: 'tcp-unknown-package', ending: 'invalid-reply', missed: 'the second' },
  { bot: 'tcp-hangs-up', ending: 'crash', cause: 'disconnected', missed: 'all but the first' },
  { bot: 'tcp-crash', ending: 'crash', cause: 'code', missed: 'all but the first' },
  { bot: 'tcp-segfault', ending: 'crash', cause: 'signal', missed: 'all but the first' },
  { bot: 'tcp-early-exit', ending: 'exit', missed: 'all but the first' },
  { bot: 'tcp-flood', ending: 'output', cause: 'move', missed: 'all but the first' },
];

const sound: readonly Pick<Exhibit, 'bot' | 'check'>[] = [
  { bot: 'tcp-sound' },
  { bot: 'tcp-answers-twice' },
  { bot: 'tcp-daemon' },
  { bot: 'tcp-odd-team', check: (game) => expect(game.line('named').name).toBe('-1') },
  // Nothing to read from the second connection: it was closed.
  { bot: 'tcp-connects-twice', check: ({ report }) => expect(report).toEqual({ second: 0 }) },
];

/** The bots that talk over TCP, in the contest as it is held and in one where a fault loses. */
export const tcpExhibits: readonly Exhibit[] = [
  ...failing.map(({ missed, ...bot }) => ({ ...bot, contest: 'reversi-strict' }) as const),
  ...failing.map(
    ({ bot, ending, missed }) =>
      ({ bot, contest: 'reversi', ending: 'discs', check: playsOn(missed, ending) }) as const,
  ),
  // Where a fault loses, to play on to the end is to be without one.
  ...sound.map((bot) => ({ ...bot, contest: 'reversi-strict', ending: 'discs' }) as const),
  { bot: 'tcp-sound', contest: 'reversi', ending: 'discs', check: playsOn('none', '') },
  // Each wrong packet would cost it a move, so where faults do not lose this takes a while.
  { bot: 'tcp-garbage-flood', contest: 'reversi-strict', ending: 'invalid-reply' },
];

function playsOn(missed: Failing['missed'], why: string): (game: Played) => void {
  return ({ insteads }) => {
    const expected = insteads.map((_, index) => {
      const isMissed = {
        none: false,
        all: true,
        'the second': index === 1,
        'all but the first': index > 0,
      };
      return isMissed[missed] ? why : null;
    });
    expect(insteads.length).toBeGreaterThan(20);
    expect(insteads).toEqual(expected);
  };
}

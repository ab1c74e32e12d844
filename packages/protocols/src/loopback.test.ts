import type { AnyGame, Random } from '@daeguk/games';
import { describe, expect, test } from 'vitest';
import { protocols } from './index.js';
import { checkedOptions, ruleBook } from './rule-book.js';
import { playThrough } from './testing/loopback.js';
import { protocolNamed } from './testing/wire.js';

const GAMES = 20;

describe('both ends agree at every ply of random games', () => {
  for (const protocol of protocols.values()) {
    test(protocol.name, () => {
      const book = ruleBook(protocol.game);
      const pick = protocol.game === 'connect6' ? { pick: anyTurn } : {};
      for (let seed = 0; seed < GAMES; seed++) {
        const start = book.setup(checkedOptions(book, {}), seed);
        expect(playThrough({ protocol, start, seed, ...pick }).length).toBeGreaterThan(0);
      }
    });
  }

  test('uci, from a position of its own', () => {
    const book = ruleBook('microchess');
    const start = book.parsePosition('k3/4/1P2/3p/3K b - - 3 7', checkedOptions(book, {}));
    if (!start.ok) throw new Error(start.fault.code);
    for (let seed = 0; seed < GAMES; seed++) {
      playThrough({ protocol: protocolNamed('uci'), start: start.value, seed });
    }
  });
});

/** Any free points: there are far too many turns to list. */
function anyTurn(state: unknown, random: Random, book: AnyGame): string {
  const rows = book.board(state).split('/');
  const free = rows.flatMap((row, y) =>
    [...row].flatMap((symbol, x) => (symbol === '.' ? [`${x},${y}`] : [])),
  );
  const first = random.pick(free);
  const others = free.filter((point) => point !== first);
  const isOne = book.ply(state) === 0 || others.length === 0;
  return isOne ? first : `${first} ${random.pick(others)}`;
}

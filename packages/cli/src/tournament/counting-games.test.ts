import {
  formatSchema,
  makeFormat,
  Results,
  scoringSchema,
  seriesSchema,
} from '@daeguk/tournaments';
import { describe, expect, test } from 'vitest';
import { countingGames } from './counting-games.js';
import type { FinishedGame } from './finished-game.js';

const ids = ['1', '2', '3', '4', '5', '6', '7', '8'];

function scheduleOf(format: object) {
  const made = makeFormat({
    entrants: ids.map((id) => ({ id, name: id, author: id })),
    format: formatSchema.parse(format),
    series: seriesSchema.parse({}),
    scoring: scoringSchema.parse({}),
    openings: 1,
    seed: 1,
  });
  if (!made.ok) throw new Error(made.fault.code);
  return made.value;
}

/** Everything played; whoever has the lower number wins, but in the games named. */
function journalOf(format: object, upsets: readonly string[] = []): FinishedGame[] {
  const schedule = scheduleOf(format);
  const results = new Results();
  const games: FinishedGame[] = [];
  for (let next = schedule.next(results); next.length > 0; next = schedule.next(results)) {
    for (const pairing of next) {
      const isLower = Number(pairing.first) < Number(pairing.second);
      const winner = isLower === !upsets.includes(pairing.id) ? 'first' : 'second';
      const game = { pairing, winner, bothLost: false, ending: 'six', culprit: null, margin: null };
      games.push(game as unknown as FinishedGame);
      results.add(games.at(-1)!);
    }
  }
  return games;
}

const idsOf = (games: readonly FinishedGame[]) => games.map(({ pairing }) => pairing.id).sort();

describe.each([
  { kind: 'knock-out' },
  { kind: 'groups', groups: 2 },
  { kind: 'swiss', rounds: 3 },
  { kind: 'round-robin' },
])('$kind', (format) => {
  test('a whole journal counts, in whatever order it is', () => {
    const journal = journalOf(format);
    const counting = countingGames(scheduleOf(format), [...journal].reverse());
    expect(idsOf(counting)).toEqual(idsOf(journal));
  });

  test('what is not of this tournament does not', () => {
    const journal = journalOf(format);
    const [game] = journal as [FinishedGame];
    const foreign = { ...game, pairing: { ...game.pairing, id: '99/9.9' } };
    expect(countingGames(scheduleOf(format), [foreign])).toEqual([]);
  });
});

test('a final counts for nobody who would not be in it any more', () => {
  const before = journalOf({ kind: 'knock-out' });
  const upset = before.find(({ pairing }) => pairing.match.round === 2)!.pairing.id;
  const after = journalOf({ kind: 'knock-out' }, [upset]);
  // The semi-final was lost and played again, with another winner; the final is the one from before.
  const final = before.find(({ pairing }) => pairing.match.round === 3)!;
  const journal = [...after.filter(({ pairing }) => pairing.match.round < 3), final];
  const counting = countingGames(scheduleOf({ kind: 'knock-out' }), journal);
  expect(counting).toHaveLength(6);
  expect(counting).not.toContain(final);
});

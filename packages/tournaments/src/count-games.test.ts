import { describe, expect, test } from 'vitest';
import { countGames } from './count-games.js';
import { makeFormat } from './make-format.js';
import { type GameResult, Results } from './results.js';
import { formatSchema, scoringSchema, seriesSchema } from './rules.js';
import { entrants } from './testing/entrants.js';
import { byStrength, resultOf } from './testing/fates.js';
import { playOut } from './testing/play-out.js';

const ids = entrants(8);

function formatOf(format: object) {
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

/** Everything played; the better seed wins, but in the games named. */
function playedGames(format: object, ...upsets: readonly string[]): GameResult[] {
  const usual = byStrength(ids);
  const upset = byStrength([...ids].reverse());
  const results = playOut(formatOf(format), (pairing) =>
    upsets.includes(pairing.id) ? upset(pairing) : usual(pairing),
  );
  return [...results.games()];
}

const byId = (games: readonly GameResult[]) =>
  new Map(games.map((game) => [game.pairing.id, game]));
const idsOf = (games: Iterable<GameResult>) => [...games].map(({ pairing }) => pairing.id).sort();

describe.each([
  { kind: 'knock-out' },
  { kind: 'groups', groups: 2 },
  { kind: 'swiss', rounds: 3 },
  { kind: 'round-robin' },
])('$kind', (format) => {
  test('all that was played counts, in whatever order it is', () => {
    const played = playedGames(format);
    const results = new Results();
    const aside = byId([...played].reverse());
    const { games, next } = countGames(formatOf(format), results, aside);
    expect(idsOf(games)).toEqual(idsOf(played));
    expect(idsOf(results.games())).toEqual(idsOf(played));
    expect(next).toEqual([]);
    expect(aside.size).toBe(0);
  });

  test('games come to count as those before them do', () => {
    const [first, ...others] = playedGames(format) as [GameResult, ...GameResult[]];
    const results = new Results();
    const aside = byId(others);
    const { next: asked } = countGames(formatOf(format), results, aside);
    aside.set(first.pairing.id, first);
    const { games, next } = countGames(formatOf(format), results, aside, asked);
    expect(games).toContain(first);
    expect(next).toEqual([]);
  });

  test('what is not of this tournament does not', () => {
    const [game] = playedGames(format) as [GameResult];
    const foreign = { ...game, pairing: { ...game.pairing, id: '99/9.9' } };
    const aside = byId([foreign]);
    const { games } = countGames(formatOf(format), new Results(), aside);
    expect(games).toEqual([]);
    expect([...aside.values()]).toEqual([foreign]);
  });
});

test('a final counts for nobody who would not be in it any more', () => {
  const format = { kind: 'knock-out' };
  const before = playedGames(format);
  const upset = before.find(({ pairing }) => pairing.match.round === 2)!.pairing.id;
  const after = playedGames(format, upset);
  // The semi-final was lost and played again, with another winner; the final is the one from before.
  const final = before.find(({ pairing }) => pairing.match.round === 3)!;
  const played = [...after.filter(({ pairing }) => pairing.match.round < 3), final];
  const aside = byId(played);
  const { games, next } = countGames(formatOf(format), new Results(), aside);
  expect(games).toHaveLength(6);
  expect(games).not.toContain(final);
  expect(next.map(({ id }) => id)).toEqual([final.pairing.id]);
});

test('a result is counted as the format asks for it now', () => {
  const format = { kind: 'round-robin' };
  const [pairing] = formatOf(format).next(new Results());
  const told = { ...pairing!, match: { ...pairing!.match, round: 99 } };
  const results = new Results();
  countGames(formatOf(format), results, byId([resultOf(told, 'first')]));
  expect([...results.games()]).toMatchObject([{ pairing, winner: 'first' }]);
});

import type { EntrantId } from '../match.js';
import type { GameResult } from '../results.js';
import type { Scoring, TieStep } from '../rules.js';
import type { Standing } from '../standings.js';

type End = 'won' | 'drawn' | 'lost';

/** What one of them has had from another, in a game or a match. */
interface Had {
  readonly who: EntrantId;
  readonly from: EntrantId;
  readonly end: End;
}

/**
 * The table a second time, slow and obvious: everything is looked up in the list of games whenever it
 * is asked for. Matches are a fixed number of games.
 */
export function slowTable(
  scoring: Scoring,
  entrants: readonly EntrantId[],
  length: number,
  games: readonly GameResult[],
): Standing[] {
  const matchIds = [...new Set(games.map(({ pairing }) => pairing.match.id))];
  const allGames = games.flatMap(hadFromGame);
  const allMatches = matchIds.flatMap((id) => {
    const ofMatch = games.filter(({ pairing }) => pairing.match.id === id);
    return ofMatch.length < length ? [] : hadFromMatch(ofMatch);
  });
  const counted = scoring.per === 'game' ? allGames : allMatches;
  const worth = { won: scoring.win, drawn: scoring.draw, lost: scoring.loss };
  const share = { won: 1, drawn: 0.5, lost: 0 };

  const countOf = (had: readonly Had[], who: EntrantId, end: End) =>
    had.filter((one) => one.who === who && one.end === end).length;
  const sum = (numbers: readonly number[]) => tidy(numbers.reduce((a, b) => a + b, 0));
  const points = (who: EntrantId) =>
    sum(counted.filter((one) => one.who === who).map(({ end }) => worth[end]));

  /** Everybody whom somebody met in matches that count already, once for each of them. */
  const opponents = (who: EntrantId) =>
    matchIds.flatMap((id) => {
      const ofMatch = games.filter(({ pairing }) => pairing.match.id === id);
      const { first, second } = ofMatch[0]!.pairing.match;
      if (scoring.per === 'match' && ofMatch.length < length) return [];
      return first === who ? [second] : second === who ? [first] : [];
    });

  const figure = (step: TieStep, who: EntrantId, equals: readonly EntrantId[]): number => {
    switch (step) {
      case 'games-won':
        return countOf(allGames, who, 'won');
      case 'game-difference':
        return countOf(allGames, who, 'won') - countOf(allGames, who, 'lost');
      case 'matches-won':
        return countOf(allMatches, who, 'won');
      case 'score-difference':
        return sum(games.map((game) => marginFor(game, who)));
      case 'head-to-head':
        return sum(
          counted
            .filter((one) => one.who === who && equals.includes(one.from))
            .map(({ end }) => worth[end]),
        );
      case 'sonneborn-berger':
        return sum(
          counted
            .filter((one) => one.who === who)
            .map(({ from, end }) => share[end] * points(from)),
        );
      case 'buchholz':
        return sum(opponents(who).map(points));
    }
  };

  /** The best of the equals first, and among those who are equal still, by the next step. */
  const inOrder = (
    equals: readonly EntrantId[],
    steps: readonly TieStep[],
    rank: number,
  ): Standing[] => {
    const [step, ...further] = steps;
    if (step === undefined) return equals.map((who) => standing(who, rank));
    return split(equals, (who) => figure(step, who, equals)).flatMap(({ value, members, above }) =>
      inOrder(members, further, rank + above).map((one) => ({
        ...one,
        ties: [value, ...one.ties],
      })),
    );
  };
  const standing = (who: EntrantId, rank: number): Standing => {
    const tally = (had: readonly Had[]) => ({
      won: countOf(had, who, 'won'),
      drawn: countOf(had, who, 'drawn'),
      lost: countOf(had, who, 'lost'),
    });
    return {
      rank,
      entrant: who,
      points: points(who),
      games: tally(allGames),
      matches: tally(allMatches),
      ties: [],
    };
  };
  return split(entrants, points).flatMap(({ members, above }) =>
    inOrder(members, scoring.ties, 1 + above),
  );
}

/** Those with the highest value first, with how many are above them. */
function split(all: readonly EntrantId[], figureOf: (who: EntrantId) => number) {
  const values = [...new Set(all.map(figureOf))].sort((a, b) => b - a);
  return values.map((value) => ({
    value,
    members: all.filter((who) => figureOf(who) === value),
    above: all.filter((who) => figureOf(who) > value).length,
  }));
}

function hadFromGame({ pairing: { first, second }, winner, bothLost }: GameResult): Had[] {
  return bothSides(
    first,
    second,
    winner === null ? null : winner === 'first' ? first : second,
    bothLost,
  );
}

/** More games won is the match won. */
function hadFromMatch(games: readonly GameResult[]): Had[] {
  const { first, second } = games[0]!.pairing.match;
  const had = games.flatMap(hadFromGame);
  const winsOf = (entrant: EntrantId) =>
    had.filter(({ who, end }) => who === entrant && end === 'won').length;
  const lead = winsOf(first) - winsOf(second);
  const winner = lead === 0 ? null : lead > 0 ? first : second;
  return bothSides(
    first,
    second,
    winner,
    games.every(({ bothLost }) => bothLost),
  );
}

function bothSides(
  one: EntrantId,
  two: EntrantId,
  winner: EntrantId | null,
  bothLost: boolean,
): Had[] {
  const endFor = (who: EntrantId): End =>
    winner === who ? 'won' : winner === null && !bothLost ? 'drawn' : 'lost';
  return [
    { who: one, from: two, end: endFor(one) },
    { who: two, from: one, end: endFor(two) },
  ];
}

function marginFor({ pairing: { first, second }, margin }: GameResult, who: EntrantId): number {
  if (who === first) return margin ?? 0;
  return who === second ? -(margin ?? 0) : 0;
}

/** Without what binary fractions leave behind tenths. */
function tidy(number: number): number {
  return Number(number.toFixed(6)) + 0;
}

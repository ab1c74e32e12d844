import { bracketSize } from '../bracket.js';
import type { Format } from '../format.js';
import { inTurn } from '../in-turn.js';
import type { EntrantId, Pairing } from '../match.js';
import type { Results } from '../results.js';
import type { Scoring } from '../rules.js';
import type { Series } from '../series.js';
import type { Standing, Standings } from '../standings.js';
import { KnockOut } from './knock-out.js';
import { RoundRobin } from './round-robin.js';

interface Setting {
  /** The best first. */
  readonly seeds: readonly EntrantId[];
  readonly groups: number;
  /** How many of each group go on. */
  readonly advance: number;
  readonly rounds: number;
  readonly series: Series;
  readonly scoring: Scoring;
  readonly seed: number;
  readonly knockOut: { readonly thirdPlace: boolean; readonly series: Series };
}

/** A league in each group; the best of each group play on in a bracket. */
export class Groups implements Format {
  readonly #setting: Setting;
  readonly #groups: readonly { readonly name: string; readonly league: RoundRobin }[];

  constructor(setting: Setting) {
    const { rounds, series, scoring, seed } = setting;
    this.#setting = setting;
    this.#groups = snake(setting.seeds, setting.groups).map((entrants, index) => {
      const stage = groupName(index);
      const league = { entrants, rounds, series, scoring, seed: seed + index, stage };
      return { name: stage, league: new RoundRobin(league) };
    });
  }

  next(results: Results): readonly Pairing[] {
    // No group has to wait for another.
    const games = inTurn(this.#groups.map(({ league }) => league.next(results)));
    return games.length > 0 ? games : this.#knockOut(this.#tables(results)).next(results);
  }

  standings(results: Results): Standings {
    const groups = this.#groups.map(({ name, league }) => ({ name, ...league.standings(results) }));
    const tables = groups.map(({ table }) => table);
    const left = groups.reduce((sum, group) => sum + group.left, 0);
    const stages = groups.map(({ name, table }) => ({ kind: 'table' as const, name, table }));
    const knockOut = this.#knockOut(tables).standings(results);
    if (left > 0) {
      return { table: this.#waiting(tables), stages, left: left + knockOut.left };
    }
    const { advance } = this.#setting;
    const out = this.#waiting(tables.map((table) => table.slice(advance)));
    const below = knockOut.table.length;
    const table = [
      ...knockOut.table.map((standing) => together(standing, tables.flat())),
      ...out.map((standing) => ({ ...standing, rank: standing.rank + below })),
    ];
    return { table, stages: [...stages, ...knockOut.stages], left: knockOut.left };
  }

  #tables(results: Results): (readonly Standing[])[] {
    return this.#groups.map(({ league }) => league.standings(results).table);
  }

  #knockOut(tables: readonly (readonly Standing[])[]): KnockOut {
    const { advance, knockOut } = this.#setting;
    const seeds = seedsOf(tables, advance);
    return new KnockOut({ seeds, ...knockOut, stage: 'knock-out' });
  }

  /** Those who are not in the bracket: by their rank in the group, then by what they have. */
  #waiting(tables: readonly (readonly Standing[])[]): Standing[] {
    const figures = ({ rank, points, ties }: Standing) => [-rank, points, ...ties];
    const all = tables.flat().sort((a, b) => descending(figures(a), figures(b)));
    const first = (standing: Standing) =>
      all.findIndex((other) => descending(figures(other), figures(standing)) === 0);
    return all.map((standing) => ({ ...standing, rank: first(standing) + 1 }));
  }
}

/** By the first figure that differs, the higher in front. */
function descending(one: readonly number[], two: readonly number[]): number {
  const index = one.findIndex((figure, at) => figure !== two[at]);
  return index < 0 ? 0 : two[index]! - one[index]!;
}

/** Dealt out to and fro, so that the groups are about as strong: 1 8 9, 2 7 10, 3 6 11, 4 5 12. */
export function snake(seeds: readonly EntrantId[], groups: number): EntrantId[][] {
  const dealt: EntrantId[][] = Array.from({ length: groups }, () => []);
  for (const [index, seed] of seeds.entries()) {
    const [lap, step] = [Math.floor(index / groups), index % groups];
    dealt[lap % 2 === 0 ? step : groups - 1 - step]!.push(seed);
  }
  return dealt;
}

/** A, B, … Z, AA, AB … */
function groupName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : `${groupName(Math.floor(index / 26) - 1)}${letter}`;
}

/**
 * The seeds of the bracket: the winners of the groups, then the seconds, and so on; among those of the
 * same place some swap, so that nobody meets somebody of the own group right away.
 */
function seedsOf(tables: readonly (readonly Standing[])[], advance: number): EntrantId[] {
  const size = bracketSize(tables.length * advance);
  const groups: number[] = [];
  const isClash = (group: number, seed: number) => groups[size - 1 - seed] === group;
  for (let place = 0; place < advance; place++) {
    const from = groups.length;
    const order = [...tables.keys()];
    for (let index = 0; index < order.length; index++) {
      const group = order[index]!;
      if (!isClash(group, from + index)) continue;
      const other = order.findIndex((_, free) => !isClash(group, from + free));
      if (other >= 0) [order[index], order[other]] = [order[other]!, group];
    }
    groups.push(...order);
  }
  return groups.map((group, seed) => {
    const place = Math.floor(seed / tables.length);
    return tables[group]![place]!.entrant;
  });
}

/** What somebody did in group and bracket together. */
function together(standing: Standing, inGroups: readonly Standing[]): Standing {
  const before = inGroups.find(({ entrant }) => entrant === standing.entrant) as Standing;
  const sum = (key: 'games' | 'matches') => ({
    won: before[key].won + standing[key].won,
    drawn: before[key].drawn + standing[key].drawn,
    lost: before[key].lost + standing[key].lost,
  });
  return {
    ...standing,
    points: before.points,
    games: sum('games'),
    matches: sum('matches'),
    ties: before.ties,
  };
}

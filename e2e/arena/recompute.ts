import type { Answer, Client } from '@daeguk/api';
import { readRecordedGame } from '@daeguk/referee';
import { makeFormat, Results, scoringSchema, seriesSchema } from '@daeguk/tournaments';
import { call } from './arena.js';

type Board = Answer<'GET /api/contests/:contest/ladder'>;
type Game = Answer<'GET /api/games'>[number];

type Row = Pick<Board['table'][number], 'rank' | 'points' | 'games' | 'matches'>;

/** What a table says, without what only time tells. */
export function figures({ table }: Pick<Board, 'table'>) {
  return rows(table.map((row) => ({ ...row, entrant: String(row.entrant.submission) })));
}

/** Who share a place stand in the order in which they were built, which no record tells: here by their ids. */
function rows(table: readonly (Row & { readonly entrant: string })[]) {
  return table
    .map(({ rank, entrant, points, games, matches }) => ({ rank, entrant, points, games, matches }))
    .sort((a, b) => a.rank - b.rank || Number(a.entrant) - Number(b.entrant));
}

/** The ladder worked out anew, from nothing but the records of its games. */
export async function recomputed(organiser: Client, contest: string) {
  const submissions = await call(organiser, 'GET /api/contests/:contest/submissions', {
    params: { contest },
    query: { limit: 200 },
  });
  const { file } = await call(organiser, 'GET /api/contests/:contest', { params: { contest } });
  const entered = submissions.filter(({ state }) => !['pending', 'building'].includes(state));
  const entrants = entered.reverse().map(({ id, author }) => {
    return { id: String(id), name: author.nickname, author: String(author.id) };
  });
  const made = makeFormat({
    entrants,
    format: { kind: 'ladder', series: undefined },
    series: seriesSchema.parse({ games: 2 }),
    scoring: scoringSchema.parse(file.scoring),
    openings: 1,
    seed: 1,
  });
  if (!made.ok) throw new Error(made.fault.code);
  const wanted = new Map(
    made.value
      .next(new Results())
      .map((pairing) => [`${pairing.first} ${pairing.second}`, pairing]),
  );
  const results = new Results();
  for (const game of await doneGames(organiser, contest)) {
    const pairing = wanted.get(`${submissionAt(game.first)} ${submissionAt(game.second)}`);
    // A game of a submission that was replaced since counts no more.
    if (pairing === undefined) continue;
    const { winner, ending, culprit, plies, margin } = await verdictOf(organiser, game.id);
    const isNew = results.add({
      pairing,
      winner,
      bothLost: false,
      ending,
      culprit,
      plies,
      margin,
    });
    if (!isNew) throw new Error(`${pairing.id} was played twice`);
  }
  const { table, left } = made.value.standings(results);
  return { left, figures: rows(table) };
}

async function doneGames(organiser: Client, contest: string): Promise<Game[]> {
  const all: Game[] = [];
  for (;;) {
    const before = all.at(-1)?.id;
    const query = { contest, state: 'done', limit: 200, ...(before && { before }) } as const;
    const page = await call(organiser, 'GET /api/games', { query });
    if (page.length === 0) return all.filter(({ purpose }) => purpose === 'tournament');
    all.push(...page);
  }
}

async function verdictOf(organiser: Client, game: number) {
  const file = await organiser.file('GET /api/games/:game/record', { params: { game } });
  if (!file.ok) throw new Error(JSON.stringify(file.fault));
  const read = readRecordedGame(Buffer.from(file.value).toString('utf8'));
  if (!read.ok) throw new Error(`the record of game ${game} cannot be read`);
  return read.value.verdict;
}

function submissionAt(seat: Game['first']): number {
  if (seat.kind !== 'submission') throw new Error('only submissions sit at a ladder');
  return seat.submission;
}

import type { tournamentRoutes } from '@daeguk/api';
import { fail, ok, type Result } from '@daeguk/games';
import { viewerOf } from '../../accounts/viewer.js';
import type { Arena } from '../../arena.js';
import { findContest, isFrozen } from '../../contests/contests.js';
import { createTournament } from '../../tournaments/create.js';
import type { TournamentRow } from '../../tournaments/facts.js';
import { readRankHistory } from '../../tournaments/rank-history.js';
import { pauseTournament, startTournament } from '../../tournaments/start-pause.js';
import { findTournament, tournamentSummary, tournamentsOf } from '../../tournaments/summary.js';
import { takeBackTournament } from '../../tournaments/take-back.js';
import type { Handlers } from '../handler.js';

/** For what is worked out for the server itself. */
const EVERYTHING = { account: null, isOrganiser: true };

export const tournamentHandlers: Handlers<keyof typeof tournamentRoutes> = {
  'GET /api/contests/:contest/ladder': async ({ director }, { account }, { params }) => {
    const ladder = await director.ladderOf(params.contest);
    if (ladder === null) return fail('unknown-contest', { contest: params.contest });
    return director.board(ladder, viewerOf(account));
  },

  'GET /api/contests/:contest/tournaments': async ({ store }, _asker, { params }) => {
    const rows = await tournamentsOf(store.db, params.contest);
    if (rows.length === 0) return fail('unknown-contest', { contest: params.contest });
    return ok(rows.map(tournamentSummary));
  },

  'POST /api/contests/:contest/tournaments': async (arena, { language }, { params, body }) => {
    const contest = await findContest(arena.store.db, params.contest);
    if (contest === null) return fail('unknown-contest', { contest: params.contest });
    const submissions = body.submissions ?? (await ladderOrder(arena, params.contest));
    const wanted = { ...body, submissions };
    return summaryOf(await createTournament(arena.store, contest, wanted, language));
  },

  'GET /api/tournaments/:tournament': async ({ store }, _asker, { params }) =>
    summaryOf(await found(store.db, params.tournament)),

  'DELETE /api/tournaments/:tournament': ({ store }, _asker, { params }) =>
    takeBackTournament(store, params.tournament),

  'GET /api/tournaments/:tournament/board': ({ director }, { account }, { params }) =>
    director.board(params.tournament, viewerOf(account)),

  'GET /api/tournaments/:tournament/crosstable': async ({ director }, { account }, { params }) => {
    const counts = await director.pairCounts(params.tournament, viewerOf(account));
    if (!counts.ok) return counts;
    return ok(
      counts.value.map(({ first, second, won, drawn, lost }) => ({
        first: Number(first),
        second: Number(second),
        won,
        drawn,
        lost,
      })),
    );
  },

  'GET /api/tournaments/:tournament/history': async ({ store }, { account }, { params }) => {
    const row = await found(store.db, params.tournament);
    if (!row.ok) return row;
    const contest = await findContest(store.db, row.value.contest);
    const isStill = contest !== null && isFrozen(contest, new Date());
    const until = isStill && !viewerOf(account).isOrganiser ? contest.frozenAt : null;
    return ok(await readRankHistory(store.db, params.tournament, until));
  },

  'POST /api/tournaments/:tournament/start': async ({ store }, _asker, { params }) =>
    summaryOf(await startTournament(store, params.tournament)),

  'POST /api/tournaments/:tournament/pause': async ({ store }, _asker, { params }) =>
    summaryOf(await pauseTournament(store, params.tournament)),
};

/** Everybody's latest submission, the best first. */
async function ladderOrder({ director }: Arena, contest: string): Promise<number[]> {
  const ladder = await director.ladderOf(contest);
  const board = ladder === null ? null : await director.board(ladder, EVERYTHING);
  return board?.ok ? board.value.table.map(({ entrant }) => entrant.submission) : [];
}

async function found(db: Arena['store']['db'], id: number): Promise<Result<TournamentRow>> {
  const row = await findTournament(db, id);
  return row === null ? fail('unknown-tournament', { tournament: id }) : ok(row);
}

function summaryOf(row: Result<TournamentRow>) {
  return row.ok ? ok(tournamentSummary(row.value)) : row;
}

import type { ContestSummary, Me, Submission } from '@daeguk/api';
import { ok, type Result } from '@daeguk/games';
import { client } from '../../app/client.js';
import type { Player } from '../../match/seats.js';
import { isBuilt } from '../../submissions/steps.js';

/** A submission that may sit down, and the contest it was made for. */
export interface Program {
  readonly player: Extract<Player, { kind: 'submission' }>;
  readonly title: ContestSummary['title'];
}

/** Those of one's own, or all for an organiser, and where a contest allows it what others have on its ladder. */
export interface Programs {
  readonly own: readonly Program[];
  readonly others: readonly Program[];
}

/** The contests of a game, those that go on first; where the server referees, one of them is needed. */
export async function contestsOf(game: string) {
  const contests = await client.call('GET /api/contests', {});
  if (!contests.ok) return contests;
  const found = contests.value.filter((contest) => contest.game === game);
  const isOver = ({ phase }: (typeof found)[number]) => Number(phase === 'closed');
  return ok(found.toSorted((a, b) => isOver(a) - isOver(b)));
}

/** Which submissions somebody may let play. */
export async function programsFor(game: string, me: Me): Promise<Result<Programs>> {
  const contests = await contestsOf(game);
  if (!contests.ok) return contests;
  const [own, others]: [Program[], Program[]] = [[], []];
  for (const contest of contests.value) {
    const mine = await ownIn(contest, me);
    if (!mine.ok) return mine;
    const theirs = await othersIn(contest, me);
    if (!theirs.ok) return theirs;
    own.push(...mine.value);
    others.push(...theirs.value);
  }
  return ok({ own, others });
}

/** Only what has been built can sit down. */
async function ownIn(contest: ContestSummary, { role }: Me): Promise<Result<Program[]>> {
  const query = { limit: 200 };
  const found: Result<Submission[]> =
    role === 'organiser'
      ? await client.call('GET /api/contests/:contest/submissions', {
          params: { contest: contest.id },
          query,
        })
      : await client.call('GET /api/me/submissions', { query: { ...query, contest: contest.id } });
  if (!found.ok) return found;
  const built = found.value.filter(({ state }) => isBuilt(state));
  return ok(built.map(({ id, author, number }) => programOf(contest, id, author, number)));
}

async function othersIn(contest: ContestSummary, { id, role }: Me): Promise<Result<Program[]>> {
  if (!contest.sparring || role === 'organiser') return ok([]);
  const ladder = await client.call('GET /api/contests/:contest/ladder', {
    params: { contest: contest.id },
  });
  if (!ladder.ok) return ladder;
  const others = ladder.value.table.filter(({ entrant }) => entrant.author.id !== id);
  return ok(
    others.map(({ entrant: { submission, author, number } }) =>
      programOf(contest, submission, author, number),
    ),
  );
}

function programOf(
  { id: contest, title }: ContestSummary,
  submission: number,
  { nickname }: Submission['author'],
  number: number,
): Program {
  const name = `${nickname} #${number}`;
  return { player: { kind: 'submission', submission, contest, name }, title };
}

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
export async function programsFor(
  game: string,
  { id: account, role }: Me,
): Promise<Result<Programs>> {
  const contests = await contestsOf(game);
  if (!contests.ok) return contests;
  const own: Program[] = [];
  const others: Program[] = [];
  for (const { id: contest, title, sparring } of contests.value) {
    const found = await (role === 'organiser' ? submissionsIn(contest) : mineIn(contest));
    if (!found.ok) return found;
    // Only what has been built can sit down.
    const built = found.value.filter(({ state }) => isBuilt(state));
    own.push(...built.map(({ id, author, number }) => program(id, author, number)));
    if (!sparring || role === 'organiser') continue;
    const ladder = await client.call('GET /api/contests/:contest/ladder', { params: { contest } });
    if (!ladder.ok) return ladder;
    const listed = ladder.value.table.filter(({ entrant }) => entrant.author.id !== account);
    others.push(
      ...listed.map(({ entrant: { submission, author, number } }) =>
        program(submission, author, number),
      ),
    );

    function program(submission: number, { nickname }: Submission['author'], number: number) {
      const name = `${nickname} #${number}`;
      return { player: { kind: 'submission', submission, contest, name }, title } as const;
    }
  }
  return ok({ own, others });
}

const MOST = { limit: 200 };

function submissionsIn(contest: string): Promise<Result<Submission[]>> {
  const params = { contest };
  return client.call('GET /api/contests/:contest/submissions', { params, query: MOST });
}

function mineIn(contest: string): Promise<Result<Submission[]>> {
  return client.call('GET /api/me/submissions', { query: { ...MOST, contest } });
}

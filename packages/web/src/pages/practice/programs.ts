import type { ContestSummary, Submission } from '@daeguk/api';
import { ok, type Result } from '@daeguk/games';
import { client } from '../../app/client.js';
import type { Player } from '../../match/seats.js';
import { isBuilt } from '../../submissions/steps.js';

/** A submission that may sit down, and the contest it was made for. */
export interface Program {
  readonly player: Extract<Player, { kind: 'submission' }>;
  readonly title: ContestSummary['title'];
}

/** The contests of a game, those that go on first; where the server referees, one of them is needed. */
export async function contestsOf(game: string) {
  const contests = await client.call('GET /api/contests', {});
  if (!contests.ok) return contests;
  const found = contests.value.filter((contest) => contest.game === game);
  const isOver = ({ phase }: (typeof found)[number]) => Number(phase === 'closed');
  return ok(found.toSorted((a, b) => isOver(a) - isOver(b)));
}

/** Which submissions somebody may let play: their own, or as an organiser anybody's. */
export async function programsFor(game: string, isOrganiser: boolean): Promise<Result<Program[]>> {
  const contests = await contestsOf(game);
  if (!contests.ok) return contests;
  const programs: Program[] = [];
  for (const { id, title } of contests.value) {
    const query = { limit: 200 };
    const found: Result<Submission[]> = isOrganiser
      ? await client.call('GET /api/contests/:contest/submissions', {
          params: { contest: id },
          query,
        })
      : await client.call('GET /api/me/submissions', { query: { ...query, contest: id } });
    if (!found.ok) return found;
    // Only what has been built can sit down.
    const built = found.value.filter(({ state }) => isBuilt(state));
    programs.push(...built.map((submission) => ({ player: playerOf(submission), title })));
  }
  return ok(programs);
}

function playerOf({ id, contest, author, number }: Submission): Program['player'] {
  return { kind: 'submission', submission: id, contest, name: `${author.nickname} #${number}` };
}

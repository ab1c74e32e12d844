import {
  type AnyGame,
  describe,
  fail,
  games,
  type Language,
  nearest,
  ok,
  type Result,
  readOptions,
} from '@daeguk/games';
import { type Protocol, protocols } from '@daeguk/protocols';
import { type Contest, contestSchema } from './contest.js';
import { localeErrors } from './locales.js';

/** The contest a file describes, if everything in it makes sense together. */
export function readContest(json: unknown, language: Language = 'en'): Result<Contest> {
  const parsed = contestSchema.safeParse(json, { error: localeErrors[language] });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return wrong(issue?.path.join('.') || '.', issue?.message ?? '');
  }
  return checked(parsed.data, language);
}

function checked(contest: Contest, language: Language): Result<Contest> {
  const game = games.get(contest.game);
  if (game === undefined) return unknown('game', contest.game, games.keys());
  const options = readOptions(game.options, contest.options);
  if (!options.ok) return wrong('options', describe(game.messages, options.fault, language));
  if (contest.position !== null) {
    const start = game.parsePosition(contest.position, options.value);
    if (!start.ok) return wrong('position', describe(game.messages, start.fault, language));
    if (game.toMove(start.value) === null) return fail('contest-over');
  }
  for (const name of contest.protocols) {
    const protocol = protocols.get(name);
    if (protocol === undefined) return unknown('protocols', name, protocolsOf(game));
    const problem = mismatch(contest, game, protocol);
    if (problem !== null) return fail(problem, { name });
  }
  const { moveSeconds, gameSeconds } = contest.limits;
  if (moveSeconds === null && gameSeconds === null) return fail('contest-untimed');
  if (typeof moveSeconds === 'object' && moveSeconds !== null) {
    if (moveSeconds.from > moveSeconds.to) return fail('contest-empty-range');
  }
  return ok(contest);
}

function mismatch({ faults, position }: Contest, game: AnyGame, protocol: Protocol): string | null {
  if (protocol.game !== game.name) return 'contest-other-game';
  if (position !== null && !protocol.tellsStart) return 'contest-cannot-tell-start';
  const playsOn = Object.values(faults).includes('first-legal');
  return playsOn && !protocol.tellsPosition ? 'contest-cannot-play-on' : null;
}

function protocolsOf({ name }: AnyGame): string[] {
  return [...protocols.values()]
    .filter(({ game }) => game === name)
    .map((protocol) => protocol.name);
}

function unknown(field: string, name: string, known: Iterable<string>): Result<never> {
  const all = [...known];
  const near = nearest(name, all) ?? all.join(', ');
  return fail('contest-unknown', { field, name, near });
}

function wrong(field: string, problem: string): Result<never> {
  return fail('contest-field', { field, problem });
}

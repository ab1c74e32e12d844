import type { OwnSubmission, SubmissionState } from '@daeguk/api';

export type StepName = 'pending' | 'building' | 'trial' | 'playing' | 'effective';

/** One step on the way of a submission, and when it was reached. */
export interface Step {
  readonly name: StepName;
  readonly is: 'done' | 'now' | 'failed' | 'open';
  readonly at: string | null;
}

const LINE: readonly StepName[] = ['pending', 'building', 'trial', 'playing', 'effective'];

/** Where on the line a state is. One that was tried has its trial behind it and waits for its author. */
const PLACES: Readonly<Partial<Record<SubmissionState, readonly [StepName, Step['is']]>>> = {
  pending: ['pending', 'now'],
  building: ['building', 'now'],
  'build-error': ['building', 'failed'],
  'system-error': ['building', 'failed'],
  trial: ['trial', 'now'],
  tried: ['trial', 'done'],
  playing: ['playing', 'now'],
  effective: ['effective', 'done'],
};

const UNDER_WAY: readonly SubmissionState[] = ['pending', 'building', 'trial', 'playing'];
const BUILT: readonly SubmissionState[] = ['trial', 'tried', 'playing', 'effective', 'superseded'];
const LEAVING: readonly SubmissionState[] = ['pending', 'trial', 'tried', 'playing', 'effective'];

/** The way a submission takes. One that was replaced or withdrawn shows how far it had got. */
export function stepsOf(
  submission: Pick<OwnSubmission, 'state' | 'history' | 'trialGame'>,
): Step[] {
  const { state, history, trialGame } = submission;
  const at = (name: SubmissionState) => history.findLast((one) => one.state === name)?.at ?? null;
  const hasTrial = trialGame !== null || at('trial') !== null;
  const line = LINE.filter((name) => name !== 'trial' || hasTrial);
  const [here, is] = PLACES[state] ?? [null, 'done'];
  if (here === null) {
    const reached = line.filter((name) => at(name) !== null);
    return reached.map((name) => ({ name, is: 'done', at: at(name) }));
  }
  const place = line.indexOf(here);
  return line.map((name, index) => ({
    name,
    is: index < place ? 'done' : index === place ? is : 'open',
    at: index <= place ? at(name) : null,
  }));
}

/** In how many seconds its games may be over, at the pace they have gone so far; null before the first is over. */
export function secondsToGo(
  { state, stateSince, games }: Pick<OwnSubmission, 'state' | 'stateSince' | 'games'>,
  now: number,
): number | null {
  const elapsed = now - Date.parse(stateSince);
  if (state !== 'playing' || games.done === 0 || games.left === 0 || elapsed <= 0) return null;
  return (elapsed / games.done / 1000) * games.left;
}

/** Something comes of waiting. */
export function isUnderWay(state: SubmissionState): boolean {
  return UNDER_WAY.includes(state);
}

/** There is a program that can play. */
export function isBuilt(state: SubmissionState): boolean {
  return BUILT.includes(state);
}

export function mayWithdraw(state: SubmissionState): boolean {
  return LEAVING.includes(state);
}

/** A list, the newest first, with what came of one of its own, or a new one. */
export function withNews<T extends { readonly id: number }>(list: readonly T[], news: T): T[] {
  return list.some(({ id }) => id === news.id)
    ? list.map((one) => (one.id === news.id ? news : one))
    : [news, ...list].sort((one, other) => other.id - one.id);
}

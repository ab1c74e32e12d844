import type { ContestPage } from '@daeguk/api';
import { MOST_MINUTES, MOST_SECONDS, type Options, readTime, type SetUp } from './set-up.js';

/** What a contest says of a game at this screen: its options and, as far as a clock here can keep them, its limits. */
export function presetOf({ file }: Pick<ContestPage, 'file'>): Partial<SetUp> {
  const options = isObject(file.options) ? (file.options as Options) : {};
  const { moveSeconds, gameSeconds } = isObject(file.limits) ? file.limits : {};
  // Where the time for a move is drawn, the longest one is the friendliest.
  const drawn = isObject(moveSeconds) ? moveSeconds.to : moveSeconds;
  const secondsAMove = readTime(drawn, MOST_SECONDS);
  if (secondsAMove !== null) return { options, opening: null, timing: 'move', secondsAMove };
  const minutes = typeof gameSeconds === 'number' ? Math.ceil(gameSeconds / 60) : null;
  const minutesASide = readTime(minutes, MOST_MINUTES);
  if (minutesASide !== null) return { options, opening: null, timing: 'game', minutesASide };
  return { options, opening: null, timing: 'off' };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

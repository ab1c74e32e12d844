import type { SubmissionState } from '@daeguk/api';
import { expect, test } from 'vitest';
import { secondsToGo, stepsOf, withNews } from './steps.js';

const submission = (...states: SubmissionState[]) => ({
  state: states.at(-1) ?? 'pending',
  history: states.map((state, index) => ({
    state,
    at: `2026-03-01T12:00:0${index}Z`,
    reason: null,
  })),
  trialGame: states.includes('trial') ? 7 : null,
});

const told = (...states: SubmissionState[]) =>
  stepsOf(submission(...states))
    .map(({ name, is }) => `${name} ${is}`)
    .join(', ');

test('step by step onto the ladder', () => {
  expect(told('pending')).toBe('pending now, building open, playing open, effective open');
  expect(told('pending', 'building', 'playing')).toBe(
    'pending done, building done, playing now, effective open',
  );
  expect(told('pending', 'building', 'playing', 'effective')).toMatch(/effective done$/);
});

test('a trial stands between, and waits for its author', () => {
  expect(told('pending', 'building', 'trial')).toBe(
    'pending done, building done, trial now, playing open, effective open',
  );
  expect(told('pending', 'building', 'trial', 'tried')).toMatch(/trial done, playing open/);
});

test('a build that fails ends it, and may begin again', () => {
  expect(told('pending', 'building', 'build-error')).toMatch(/building failed, playing open/);
  const again = stepsOf(submission('pending', 'building', 'system-error', 'pending'));
  expect(again[0]).toEqual({ name: 'pending', is: 'now', at: '2026-03-01T12:00:03Z' });
});

test('one that is gone shows how far it got', () => {
  expect(told('pending', 'building', 'playing', 'superseded')).toBe(
    'pending done, building done, playing done',
  );
  expect(told('pending', 'withdrawn')).toBe('pending done');
});

test('how long its games take is told by those that are over', () => {
  const stateSince = '2026-03-01T12:00:00Z';
  const games = { done: 2, left: 6, playing: null };
  const playing = { state: 'playing', stateSince, games } as const;
  const now = Date.parse(stateSince) + 10_000;
  expect(secondsToGo(playing, now)).toBe(30);
  expect(secondsToGo({ ...playing, games: { ...games, done: 0 } }, now)).toBeNull();
  expect(secondsToGo({ ...playing, games: { ...games, left: 0 } }, now)).toBeNull();
  expect(secondsToGo({ ...playing, state: 'effective' }, now)).toBeNull();
  // By a clock that is behind the server's, nothing can be said.
  expect(secondsToGo(playing, now - 20_000)).toBeNull();
});

test('news take the place of what was known', () => {
  expect(withNews([{ id: 2 }, { id: 1 }], { id: 3 })).toEqual([{ id: 3 }, { id: 2 }, { id: 1 }]);
  expect(
    withNews(
      [
        { id: 2, a: 1 },
        { id: 1, a: 1 },
      ],
      { id: 1, a: 2 },
    ),
  ).toEqual([
    { id: 2, a: 1 },
    { id: 1, a: 2 },
  ]);
});

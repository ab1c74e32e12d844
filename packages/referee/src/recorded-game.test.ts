import { expect, test } from 'vitest';
import { readRecordedGame } from './recorded-game.js';
import { contest } from './testing/contests.js';
import { playOnce } from './testing/play.js';

const ids = ['algocup', 'makyek', 'microchess', 'picking-stones', 'reversi'];

test.each(ids)('a game of %s can be seen again, move by move', async (id) => {
  const { record, verdict } = await playOnce({ contest: contest(id), seed: 3 });
  const read = readRecordedGame(record.toString('utf8'));
  if (!read.ok) throw new Error(read.fault.code);
  const { game, states, moves } = read.value;
  expect(read.value).toMatchObject({ seed: 3, verdict, names: { first: 'random' } });
  expect(states).toHaveLength(verdict.plies + 1);
  expect(moves).toHaveLength(verdict.plies);
  expect(game.toMove(states.at(-1))).toBe(null);
  expect(game.margin?.(states.at(-1)) ?? null).toBe(verdict.margin);
});

test('of a record with void games before it, the last one is told', async () => {
  const games = [];
  for (const seed of [1, 2]) games.push(await playOnce({ contest: contest('makyek'), seed }));
  const read = readRecordedGame(Buffer.concat(games.map(({ record }) => record)).toString('utf8'));
  expect(read).toMatchObject({ ok: true, value: { seed: 2 } });
});

test.each(['', 'nothing', '{"event":"game"}', '{"event":"game","contest":{}}\n'])(
  'what is no record is refused: %j',
  (text) => {
    expect(readRecordedGame(text)).toMatchObject({ ok: false });
  },
);

test('a record that broke off is refused', async () => {
  const { record } = await playOnce({ contest: contest('makyek') });
  const lines = record.toString('utf8').split('\n').slice(0, 20);
  expect(readRecordedGame(lines.join('\n'))).toMatchObject({
    ok: false,
    fault: { code: 'record-unsealed' },
  });
});

import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Note } from './orders.js';
import { readRecordedGame, recordedMoves } from './recorded-game.js';
import { contest } from './testing/contests.js';
import { playOnce } from './testing/play.js';
import { RANDOM } from './testing/table.js';
import { toldTo } from './told.js';

const bot = (name: string) => fileURLToPath(new URL(`../../../e2e/bots/${name}`, import.meta.url));

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

const SHUFFLE = {
  kind: 'program',
  name: 'bot',
  protocol: 'makyek',
  command: ['/usr/bin/python3', '-u', bot('shuffle.py')],
  visible: [],
} as const;

test('moves come with the most memory so far, as those who watched were told', async () => {
  const watched: Note[] = [];
  const { record } = await playOnce({
    contest: contest('makyek', { options: { plies: 6 } }),
    seats: { first: SHUFFLE, second: RANDOM },
    watch: (note) => watched.push(note),
  });
  const moves = recordedMoves(record.toString('utf8'));
  expect(moves.map((move) => ({ event: 'moved', ...move }))).toEqual(watched);
  const [own, others] = [0, 1].map((turn) =>
    moves.filter((_, index) => index % 2 === turn).map(({ memory }) => memory),
  );
  expect(own).toEqual([...(own ?? [])].sort((a, b) => Number(a) - Number(b)));
  // An interpreter takes some megabytes, in bytes.
  expect(own?.[0]).toBeGreaterThan(2 ** 20);
  expect(others).toEqual([null, null, null]);
});

test('what was said is told with its goodbyes, and how far the game was', async () => {
  const seats = { first: SHUFFLE, second: RANDOM };
  const short = contest('makyek', { options: { plies: 3 } });
  const { record, verdict } = await playOnce({ contest: short, seats });
  const read = readRecordedGame(record.toString('utf8'));
  if (!read.ok) throw new Error(read.fault.code);
  const { talk, moves, protocols } = read.value;
  expect(protocols).toEqual({ first: 'makyek', second: null });
  const [own, theirs] = moves.map(({ move }) => move);
  const words = talk.map(({ from, frame, plies }) =>
    `${plies} ${from}: ${Buffer.from(frame)}`.trimEnd(),
  );
  expect(words).toEqual([
    '0 referee: START 1',
    '0 player: OK',
    '0 referee: TURN',
    `0 player: ${own}`,
    `2 referee: PLACE ${theirs}\nTURN`,
    `2 player: ${moves[2]?.move}`,
    `3 referee: END ${verdict.winner === null ? 0 : verdict.winner === 'first' ? 1 : 2}`,
  ]);
  // Word for word what the host would say again, but for the goodbye.
  const sent = talk.filter(({ from }) => from === 'referee').slice(0, -1);
  const again = toldTo(read.value, 'first', 'makyek', 2);
  expect(again.map((messages) => Buffer.concat(messages).toString())).toEqual(
    sent.map(({ frame }) => Buffer.from(frame).toString()),
  );
});

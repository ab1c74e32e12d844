import type { GamePage } from '@daeguk/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashOf } from '../accounts/secrets.js';
import { startLiveServer } from '../live/testing/servers.js';
import { addReversi, line, StagedGame } from '../live/testing/staged-game.js';
import type { StoredSeat } from '../store/schema.js';
import type { Store } from '../store/store.js';
import type { TestServer } from '../testing/server.js';
import { Person } from './testing/person.js';

let server: TestServer;
let store: Store;
beforeAll(async () => {
  server = await startLiveServer();
  store = server.arena.store;
  await addReversi(store);
});
afterAll(() => server.close());

const seatOf = (key: string): StoredSeat => {
  return { kind: 'person', account: null, name: 'Guest', key: hashOf(key) };
};

/** Two friends, whose keys are "one" and "two". */
const order = () =>
  StagedGame.order(store, {
    purpose: 'practice',
    first: seatOf('one'),
    second: seatOf('two'),
    cores: 0,
  });

const sit = ({ id }: StagedGame, seat: 'first' | 'second' = 'first') =>
  new Person(server.address, { game: id, seat, key: seat === 'first' ? 'one' : 'two' });

const told = (count: number, from = 0) =>
  line.slice(from, from + count).map(({ seat, ply, move }) => ({ say: 'moved', seat, ply, move }));

test('two friends play a game: every question, move and answer, and the end', async () => {
  const game = await order();
  const [one, two] = [sit(game), sit(game, 'second')];
  const seated = (seat: string) => ({ say: 'seated', seat, game: game.id });
  await expect.poll(() => [one.words, two.words]).toEqual([[seated('first')], [seated('second')]]);
  await game.begin();
  await game.ask('first', 1, 30);
  await expect.poll(() => one.says).toEqual(['seated', 'turn']);
  const [, turn] = one.words;
  expect(turn).toMatchObject({ question: 1, milliseconds: expect.any(Number) });
  expect((turn as { milliseconds: number }).milliseconds).toBeGreaterThan(20_000);
  one.say({ say: 'move', question: 1, move: line[0]!.move });
  await expect.poll(() => game.answer('first')).toBe(line[0]!.move);
  // As workers do: the question is there before the move it follows is told.
  await game.ask('second', 1, null);
  await game.play(1);
  await expect
    .poll(() => two.words)
    .toEqual([seated('second'), ...told(1), { say: 'turn', question: 1, milliseconds: null }]);
  await expect.poll(() => one.says).toEqual(['seated', 'turn', 'moved']);
  await game.finish(1);
  expect(await Promise.all([one.closed, two.closed])).toEqual([1000, 1000]);
  const { game: page } = two.words.at(-1) as { game: GamePage };
  expect(page).toMatchObject({ id: game.id, state: 'done', winner: 'first' });
});

test('what is no move now is refused with a sentence, and the question stays open', async () => {
  const game = await order();
  const person = sit(game);
  await game.begin();
  await game.ask('first', 4, null);
  await expect.poll(() => person.says).toEqual(['seated', 'turn']);
  person.say({ say: 'move', question: 4, move: '0,0' });
  person.say({ say: 'move', question: 3, move: line[0]!.move });
  person.say({ say: 'move', question: 4, move: 'hello' });
  await expect.poll(() => person.words.length).toBe(5);
  const codes = person.words.slice(2).map((word) => 'code' in word && word.code);
  expect(codes).toEqual(['blocked', 'too-late', expect.any(String)]);
  expect(person.words[2]).toMatchObject({ sentence: expect.stringContaining('corner') });
  expect(await game.answer('first')).toBeNull();
  person.say({ say: 'move', question: 4, move: line[0]!.move });
  person.say({ say: 'move', question: 4, move: line[0]!.move });
  await expect.poll(() => person.words.at(-1)).toMatchObject({ code: 'not-asked' });
  expect(await game.answer('first')).toBe(line[0]!.move);
  person.leave();
});

test('an answer after the time is refused', async () => {
  const game = await order();
  const person = sit(game);
  await game.begin();
  await game.ask('first', 1, 0);
  await expect.poll(() => person.words.at(-1)).toMatchObject({ say: 'turn', milliseconds: 0 });
  person.say({ say: 'move', question: 1, move: line[0]!.move });
  await expect.poll(() => person.words.at(-1)).toMatchObject({ code: 'too-late' });
  expect(await game.answer('first')).toBeNull();
  person.leave();
});

test('who comes again is told everything so far, and the question that is open', async () => {
  const game = await order();
  await game.begin();
  await game.play(4);
  await game.ask('first', 3, null);
  const whole = [
    { say: 'seated', seat: 'first', game: game.id },
    ...told(4),
    { say: 'turn', question: 3, milliseconds: null },
  ];
  const first = sit(game);
  await expect.poll(() => first.words).toEqual(whole);
  first.leave();
  const again = sit(game);
  await expect.poll(() => again.words).toEqual(whole);
  again.say({ say: 'move', question: 3, move: line[4]!.move });
  await expect.poll(() => game.answer('first')).toBe(line[4]!.move);
  again.leave();
});

test('whoever opens a seat last has it', async () => {
  const game = await order();
  const older = sit(game);
  await expect.poll(() => older.says).toEqual(['seated']);
  const newer = sit(game);
  expect(await older.closed).toBe(4001);
  await game.begin();
  await game.ask('first', 1, null);
  await expect.poll(() => newer.says).toEqual(['seated', 'turn']);
  expect(older.says).toEqual(['seated']);
  newer.leave();
});

test('resigning is an answer; while the other thinks it waits for the question', async () => {
  const game = await order();
  const [one, two] = [sit(game), sit(game, 'second')];
  await game.begin();
  await game.ask('first', 1, null);
  await expect.poll(() => one.says).toEqual(['seated', 'turn']);
  two.say({ say: 'resign' });
  one.say({ say: 'resign' });
  await expect.poll(() => game.answer('first')).toBe('');
  await game.play(1);
  await game.ask('second', 1, null);
  await expect.poll(() => game.answer('second')).toBe('');
  one.leave();
  two.leave();
});

test('a game that begins again seats its players anew', async () => {
  const game = await order();
  const person = sit(game);
  await game.begin();
  await game.play(2);
  await expect.poll(() => person.says).toEqual(['seated', 'moved', 'moved']);
  await game.begin();
  await game.ask('first', 2, null);
  await expect.poll(() => person.says.slice(3)).toEqual(['seated', 'turn']);
  person.say({ say: 'move', question: 2, move: line[0]!.move });
  await expect.poll(() => game.answer('first')).toBe(line[0]!.move);
  person.leave();
});

test('a game that is over says so to who comes late', async () => {
  const game = await order();
  await game.begin();
  await game.finish(2);
  const late = sit(game);
  expect(await late.closed).toBe(1000);
  expect(late.says).toEqual(['seated', 'moved', 'moved', 'over']);
});

test.each([
  ['a wrong key', 'first', 'three'],
  ['the key of the other seat', 'second', 'one'],
  ['no key', 'first', ''],
])('%s opens nothing', async (_what, seat, key) => {
  const game = await order();
  const person = new Person(server.address, { game: game.id, seat, key });
  expect(await person.closed).toBe(403);
  expect(person.words).toEqual([]);
});

test('where no person is to sit, nobody does', async () => {
  const game = await StagedGame.order(store);
  expect(await sit(game).closed).toBe(404);
});

test.each([
  ['bad JSON', ['{']],
  ['an unknown word', ['{"say":"cheat"}']],
  ['bytes', [Buffer.from('{"say":"resign"}')]],
  ['a speech', [JSON.stringify({ say: 'move', question: 1, move: 'x'.repeat(5000) })]],
  ['a flood', Array.from({ length: 30 }, () => '{"say":"move","question":9,"move":"0,0"}')],
])('%s ends the conversation, not the game', async (_what, words) => {
  const game = await order();
  const person = sit(game);
  await expect.poll(() => person.says).toEqual(['seated']);
  for (const word of words) person.blurt(word);
  expect(await person.closed).toBe(1008);
  await game.begin();
  const again = sit(game);
  await game.ask('first', 1, null);
  await expect.poll(() => again.says).toEqual(['seated', 'turn']);
  again.leave();
});

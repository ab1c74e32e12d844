import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extractOf } from './extract.js';
import type { Entry } from './plan.js';
import { readRecordedGame, recordedEvidence, recordedMoves } from './recorded-game.js';
import { type Both, other, type SeatName, seatNames } from './seats.js';
import { contest } from './testing/contests.js';
import { playOnce } from './testing/play.js';
import { RANDOM } from './testing/table.js';
import { verifyRecord } from './verify.js';

const TALKER = new URL('../../../e2e/bots/talker.py', import.meta.url);

function talker(word: string): Entry {
  const command = ['/usr/bin/python3', '-u', '-c', readFileSync(TALKER, 'utf8'), word];
  return { kind: 'program', name: 'talker', protocol: 'makyek', command, visible: [] };
}

/** Connect6 asks for a name: here it is the word. */
function named(word: string): Entry {
  const code = `
import sys
for line in sys.stdin:
    if line.startswith("INFO"): print("TeamName:${word},Department:x", flush=True)
    elif line.startswith(("START", "BLOCK")): print("OK", flush=True)
    elif line.startswith(("BEGIN", "TURN")): sys.exit(3)
`;
  const command = ['/usr/bin/python3', '-u', '-c', code];
  return { kind: 'program', name: 'named', protocol: 'algocup', command, visible: [] };
}

const WORDS: Both<string> = { first: 'periwinkle', second: 'marzipan' };

const short = contest('makyek', { options: { plies: 12 } });
const eventsOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { event: string; seat?: SeatName });

describe('of a game of two programs', async () => {
  const seats = { first: talker(WORDS.first), second: talker(WORDS.second) };
  const { record, verdict } = await playOnce({ contest: short, seats });
  const whole = record.toString('utf8');

  test.each(seatNames)('the %s keeps its own lines and sees moves of the other', (seat) => {
    const extract = extractOf(whole, seat);
    const isMine = ({ seat: whose }: { seat?: SeatName }) => whose === seat;
    expect(eventsOf(extract).filter(isMine)).toEqual(eventsOf(whole).filter(isMine));
    expect(extract).toContain(`aside ${WORDS[seat]}`);
    expect(extract).toContain(`thinks of ${WORDS[seat]}`);
    expect(extract).not.toContain(WORDS[other(seat)]);
    expect(recordedEvidence(extract, seat)).toMatchObject({ code: 0 });
    expect(recordedEvidence(extract, other(seat))).toBe(null);
  });

  test.each([...seatNames, null])('nothing of others but their moves is there (%s)', (seat) => {
    const others = eventsOf(extractOf(whole, seat)).filter(
      (line) => line.seat !== undefined && line.seat !== seat,
    );
    const plain = ['event', 'at', 'seat', 'ply', 'move', 'charged', 'left', 'instead'];
    expect(others).not.toEqual([]);
    for (const line of others) expect(Object.keys(line)).toEqual(plain);
    expect(others.map(({ event }) => event)).toEqual(others.map(() => 'moved'));
  });

  test.each([...seatNames, null])('it can be read as a game, not verified (%s)', (seat) => {
    const extract = extractOf(whole, seat);
    const read = readRecordedGame(extract);
    const before = readRecordedGame(whole);
    if (!read.ok || !before.ok) throw new Error('a game that cannot be read');
    expect(read.value.moves).toEqual(before.value.moves);
    expect(read.value).toMatchObject({ verdict, seed: 1, protocols: { first: 'makyek' } });
    expect(recordedMoves(extract)).toMatchObject(before.value.moves);
    expect(JSON.parse(extract.split('\n')[0] ?? '')).toMatchObject({ extract: seat ?? 'moves' });
    expect(verifyRecord(Buffer.from(extract))).toEqual({
      ok: false,
      fault: { code: 'record-extract', values: {} },
    });
    expect(extractOf(extract, seat)).toBe(extract);
  });
});

test('what a program calls itself, and what became of it, is its own business', async () => {
  const seats = { first: named(WORDS.first), second: named(WORDS.second) };
  const { record, verdict } = await playOnce({ contest: contest('algocup'), seats });
  expect(verdict).toMatchObject({ ending: 'crash', culprit: 'first' });
  const extract = extractOf(record.toString('utf8'), 'second');
  expect(extract).toContain(WORDS.second);
  expect(extract).not.toContain(WORDS.first);
  expect(extract).not.toContain('"gone"');
});

test('what was begun when the time was up is told to nobody else', async () => {
  const code = `
import sys, time
for line in sys.stdin:
    if line.startswith("START"): print("OK", flush=True)
    if line.startswith("TURN"): print("${WORDS.first}", end="", flush=True); time.sleep(9)
`;
  const command = ['/usr/bin/python3', '-u', '-c', code];
  const slow = { kind: 'program', name: 'slow', protocol: 'makyek', command, visible: [] } as const;
  const hasty = contest('makyek', { limits: { moveSeconds: 0.2 } });
  const { record } = await playOnce({ contest: hasty, seats: { first: slow, second: RANDOM } });
  const whole = record.toString('utf8');
  expect(JSON.stringify(eventsOf(whole).find(({ event }) => event === 'verdict'))).toContain(
    WORDS.first,
  );
  expect(extractOf(whole, 'first')).toContain(WORDS.first);
  for (const seat of ['second', null] as const) {
    expect(extractOf(whole, seat)).not.toContain(WORDS.first);
    expect(readRecordedGame(extractOf(whole, seat))).toMatchObject({
      value: { verdict: { ending: 'time', culprit: 'first', values: { limit: 0.2 } } },
    });
  }
});

test('of a record with void games before it, the last one is left', async () => {
  const games = [];
  for (const seed of [1, 2]) games.push(await playOnce({ contest: short, seed }));
  const text = Buffer.concat(games.map(({ record }) => record)).toString('utf8');
  expect(readRecordedGame(extractOf(text, null))).toMatchObject({ ok: true, value: { seed: 2 } });
  expect(eventsOf(extractOf(text, 'first')).filter(({ event }) => event === 'game')).toHaveLength(
    1,
  );
});

test('a kind of line nobody thought of is kept from others', async () => {
  const { record } = await playOnce({ contest: short, seats: { first: RANDOM, second: RANDOM } });
  const shared = ['moved', 'verdict', 'stopped', 'game'];
  const event = fc.string({ minLength: 1 }).filter((word) => !shared.includes(word));
  fc.assert(
    fc.property(event, fc.constantFrom(...seatNames, undefined), (kind, seat) => {
      const line = JSON.stringify({ event: kind, at: 1, ...(seat && { seat }), text: 'secret' });
      const [header = '', ...lines] = record.toString('utf8').trimEnd().split('\n');
      const text = [header, line, ...lines].join('\n');
      for (const who of [...seatNames, null]) {
        expect(extractOf(text, who).includes('secret')).toBe(seat !== undefined && seat === who);
      }
    }),
  );
});

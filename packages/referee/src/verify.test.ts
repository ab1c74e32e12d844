import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sealLine } from './record.js';
import { contest } from './testing/contests.js';
import { playOnce } from './testing/play.js';
import { verifyRecord } from './verify.js';

const ids = ['algocup', 'makyek', 'microchess', 'picking-stones', 'reversi'];

/** Somebody who changes a record and knows how to seal it. */
function resealed(record: Buffer, change: (lines: string[]) => void): Buffer {
  const lines = record.toString('utf8').trimEnd().split('\n').slice(0, -1);
  change(lines);
  const body = lines.map((line) => `${line}\n`).join('');
  return Buffer.from(body + sealLine(createHash('sha256').update(body).digest('hex')));
}

function changeFirst(lines: string[], event: string, change: (line: Line) => void) {
  const index = lines.findIndex((line) => line.startsWith(`{"event":"${event}"`));
  const line = JSON.parse(lines[index] ?? '{}');
  change(line);
  lines[index] = JSON.stringify(line);
}

type Line = Record<string, unknown>;

/** Changes one field inside a field. */
function change(line: Line, field: string, values: object): void {
  line[field] = { ...(line[field] as object), ...values };
}

test.each(ids)('a game of %s is verified, and so are several in one record', async (id) => {
  const games = [];
  for (const seed of [1, 2]) games.push(await playOnce({ contest: contest(id), seed }));
  const verified = verifyRecord(Buffer.concat(games.map(({ record }) => record)));
  if (!verified.ok) throw new Error(JSON.stringify(verified.fault));
  expect(verified.value.map(({ verdict }) => verdict)).toEqual(games.map(({ verdict }) => verdict));
});

describe('a record that is not what the referee wrote', () => {
  const play = () => playOnce({ contest: contest('picking-stones') });

  test('any changed byte is noticed', async () => {
    const { record } = await play();
    for (let at = 0; at < record.length; at++) {
      const changed = Buffer.from(record);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(verifyRecord(changed).ok, `byte ${at}`).toBe(false);
    }
  });

  test('so is a missing end, a missing line, and nothing at all', async () => {
    const { record } = await play();
    const lines = record.toString('utf8').split('\n');
    const code = (bytes: Buffer) => {
      const verified = verifyRecord(bytes);
      return verified.ok ? 'ok' : verified.fault.code;
    };
    expect(code(Buffer.from(lines.slice(0, -2).join('\n')))).toBe('record-unsealed');
    expect(code(Buffer.from(lines.toSpliced(3, 1).join('\n')))).toBe('record-seal');
    expect(code(Buffer.alloc(0))).toBe('record-empty');
    expect(code(Buffer.from('hello\n'))).toBe('record-unsealed');
  });

  test.each([
    ['the winner', 'verdict', (line: Line) => Object.assign(line, { winner: null })],
    ['the sentence', 'verdict', (line: Line) => Object.assign(line, { detail: 'x' })],
    ['a move', 'moved', (line: Line) => Object.assign(line, { move: '2' })],
    ['a choice', 'chose', (line: Line) => Object.assign(line, { move: '2' })],
    ['the seed', 'game', (line: Line) => Object.assign(line, { seed: 99 })],
    ['the contest', 'game', (line: Line) => Object.assign(line, { contest: {} })],
    ['the limits drawn', 'game', (line: Line) => change(line, 'conditions', { moveTime: 1 })],
    ['the tier', 'game', (line: Line) => change(line, 'host', { tier: 'Z' })],
    ['a name', 'game', (line: Line) => change(line, 'seats', { first: null })],
    ['the time charged', 'chose', (line: Line) => change(line, 'usage', { charged: 5 })],
    ['the evidence', 'evidence', (line: Line) => Object.assign(line, { signal: 7 })],
    ['the kind of a line', 'evidence', (line: Line) => Object.assign(line, { event: 'gossip' })],
    ['the seats', 'game', (line: Line) => Object.assign(line, { seats: null })],
  ])('%s, changed and sealed again', async (_, event, change) => {
    const { record } = await play();
    const forged = resealed(record, (lines) => changeFirst(lines, event, change));
    expect(verifyRecord(forged).ok).toBe(false);
  });

  test('sealed again without a change it is still good', async () => {
    const { record } = await play();
    expect(verifyRecord(resealed(record, () => {}))).toMatchObject({ ok: true });
  });
});

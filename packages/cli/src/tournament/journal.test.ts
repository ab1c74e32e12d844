import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { FinishedGame } from './finished-game.js';
import { Journal, readJournal } from './journal.js';

const folder = mkdtempSync(join(tmpdir(), 'daeguk-journal-'));
afterAll(() => rmSync(folder, { recursive: true }));

function game(id: string): FinishedGame {
  return { pairing: { id, match: { id: 'm' } }, winner: 'first' } as unknown as FinishedGame;
}

function journalOf(name: string, ...ids: string[]): string {
  const file = join(folder, name);
  const journal = new Journal(file);
  for (const id of ids) journal.add(game(id));
  journal.close();
  return file;
}

test('what was added is there', () => {
  const read = readJournal(journalOf('plain', 'm.1', 'm.2'));
  expect(read.ok && read.value.map(({ pairing }) => pairing.id)).toEqual(['m.1', 'm.2']);
});

test('a line cut off in the writing never counted, and the next one begins on a line of its own', () => {
  const file = journalOf('torn', 'm.1', 'm.2');
  const whole = readFileSync(file, 'utf8');
  const line = `${JSON.stringify(game('m.3'))}\n`;
  for (let length = 1; length < line.length; length++) {
    appendFileSync(file, line.slice(0, length));
    const read = readJournal(file);
    expect(read.ok && read.value).toHaveLength(2);
    expect(readFileSync(file, 'utf8')).toBe(whole);
  }
});

test('damage inside is not passed over', () => {
  const file = journalOf('damaged', 'm.1');
  appendFileSync(file, '{"pairing":\n{"pairing":{"id":"m.2","match":{"id":"m"}}}\n');
  expect(readJournal(file)).toEqual({
    ok: false,
    fault: { code: 'tournament-journal', values: { file, line: 2 } },
  });
});

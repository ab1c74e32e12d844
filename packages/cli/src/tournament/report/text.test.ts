import { languages } from '@daeguk/games';
import { describe, expect, test } from 'vitest';
import { columns } from '../../columns.js';
import { endingLabel, speaker } from './messages.js';
import { simulatedReport, someNames } from './testing/reports.js';
import { textReport } from './text.js';

const reports = {
  'two entrants': { names: someNames(2) },
  'a league of eight': { names: someNames(8) },
  'a league of thirty, in blocks': { names: someNames(30) },
  'forty, too many for a crosstable': { names: someNames(40) },
  'names wide and long': {
    names: ['가'.repeat(30), '漢'.repeat(30), 'w'.repeat(60), '\u202eevil'],
  },
  'a knock-out with byes': {
    format: { kind: 'knock-out', thirdPlace: true },
    names: someNames(11),
  },
  'groups, then a knock-out': { format: { kind: 'groups', groups: 3 }, names: someNames(12) },
  'nothing played yet': { names: someNames(4), games: 0 },
} as const;

describe.each(languages)('in %s', (language) => {
  test.each(Object.entries(reports))('%s fits 80 columns', (_, wish) => {
    const lines = textReport({ language }, simulatedReport(wish));
    expect(lines.filter((line) => columns(line) > 80)).toEqual([]);
    expect(lines.join('\n')).not.toContain('\u202e');
    expect(lines.join('\n')).not.toMatch(/\{[a-z]/);
  });
});

test('says whose points and games a table after groups and bracket has', () => {
  const format = { kind: 'groups', groups: 2 };
  const lines = (games = Number.POSITIVE_INFINITY) =>
    textReport({ language: 'en' }, simulatedReport({ names: someNames(8), format, games }));
  expect(lines().join('\n')).toContain('Points are of the groups;');
  expect(lines(3).join('\n')).not.toContain('Points are of the groups;');
});

test('the crosstable splits by seats and tells how games ended', () => {
  const format = { kind: 'round-robin', rounds: 6 };
  const report = simulatedReport({ names: ['Ada', 'Bob'], format });
  const [ada] = report.entrants;
  const lines = textReport({ language: 'en' }, report);
  const row = lines.find((line) => line.startsWith(` 1 ${ada?.name}`)) ?? '';
  const { first, second } = ada!.against[1]!;
  const half = (won: number, drawn: number) => String(won + drawn / 2).replace(/^0\.5$|\.5$/, '½');
  expect(row).toContain(`${half(first.won, first.drawn)}/${half(second.won, second.drawn)}`);
  const words = speaker('en');
  for (const ending of Object.keys(ada!.endings)) {
    expect(row).toContain(endingLabel(words, ending).slice(0, 8));
  }
});

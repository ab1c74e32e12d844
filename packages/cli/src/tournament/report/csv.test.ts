import { expect, test } from 'vitest';
import { gamesCsv, standingsCsv } from './csv.js';
import { simulatedReport } from './testing/reports.js';

test('names stay in their field, and none is a formula', () => {
  const names = ['=1+1', '"quoted", with a comma', 'two\nlines', '-2', 'plain'];
  const csv = standingsCsv(simulatedReport({ names }));
  expect(csv).toContain(",'=1+1,");
  expect(csv).toContain(',"""quoted"", with a comma",');
  expect(csv).toContain(",'-2,");
  expect(csv).toContain(',plain,');
  // Figures below zero are figures.
  expect(csv).toMatch(/,-\d+(\.\d)?,/);
});

test('a line for each game', () => {
  const report = simulatedReport({ names: ['Ada', 'Bob', 'Cho'] });
  const lines = gamesCsv(report).trimEnd().split('\n');
  expect(lines).toHaveLength(report.played.length + 1);
  expect(lines[0]).toBe(
    'game,stage,round,match,step,first,second,winner,ending,detail,plies,void,seed,at,record',
  );
});

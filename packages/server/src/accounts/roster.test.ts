import { expect, it } from 'vitest';
import { readRoster } from './roster.js';

const listed = (csv: string) =>
  readRoster(csv).map(({ number, name, group, problem }) => [
    number,
    name,
    group,
    problem?.code ?? null,
  ]);

it('reads number, name and group, of which the number is enough', () => {
  expect(listed('20261,Kim,A\n20262,Lee\n20263')).toEqual([
    ['20261', 'Kim', 'A', null],
    ['20262', 'Lee', '', null],
    ['20263', '', '', null],
  ]);
});

it.each([
  'number,name,group\n20261,김하나,1반',
  'Student Number;Full name;Class\n20261;김하나;1반',
  '이름,학번,반\n김하나,20261,1반',
  '班级\t学号\t姓名\n1반\t20261\t김하나',
  '번호,비고,성명,조\n20261,?,김하나,1반',
])('goes by the first row where it names the columns: %j', (csv) => {
  expect(listed(csv)).toEqual([['20261', '김하나', '1반', null]]);
});

it('says of each line what is wrong with it', () => {
  const lines = [
    ',Nobody',
    '2026 1,Blank',
    '20261,Kim,A,more',
    '20262,\uFFFD\uFFFD',
    `20263,${'x'.repeat(129)}`,
    '20264,Lee',
    '20264,Lee',
    '20265,"open',
  ];
  expect(readRoster(lines.join('\n')).map(({ line, problem }) => [line, problem?.code])).toEqual([
    [1, 'import-no-number'],
    [2, 'import-number'],
    [3, 'import-columns'],
    [4, 'import-encoding'],
    [5, 'import-long'],
    [6, undefined],
    [7, 'import-twice'],
    [8, 'import-quote'],
  ]);
});

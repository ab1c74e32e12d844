import { describe, expect, test } from 'vitest';
import { readContest } from './contest-file.js';
import { contest, contestJson } from './testing/contests.js';

test.each(['algocup', 'makyek', 'microchess', 'picking-stones', 'reversi'])(
  'the contest %s is sound',
  (id) => {
    expect(readContest(contestJson(id))).toMatchObject({ ok: true, value: { id } });
  },
);

test('the numbers are those of the contests', () => {
  expect(contest('algocup').limits).toMatchObject({
    moveSeconds: { from: 2, to: 7 },
    memoryMegabytes: 6144,
    processes: 1,
  });
  expect(contest('microchess').limits).toMatchObject({ moveSeconds: null, gameSeconds: 400 });
  expect(contest('makyek').limits).toMatchObject({
    moveSeconds: 2,
    gameSeconds: 180,
    startSeconds: 5,
    memoryMegabytes: 350,
    debug: { messageBytes: 16_384, totalBytes: 32_768 },
  });
  expect(contest('reversi')).toMatchObject({ limits: { moveSeconds: 5 } });
  expect(contest('picking-stones')).toMatchObject({
    limits: { moveSeconds: 10 },
    drawnAnew: 'pair',
  });
});

describe('a file that makes no sense is refused, and why', () => {
  const makyek = contestJson('makyek');
  test.each([
    [{ ...makyek, game: 'mayek' }, 'contest-unknown', { field: 'game', near: 'makyek' }],
    [{ ...makyek, protocols: ['algocup'] }, 'contest-other-game', { name: 'algocup' }],
    [{ ...makyek, protocols: ['makyk'] }, 'contest-unknown', { near: 'makyek' }],
    [{ ...makyek, options: { plys: 3 } }, 'contest-field', { field: 'options' }],
    [{ ...makyek, colour: 1 }, 'contest-field', {}],
    [{ ...makyek, position: 'bw' }, 'contest-field', { field: 'position' }],
    [
      { ...makyek, position: `${`${'.'.repeat(12)}/`.repeat(11)}b..........w b 120` },
      'contest-over',
      {},
    ],
    [
      {
        ...contestJson('algocup'),
        position: `${`${'.'.repeat(19)}/`.repeat(18)}b..................`,
      },
      'contest-cannot-tell-start',
      { name: 'algocup' },
    ],
    [
      { ...makyek, limits: { ...(makyek.limits as object), memoryMegabytes: -1 } },
      'contest-field',
      { field: 'limits.memoryMegabytes' },
    ],
    [
      { ...makyek, faults: { illegal: 'first-legal', late: 'loses', crash: 'loses' } },
      'contest-cannot-play-on',
      {},
    ],
    [{ ...makyek, limits: { startSeconds: 1, memoryMegabytes: 9 } }, 'contest-untimed', {}],
    [
      { ...makyek, limits: { ...(makyek.limits as object), moveSeconds: { from: 3, to: 2 } } },
      'contest-empty-range',
      {},
    ],
    ['text', 'contest-field', { field: '.' }],
    [null, 'contest-field', {}],
  ])('%#', (json, code, values) => {
    const read = readContest(json);
    expect(read).toMatchObject({ ok: false, fault: { code, values } });
  });

  test('in the language of whoever reads it', () => {
    const problem = (language: 'en' | 'ko' | 'zh') => {
      const read = readContest({ ...makyek, id: 3 }, language);
      return read.ok ? '' : String(read.fault.values.problem);
    };
    expect(problem('ko')).toMatch(/[가-힣]/);
    expect(problem('zh')).toMatch(/\p{Script=Han}/u);
    expect(problem('en')).toMatch(/string/);
  });
});

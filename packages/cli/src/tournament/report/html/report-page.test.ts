import { languages } from '@daeguk/games';
import { describe, expect, it } from 'vitest';
import type { TournamentReport } from '../report.js';
import { simulatedReport, someNames } from '../testing/reports.js';
import { reportPage } from './report-page.js';

const count = (page: string, text: string) => page.split(text).length - 1;

const knockOut = (entrants: number, more = {}) =>
  simulatedReport({
    format: { kind: 'knock-out', thirdPlace: true },
    names: someNames(entrants),
    series: { games: 2 },
    ...more,
  });

const roundRobin = (entrants: number, more = {}) =>
  simulatedReport({ format: { kind: 'round-robin' }, names: someNames(entrants), ...more });

describe('whatever somebody is called', () => {
  const HOSTILE = [
    '<script>alert(1)</script>',
    '" onmouseover="alert(1)',
    "'><img src=x onerror=alert(1)>",
    '\u202Egnp.exe\u0007',
    '{name}',
  ];
  const page = reportPage(
    simulatedReport({
      format: { kind: 'groups', groups: 2, advance: 2 },
      names: [...HOSTILE, ...someNames(3)],
      name: '</title><script>alert(2)</script>',
    }),
    'ko',
  );

  it('no name becomes markup', () => {
    expect(page.match(/<script|<img| on\w+="/g)).toBeNull();
    expect(count(page, '<bdi>&#60;script&#62;alert(1)&#60;/script&#62;</bdi>')).toBeGreaterThan(0);
  });

  it('no name turns the text around it', () => {
    expect(page.match(/[\p{Cf}\u202A-\u202E\u2066-\u2069]/u)).toBeNull();
    expect(count(page, '<bdi>\\u{202e}gnp.exe\\u{7}</bdi>')).toBeGreaterThan(0);
  });
});

it.each(languages)('says all in %s, with nothing left open', (language) => {
  const page = reportPage(roundRobin(5, { series: { games: 2 } }), language);
  expect(page).toContain(`<html lang="${language === 'zh' ? 'zh-Hans' : language}">`);
  expect(page.replace(/<style>.*?<\/style>/s, '')).not.toMatch(/\{\w+\}|undefined|NaN|\[object/);
});

it('loads and runs nothing', () => {
  const page = reportPage(roundRobin(4), 'en');
  expect(page).toMatch(
    /Content-Security-Policy" content="default-src 'none'; [^"]*style-src 'sha256-/,
  );
  expect(page).not.toContain('script-src');
  expect(page).not.toContain('style="');
  expect(page).not.toMatch(/(src|href)="(https?:)?\/\//);
});

describe('a bracket', () => {
  it.each([
    [2, 1, 0],
    [3, 2, 1],
    [5, 4, 3],
    [8, 7, 0],
    [64, 63, 0],
  ])('of %i has %i matches and %i byes', (entrants, matches, byes) => {
    const page = reportPage(knockOut(entrants), 'en');
    // Without two semi-finals that were played there is no match for the third place.
    const third = entrants > 3 ? 1 : 0;
    expect(count(page, '<div class="match"')).toBe(matches + byes + third);
    expect(count(page, '<li class="bye"')).toBe(byes);
    expect(count(page, '>Third place</h3>')).toBe(third);
    expect(count(page, '>Final</h3>')).toBe(1);
    expect(count(page, 'class="side won"')).toBe(matches + byes + third);
  });

  it('keeps everybody on the line that leads there', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const report = knockOut(8, { seed });
      const page = reportPage(report, 'en');
      const [quarters, semis] = [...page.matchAll(/<ol>(<li.*?)<\/ol>/gs)]
        .map(([, column]) =>
          [...column!.matchAll(/<div class="side( won)?[^"]*"><span><bdi>(.*?)<\/bdi>/g)].map(
            ([, won, name]) => ({ won: won !== undefined, name }),
          ),
        )
        .slice(-4);
      const winners = quarters!.filter(({ won }) => won).map(({ name }) => name);
      expect(semis!.map(({ name }) => name)).toEqual(winners);
    }
  });

  it('says of a level match what decided it', () => {
    const report = knockOut(32);
    const page = reportPage(report, 'en');
    const matches = report.stages.flatMap((stage) =>
      stage.kind === 'bracket' ? [...stage.rounds.flat(), stage.thirdPlace] : [],
    );
    const decided = (by: string) => matches.filter((match) => match?.decidedBy === by).length;
    expect(decided('extra-games')).toBeGreaterThan(0);
    expect(count(page, '>Level: extra games decided.<')).toBe(decided('extra-games'));
    expect(count(page, '>Level: the better seed goes on.<')).toBe(decided('seeding'));
  });

  it('shows what is not decided yet', () => {
    const page = reportPage(knockOut(8, { games: 3 }), 'en');
    expect(count(page, 'to be decided')).toBeGreaterThan(0);
    expect(page).toContain('In progress');
  });
});

describe('however far a tournament is', () => {
  it('has a page before the first game', () => {
    const page = reportPage(roundRobin(6, { games: 0 }), 'en');
    expect(page).toContain('Not started');
    expect(page).toContain('No game has been played yet.');
    expect(page).not.toContain('id="games"');
    expect(page).not.toContain('class="podium"');
  });

  it('tells what is still to come', () => {
    const page = reportPage(roundRobin(6, { games: 4 }), 'en');
    expect(page).toContain('<progress max="15" value="4">');
    expect(page).toMatch(/Still to come<\/dt><dd>11</);
    expect(page).not.toContain('class="podium"');
  });

  it('honours the first three at the end', () => {
    const page = reportPage(roundRobin(6), 'en');
    expect(count(page, 'class="medal"')).toBe(3);
    expect(page).toContain('Final result');
  });
});

it('has the colours apart in the crosstable, and nobody against himself', () => {
  const report = roundRobin(3, { series: { games: 2 } });
  const page = reportPage(report, 'en');
  const cross = page.slice(page.indexOf('<table class="cross">'));
  expect(count(cross.slice(0, cross.indexOf('</table>')), '<td class="own"></td>')).toBe(3);
  const { first, second } = report.entrants[0]!.against[1]!;
  const points = [first, second].map(({ won, drawn }) => String(won || (drawn > 0 ? '½' : 0)));
  expect(cross).toMatch(
    new RegExp(
      `<td title="[^"]*">(<i class="s\\d">${points[0]}</i>)(<i class="s\\d">${points[1]}</i>)`,
    ),
  );
});

it('stays small with 40 entrants and thousands of games', () => {
  const report = roundRobin(40, { series: { games: 6 } });
  const begun = performance.now();
  const page = reportPage(report, 'en');
  expect(report.played.length).toBe(4680);
  expect(performance.now() - begun).toBeLessThan(5000);
  expect(page.length).toBeLessThan(3_000_000);
  expect(count(page, '<td class="own"></td>')).toBe(40);
  expect(count(page, '">Replay</a>')).toBe(4680);
});

describe('the list of games', () => {
  const report = roundRobin(4);
  const withFirst = (change: Partial<TournamentReport['played'][number]>) =>
    reportPage({ ...report, played: [{ ...report.played[0]!, ...change }] }, 'en');

  it('leads to replay and record, and to nothing else', () => {
    expect(withFirst({ replay: 'replays/a b#1.html' })).toContain('href="replays/a%20b%231.html"');
    expect(withFirst({ replay: 'javascript:alert(1)' })).toContain('href="javascript%3Aalert(1)"');
    const unplayed = withFirst({ replay: null, record: null });
    expect(unplayed).not.toContain('>Replay<');
  });

  it('knows a draw from a game that neither earned anything in', () => {
    expect(withFirst({ winner: null, ending: 'material' })).toContain('>½–½<');
    expect(withFirst({ winner: null, bothLost: true, ending: 'build' })).toContain('>0–0<');
  });

  it('says what a game was for and how often it was void', () => {
    const page = withFirst({ step: 'house', second: 'house', game: 2, void: 1 });
    expect(page).toContain('The house AI');
    expect(page).toContain('(against the house, for game 2; after 1 void)');
  });

  it('opens match by match where a round is long', () => {
    const long = reportPage(roundRobin(4, { series: { games: 200 } }), 'en');
    expect(count(long, '<details')).toBe(3 + 6);
  });
});

it('sets faults apart from endings by the rules', () => {
  const report = roundRobin(8, { series: { games: 4 } });
  const page = reportPage(report, 'en');
  const faults = page.slice(page.indexOf('<tbody class="faults">'));
  expect(page).toContain('<tbody class="rules">');
  expect(faults.slice(0, faults.indexOf('</tbody>'))).toContain('Out of time');
  const sixth = { ...report, played: report.played.map((game) => ({ ...game, ending: 'sixth' })) };
  expect(reportPage(sixth, 'en')).toContain('<th scope="row">sixth</th>');
});

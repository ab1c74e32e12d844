import { languages } from '@daeguk/games';
import { describe, expect, it } from 'vitest';
import { player } from './replay/player.js';
import { replayPage } from './replay-page.js';
import { simulatedReplay } from './testing/replays.js';

const CONTESTS = ['algocup', 'microchess', 'picking-stones', 'reversi', 'makyek'];

const count = (page: string, text: string) => page.split(text).length - 1;

const dataOf = (page: string) =>
  JSON.parse(/<script type="application\/json" id="game">(.*?)<\/script>/s.exec(page)?.[1] ?? '');

describe.each(CONTESTS)('%s', (contest) => {
  const replay = simulatedReplay({ contest });
  const page = replayPage(replay, 'en');

  it('can be read without a script: result, board and moves', () => {
    expect(page).toContain(replay.detail);
    expect(count(page, '<a href="#')).toBe(replay.moves.length);
    expect(count(page, '<use ')).toBe(dataOf(page).start.length);
    expect(page).toContain('<div class="controls" hidden>');
    expect(page).toContain('<noscript>');
  });

  it('has something to show after every ply', () => {
    const { changes, clocks, turns, counts } = dataOf(page);
    expect(changes).toHaveLength(replay.moves.length);
    expect(clocks).toHaveLength(replay.moves.length + 1);
    expect(turns).toHaveLength(replay.moves.length + 1);
    const isCounted = contest === 'reversi' || contest === 'makyek';
    expect(counts?.length ?? 0).toBe(isCounted ? replay.moves.length + 1 : 0);
  });
});

it.each(languages)('says all in %s, with nothing left open', (language) => {
  const page = replayPage(simulatedReplay({ contest: 'reversi' }), language);
  const text = page.replace(/<(style|script)[^>]*>.*?<\/\1>/gs, '');
  expect(text).not.toMatch(/\{\w+\}|undefined|NaN|\[object/);
});

it('lets no name or sentence out of its place', () => {
  const hostile = '</script><script>alert(1)</script>"\'\u202E<!--';
  const replay = simulatedReplay({
    contest: 'microchess',
    names: { first: hostile, second: hostile },
  });
  const page = replayPage({ ...replay, title: hostile, detail: hostile, began: hostile }, 'zh');
  expect(count(page, '<script')).toBe(2);
  expect(count(page, '</script')).toBe(2);
  expect(page).not.toContain('<!--');
  expect(page).not.toContain('\u202E');
});

it('marks the moves that the referee made', () => {
  const replay = simulatedReplay({ contest: 'reversi' });
  const [first, ...others] = replay.moves;
  const moves = [
    { ...first!, instead: 'time' },
    ...others.map((move) => ({ ...move, instead: null })),
  ];
  const page = replayPage({ ...replay, moves }, 'en');
  expect(count(page, 'title="played by the referee: Out of time"')).toBe(1);
});

it('keeps the place of whoever had to pass empty', () => {
  const replay = simulatedReplay({ contest: 'reversi' });
  const seats = ['first', 'first', 'second', 'second'] as const;
  const moves = seats.map((seat, index) => ({ ...replay.moves[index]!, seat }));
  const page = replayPage({ ...replay, moves, boards: replay.boards.slice(0, 5) }, 'en');
  const rows = [...page.matchAll(/<tr><th scope="row">(\d+)<\/th><td>(.*?)<\/td><td>(.*?)<\/td>/g)];
  const shown = rows.map(([, , first, second]) =>
    [first, second].map((cell) => /#(\d)/.exec(cell!)?.[1] ?? '–'),
  );
  expect(shown).toEqual([
    ['1', '–'],
    ['2', '3'],
    ['–', '4'],
  ]);
});

it('holds a player that leans on nothing but the page', () => {
  // In a scope of its own, the source knows only what the language itself has.
  const alone = new Function(`return ${player.toString()}`)() as typeof player;
  const asked: string[] = [];
  const document = {
    querySelector(selector: string) {
      asked.push(selector);
      return null;
    },
  };
  expect(() => alone(document as unknown as Document, {} as Window)).toThrow(TypeError);
  expect(asked).toEqual(['#game']);
});

it('is content with a game that ended before its first move', () => {
  const replay = simulatedReplay({ contest: 'makyek' });
  const page = replayPage({ ...replay, moves: [], boards: replay.boards.slice(0, 1) }, 'en');
  expect(dataOf(page)).toMatchObject({ changes: [], turns: [-1] });
  expect(page).toContain('max="0"');
});

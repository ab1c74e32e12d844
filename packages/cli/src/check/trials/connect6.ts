import type { AnyGame, Random } from '@daeguk/games';
import { givingUp, type Opponent } from '../opponents.js';
import { changed, type Trial, type TrialSetting } from '../trial.js';
import { blocker } from './connect6-blocker.js';

/** As many as there can be: all around the middle, and two in corners. */
const BLOCKS = '8,8;9,8;10,8;8,9;10,9;8,10;9,10;10,10;0,0;18,18';
const MIDDLE = { x: 9, y: 9 };

export function connect6Trials(setting: TrialSetting): Trial[] {
  const { contest, game, seed } = setting;
  return [
    { contest, seed, name: 'blocker', seat: 'first', opponent: givingUp(30, blocker(game)) },
    ...blockTrials(setting),
  ];
}

/** Where blocks are drawn at all. */
function blockTrials({ contest, game, random, seed }: TrialSetting): Trial[] {
  const { blocks = '' } = contest.options;
  if (!String(blocks).startsWith('drawn')) return [];
  const blocked = changed(contest, { options: { blocks: BLOCKS } });
  const opponent = givingUp(16, aroundTheMiddle(game, random));
  return (['first', 'second'] as const).map((seat) => {
    return { contest: blocked, seed, name: `blocks-${seat}`, seat, opponent };
  });
}

/** Any empty points, without a list of all pairs: there are 65,000 of them. */
export function randomPoints(game: AnyGame, random: Random): Opponent {
  return (state) => {
    const empty = emptyPoints(game, state);
    const first = random.pick(empty);
    const others = empty.filter((point) => point !== first);
    const points =
      game.ply(state) === 0 || others.length === 0 ? [first] : [first, random.pick(others)];
    return points.map(({ x, y }) => `${x},${y}`).join(' ');
  };
}

function emptyPoints(game: AnyGame, state: unknown): { readonly x: number; readonly y: number }[] {
  const rows = game.board(state).split('/');
  return rows.flatMap((row, y) => [...row].flatMap((cell, x) => (cell === '.' ? [{ x, y }] : [])));
}

/** Plays as near to the blocks as it can: whoever follows and does not know them steps on one. */
function aroundTheMiddle(game: AnyGame, random: Random): Opponent {
  return (state) => {
    const empty = emptyPoints(game, state).map((point) => ({ ...point, lot: random.below(4) }));
    const distance = ({ x, y, lot }: (typeof empty)[number]) =>
      Math.max(Math.abs(x - MIDDLE.x), Math.abs(y - MIDDLE.y)) * 2 + lot;
    const nearest = empty.sort((a, b) => distance(a) - distance(b));
    const count = game.ply(state) === 0 ? 1 : 2;
    return nearest
      .slice(0, count)
      .map(({ x, y }) => `${x},${y}`)
      .join(' ');
  };
}

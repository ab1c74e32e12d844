import type { Scene } from '../../../../drawing/scene.js';
import { duration, seconds } from '../../figures.js';
import type { Say } from '../../messages.js';
import type { ReplayData } from '../../replay-data.js';
import type { PlayerData } from './player.js';

/** What can be seen after each ply, ready for the player of the page. */
export function playerData(say: Say, replay: ReplayData, scene: Scene): PlayerData {
  const { moves } = replay;
  return {
    start: scene.start,
    changes: scene.changes,
    clocks: clocksOf(say, replay),
    counts: countsOf(scene),
    turns: [...moves.map(({ seat }) => (seat === 'first' ? 0 : 1)), -1],
    play: say('replay.play'),
    pause: say('replay.pause'),
  };
}

/** What the last move took, and what is left where the whole game is timed. */
function clocksOf(say: Say, { moves, gameTime }: ReplayData): [string, string][] {
  const full = gameTime === null ? '' : say('replay.left', { time: seconds(gameTime) });
  const shown: [string, string] = [full, full];
  return [
    [full, full],
    ...moves.map(({ seat, charged, left }): [string, string] => {
      const rest = left === null ? [] : [say('replay.left', { time: duration(left) })];
      shown[seat === 'first' ? 0 : 1] = [duration(charged), ...rest].join(' · ');
      return [...shown];
    }),
  ];
}

/** How many each has on the board, where black and white pieces change sides. */
function countsOf({ look, start, changes }: Scene): [number, number][] | null {
  if (look !== 'felt' && look !== 'squares') return null;
  const cells = [...start];
  const count = (): [number, number] => [
    cells.filter((letter) => letter === 'b').length,
    cells.filter((letter) => letter === 'w').length,
  ];
  return [
    count(),
    ...changes.map((changed) => {
      for (const [cell, letter] of changed) cells[cell] = letter;
      return count();
    }),
  ];
}

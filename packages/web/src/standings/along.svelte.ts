import type { Board } from '@daeguk/api';
import type { Result } from '@daeguk/games';
import { type Loading, load } from '../app/loaded.svelte.js';
import { seldom } from '../app/seldom.js';

/** These are long, and nobody waits for their last game. */
const PAUSE = 10_000;

/** What belongs to a board, asked for again as the board changes. To be called while a component is set up. */
export function loadAlong<T>(board: () => Board, ask: () => Promise<Result<T>>): Loading<T> {
  const loading = load(ask);
  const again = seldom(() => loading.refresh(), PAUSE);
  let seen: number | null = null;
  $effect(() => {
    const { version } = board();
    if (seen !== null && version !== seen) again();
    seen = version;
  });
  $effect(() => again.end);
  return loading;
}

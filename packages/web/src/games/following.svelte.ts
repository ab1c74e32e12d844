import { moves } from '../app/preferences.svelte.js';
import type { LastMove } from './look.js';

/**
 * Whether what is shown now came from what was shown before by the last move: only then the move is seen being made,
 * not when a game is opened or leafed through. To be called while a component is set up.
 */
export function following(state: () => unknown, last: () => LastMove | null): () => boolean {
  let shown: unknown;
  let isNext = false;
  const answer = $derived.by(() => {
    const now = state();
    const before = last()?.before;
    if (now !== shown) {
      isNext = before !== undefined && before === shown;
      shown = now;
    }
    return isNext && moves();
  });
  // Every state has to be seen, also one in which nobody asks.
  $effect.pre(() => {
    void answer;
  });
  return () => answer;
}

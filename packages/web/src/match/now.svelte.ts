import { createSubscriber } from 'svelte/reactivity';

const BEAT = 100;

const follow = createSubscriber((update) => {
  const beat = setInterval(update, BEAT);
  return () => clearInterval(beat);
});

/** The time that clocks of games go by; whatever shows it goes on with it, and only as long as it is shown. */
export function now(): number {
  follow();
  return performance.now();
}

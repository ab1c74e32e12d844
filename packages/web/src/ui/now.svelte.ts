import { createSubscriber } from 'svelte/reactivity';

const everySecond = beating(1000);
const everyTenth = beating(100);

/** The time; whatever shows it is drawn again every second, and only as long as it is shown. */
export function now(): number {
  everySecond();
  return Date.now();
}

/** The time that clocks of games go by, as `performance.now()` has it; whatever shows it goes on with it. */
export function clockNow(): number {
  everyTenth();
  return performance.now();
}

function beating(milliseconds: number): () => void {
  return createSubscriber((update) => {
    const beat = setInterval(update, milliseconds);
    return () => clearInterval(beat);
  });
}

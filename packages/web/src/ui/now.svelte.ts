import { createSubscriber } from 'svelte/reactivity';

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

/** The time; whatever shows it is drawn again every second, and only as long as it is shown. */
export function now(): number {
  subscribe();
  return Date.now();
}

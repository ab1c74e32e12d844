import { FAILED } from '../io.js';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** npm passes on to us what the terminal has sent already: within this, two signals are one. */
const ECHO = 800;

/**
 * Waits until somebody wants us to stop. From then on another signal means at once: `now` sees to what would outlive
 * us.
 */
export function untilStopped(now: () => void): Promise<void> {
  return new Promise((resolve) => {
    let stoppedAt: number | null = null;
    const hear = () => {
      if (stoppedAt === null) {
        stoppedAt = performance.now();
        resolve();
      } else if (performance.now() - stoppedAt > ECHO) {
        now();
        process.exit(FAILED);
      }
    };
    for (const signal of SIGNALS) process.on(signal, hear);
  });
}

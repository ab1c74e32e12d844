/** The projects of vitest.config.ts: two parts that may run side by side, and one that must be alone. */
export const parts = /** @type {const} */ ({
  most: ['untimed'],
  beside: ['computed', 'server', 'server-debian'],
  timed: ['timed'],
});

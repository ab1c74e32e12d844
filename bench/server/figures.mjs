// How figures are worked out and printed: a line each, with the aim beside it where there is one.

/** @param {string} text */
export function heading(text) {
  console.log(`\n${text}`);
}

/**
 * @param {string} name @param {number} value @param {string} unit
 * @param {number | null} aim the most it may be
 */
export function figure(name, value, unit, aim = null) {
  const verdict = value <= (aim ?? 0) ? 'ok' : 'FALLS SHORT';
  const goal = aim === null ? '' : `   aim ≤ ${aim} ${unit}: ${verdict}`;
  const digits = Number.isInteger(value) ? 0 : value < 10 ? 2 : 1;
  console.log(`  ${name.padEnd(58)} ${value.toFixed(digits).padStart(9)} ${unit}${goal}`);
}

/**
 * A line for each of the usual shares, the aim beside one of them.
 * @param {string} name @param {number[]} times in milliseconds
 * @param {{ share: number, most: number } | null} aim
 */
export function spread(name, times, aim = null) {
  for (const share of [0.5, 0.95, 0.99, 1]) {
    const word = share === 1 ? 'longest' : `p${share * 100}`;
    const most = aim?.share === share ? aim.most : null;
    figure(`${name}, ${word}`, quantile(times, share), 'ms', most);
  }
}

/** @param {number[]} values @param {number} share */
export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** @param {number[]} values */
export function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}

// Figures as people read them, the same in every language.

/** Whole and half points, as chess players write them: 2½. */
export function points(number: number): string {
  const half = Math.abs(number % 1) === 0.5;
  if (!half) return plain(number);
  const whole = Math.trunc(number);
  const sign = number < 0 ? '−' : '';
  return `${sign}${whole === 0 ? '' : Math.abs(whole)}½`;
}

/** Games won, drawn and lost. */
export function record(tally: {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}): string {
  return `${tally.won}–${tally.drawn}–${tally.lost}`;
}

/** At most two digits behind the point. */
export function plain(number: number): string {
  return String(Math.round(number * 100) / 100).replace('-', '−');
}

export function signed(number: number): string {
  const rounded = Math.round(number);
  return rounded > 0 ? `+${rounded}` : plain(rounded);
}

export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** What is nearly sure is not quite. */
export function likelihood(share: number): string {
  if (share > 0.995) return '> 99%';
  if (share < 0.005) return '< 1%';
  return percent(share);
}

/** Milliseconds, with about three digits. */
export function duration(milliseconds: number): string {
  if (milliseconds < 1) return milliseconds === 0 ? '0 ms' : '< 1 ms';
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`;
  if (milliseconds < 10_000) return `${(milliseconds / 1000).toFixed(2)} s`;
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** A limit, which is a round figure. */
export function seconds(milliseconds: number): string {
  return `${plain(milliseconds / 1000)} s`;
}

export function megabytes(bytes: number): string {
  const amount = bytes / 2 ** 20;
  return `${amount.toFixed(amount < 100 ? 1 : 0)} MB`;
}

/** A moment, to the minute; text that tells none is left as it is. */
export function moment(text: string): string {
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) return text;
  return `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** A figure of a table: halves as halves, and nothing longer than two places. */
export function figure(value: number): string {
  const whole = Math.trunc(value);
  if (value - whole === 0.5) return `${whole === 0 ? '' : whole}½`;
  return String(Math.round(value * 100) / 100).replace('-', '−');
}

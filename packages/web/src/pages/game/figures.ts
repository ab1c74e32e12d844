import { language } from '../../app/language.svelte.js';

/** What a move took: 0.16 ms, 120 ms, 2.4 s. */
export function timeTaken(milliseconds: number): string {
  if (milliseconds >= 1000) return inUnits(milliseconds / 1000, 'second');
  return inUnits(milliseconds, 'millisecond');
}

function inUnits(value: number, unit: string): string {
  const maximumFractionDigits = value >= 100 ? 0 : value >= 1 ? 1 : 2;
  const style = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits } as const;
  return new Intl.NumberFormat(language(), style).format(value);
}

/** A score with its sign, but for zero: +1.5, −0.3, 0.0. */
export function signed(score: number): string {
  const style = {
    signDisplay: 'exceptZero',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  } as const;
  return new Intl.NumberFormat(language(), style).format(score);
}

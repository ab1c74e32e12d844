import { language } from '../../app/language.svelte.js';

/** What a move took: 0.16 ms, 120 ms, 2.4 s. */
export function duration(milliseconds: number): string {
  if (milliseconds >= 1000) return unit(milliseconds / 1000, 'second');
  return unit(milliseconds, 'millisecond');
}

export function megabytes(bytes: number): string {
  return unit(bytes / 2 ** 20, 'megabyte');
}

function unit(value: number, name: string): string {
  const maximumFractionDigits = value >= 100 ? 0 : value >= 1 ? 1 : 2;
  const style = { style: 'unit', unit: name, unitDisplay: 'short', maximumFractionDigits } as const;
  return new Intl.NumberFormat(language(), style).format(value);
}

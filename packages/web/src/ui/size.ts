import type { Language } from '@daeguk/games';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** So many bytes in the largest unit that is not below one, in steps of 1,024: 820 byte, 12.5 kB, 1 MB. */
export function size(bytes: number, language: Language): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  const unit = UNITS[step] ?? 'byte';
  const style = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language, style).format(bytes / 1024 ** step);
}

import type { Language } from '@daeguk/games';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** So many bytes in the largest unit that is not below one, in steps of 1,024: 820 bytes, 12.5 kB, 1 MB. */
export function size(bytes: number, language: Language): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  return inUnit(bytes, step, language);
}

/** A size and its limit. Where they would read the same and are not, both are told to the byte. */
export function sizes(bytes: number, most: number, language: Language): [string, string] {
  const told: [string, string] = [size(bytes, language), size(most, language)];
  if (bytes === most || told[0] !== told[1]) return told;
  return [inUnit(bytes, 0, language), inUnit(most, 0, language)];
}

function inUnit(bytes: number, step: number, language: Language): string {
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[step] ?? 'byte',
    // Short, a byte has no plural and no name in other languages.
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1024 ** step);
}

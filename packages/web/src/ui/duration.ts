import type { Language } from '@daeguk/games';

const UNITS: readonly [unit: 'day' | 'hour' | 'minute' | 'second', seconds: number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

/** A length of time in its two greatest units, as in "2 min 10 sec"; never less than a second. */
export function duration(seconds: number, language: Language): string {
  let left = Math.max(1, Math.ceil(seconds));
  const parts: string[] = [];
  const first = UNITS.findIndex(([, length]) => left >= length);
  for (const [unit, length] of UNITS.slice(first, first + 2)) {
    const count = Math.floor(left / length);
    left -= count * length;
    if (count > 0) parts.push(inUnits(count, unit, language));
  }
  return parts.join(language === 'zh' ? '' : ' ');
}

function inUnits(count: number, unit: string, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(
    count,
  );
}

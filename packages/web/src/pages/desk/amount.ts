import type { Language } from '@daeguk/games';

/** So many bytes in a unit that people read: 820 byte, 12.5 kB, 1 MB. */
export function amount(bytes: number, language: Language): string {
  const [unit, size] =
    bytes < 1000
      ? (['byte', 1] as const)
      : bytes < 1_000_000
        ? (['kilobyte', 1000] as const)
        : (['megabyte', 1_000_000] as const);
  const style = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language, style).format(bytes / size);
}

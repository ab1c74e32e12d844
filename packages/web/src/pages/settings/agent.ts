/** A browser or program as it called itself, in words that people know. */
export interface Agent {
  readonly program: string;
  /** Null where it does not say. */
  readonly system: string | null;
}

// Browsers pretend to be each other: whoever pretends more is asked for first.
const PROGRAMS: readonly [sign: RegExp, name: string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bWhale\//, 'Whale'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
  [/\bcurl\//, 'curl'],
  [/^(?:node|undici)/i, 'Node.js'],
  [/^python/i, 'Python'],
];

const SYSTEMS: readonly [sign: RegExp, name: string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Null where nothing in it is known to us. */
export function agentOf(text: string): Agent | null {
  const program = PROGRAMS.find(([sign]) => sign.test(text))?.[1];
  const system = SYSTEMS.find(([sign]) => sign.test(text))?.[1] ?? null;
  return program === undefined ? null : { program, system };
}

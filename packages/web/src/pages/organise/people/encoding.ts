import type { Language } from '@daeguk/games';

export interface Decoded {
  readonly text: string;
  /** What it was read as, where it is not UTF-8. */
  readonly encoding: 'euc-kr' | 'gb18030' | 'unknown' | null;
}

/** What spreadsheets in these languages write when nobody asks for UTF-8. */
const OLD: Readonly<Record<Language, readonly ('euc-kr' | 'gb18030')[]>> = {
  en: ['euc-kr', 'gb18030'],
  ko: ['euc-kr', 'gb18030'],
  zh: ['gb18030', 'euc-kr'],
};

export function decoded(bytes: Uint8Array, language: Language): Decoded {
  const plain = read(bytes, 'utf-8');
  if (plain !== null) return { text: plain, encoding: null };
  for (const encoding of OLD[language]) {
    const text = read(bytes, encoding);
    if (text !== null) return { text, encoding };
  }
  return { text: new TextDecoder().decode(bytes), encoding: 'unknown' };
}

function read(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const FOLDERS: Readonly<Record<string, string>> = { 'c++': 'cpp' };

const EXTENSIONS: Readonly<Record<string, string>> = {
  c: 'c',
  'c++': 'cpp',
  python: 'py',
  javascript: 'js',
  typescript: 'ts',
};

/** The kit in a language of a contest that comes with Daeguk. */
export function kitFor<Kit>(
  kits: Readonly<Record<string, Readonly<Record<string, Kit>>>>,
  contest: string | null,
  language: string,
): Kit | null {
  return kits[contest ?? '']?.[FOLDERS[language] ?? language] ?? null;
}

/** What a program is called where there is no kit to begin from. */
export function firstName(language: string): string {
  return language === 'java' ? 'Bot.java' : `bot.${EXTENSIONS[language] ?? 'txt'}`;
}

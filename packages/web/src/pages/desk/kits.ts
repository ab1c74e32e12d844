/** A kit as `virtual:kits` tells of it. */
interface KitLike {
  readonly main: string;
}

type Kits<Kit extends KitLike> = Readonly<Record<string, Readonly<Record<string, Kit>>>>;

const FOLDERS: Readonly<Record<string, string>> = { 'c++': 'cpp' };

const EXTENSIONS: Readonly<Record<string, string>> = {
  c: 'c',
  'c++': 'cpp',
  python: 'py',
  javascript: 'js',
  typescript: 'ts',
};

/** The kit of a contest in a language; one that organisers made finds the kit of a contest that talks alike. */
export function kitFor<Kit extends KitLike>(
  kits: Kits<Kit>,
  protocols: Readonly<Record<string, string>>,
  contest: { readonly id: string; readonly protocol: string },
  language: string,
): Kit | null {
  const alike = Object.keys(kits).find((id) => protocols[id] === contest.protocol);
  const folder = FOLDERS[language] ?? language;
  return (kits[contest.id] ?? kits[alike ?? ''])?.[folder] ?? null;
}

/** What a program is called where there is no kit to begin from. */
export function firstName(language: string): string {
  return language === 'java' ? 'Bot.java' : `bot.${EXTENSIONS[language] ?? 'txt'}`;
}

import { type Language, languages } from '@daeguk/games';

/** The language asked for by DAEGUK_LANG or the locale; English where that is none of ours. */
export function languageOf(environment: NodeJS.ProcessEnv): Language {
  const { DAEGUK_LANG, LC_ALL, LC_MESSAGES, LANG } = environment;
  const locale = DAEGUK_LANG || LC_ALL || LC_MESSAGES || LANG || '';
  const [name] = locale.toLowerCase().split(/[^a-z]/);
  return languages.find((language) => language === name) ?? 'en';
}

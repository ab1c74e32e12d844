import { type Catalogue, type Language, languages, phrase, type Values } from '@daeguk/games';
import { remember, remembered } from './memory.js';

const NAME = 'language';

/** What each language is called by those who speak it. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  ko: '한국어',
  zh: '中文',
};

let spoken = $state<Language>(firstLanguage());

/** The language of the page; whatever shows it changes with it. */
export function language(): Language {
  return spoken;
}

export function speak(next: Language): void {
  spoken = next;
  remember(NAME, next);
  document.documentElement.lang = next;
}

/** What a catalogue says, in the language of the page. */
export function speaker<Key extends string>(
  words: Catalogue<Key>,
): (key: NoInfer<Key>, values?: Values) => string {
  return (key, values) => phrase(words, spoken, key, values) ?? key;
}

/** For keys that are put together: a word of the catalogue if there is one, else null. */
export function wordOf(words: Catalogue, key: string, values?: Values): string | null {
  return phrase(words, spoken, key, values);
}

/** The one chosen before, else the first of the browser's that we speak. */
function firstLanguage(): Language {
  const known = (tag: unknown) => languages.find((one) => one === String(tag).slice(0, 2));
  const first = [remembered(NAME), ...navigator.languages].map(known).find(Boolean) ?? 'en';
  document.documentElement.lang = first;
  return first;
}

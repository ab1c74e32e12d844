import { type Language, phrase } from '@daeguk/games';
import { contestOf } from '../contests.js';
import { limitsTable } from './limits-table.js';
import { fill, type Marker } from './markers.js';
import { captions } from './pictures/captions.js';
import { pictures } from './pictures/pictures.js';
import { transcripts } from './transcripts/transcripts.js';

/** A page with its generated parts as they are now. */
export function regenerate(path: string, text: string): ReturnType<typeof fill> {
  const contest = path.includes('/') ? path.slice(0, path.indexOf('/')) : null;
  return fill(text, (marker) => generated(contest, languageOf(path), marker));
}

/** `rules.ko.md` is Korean, `rules.md` English. */
export function languageOf(path: string): Language {
  const found = /\.(ko|zh)\.md$/.exec(path)?.[1];
  return found === 'ko' || found === 'zh' ? found : 'en';
}

/** What stands at a marker of a page; null if nothing is known that could. */
function generated(
  contest: string | null,
  language: Language,
  { kind, name }: Marker,
): readonly string[] | null {
  if (contest === null || pictures[contest] === undefined) return null;
  switch (kind) {
    case 'picture': {
      const caption = phrase(captions, language, `${contest}.${name}`);
      const isKnown = pictures[contest][name] !== undefined && caption !== null;
      return isKnown ? [`![${caption}](../images/${contest}-${name}.svg)`] : null;
    }
    case 'transcript': {
      const lines = transcripts[contest]?.[name]?.();
      return lines === undefined ? null : ['```', ...lines, '```'];
    }
    case 'limits':
      return limitsTable(contestOf(contest), language);
  }
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@daeguk/games';
import { zipSync } from 'fflate';
import { contestIds } from '../../cli/src/contest-ids.js';
import { contestOf } from '../../cli/src/contests.js';
import { findKit } from '../../cli/src/kit/kits.js';
import { kitLanguages } from '../../cli/src/kit/languages.js';
import { readme } from '../../cli/src/kit/readme.js';

/** A kit as the portal hands it out: what `daeguk kit` writes, made by the same code. */
export interface KitFiles {
  readonly contest: string;
  readonly language: string;
  /** The language as people write it. */
  readonly name: string;
  /** The file to open first, and what is to be filled in there. */
  readonly main: string;
  readonly toFillIn: string;
  readonly sources: Readonly<Record<string, string>>;
  readonly zip: Uint8Array;
}

/** Local time, which is what an archive holds: the same bytes on every machine. */
const LONG_AGO = new Date(1980, 0, 1);

/** The way every contest talks first, by which a contest of an organiser's finds one that is alike. */
export function protocolsOfContests(): Record<string, string> {
  return Object.fromEntries(contestIds().map((id) => [id, contestOf(id).protocols[0] ?? '']));
}

export function readKits(): KitFiles[] {
  return contestIds().flatMap((id) => {
    const contest = contestOf(id);
    return kitLanguages.flatMap((language) => {
      const kit = findKit(contest, language);
      if (kit === null || kit.contest !== id) return [];
      const { main, toFillIn, files, folder } = kit;
      const sources = Object.fromEntries(
        files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
      );
      const setting = {
        contest,
        contestName: id,
        language,
        kit,
        command: 'daeguk',
        guides: null,
      };
      const pages = languages.map((spoken) => [
        pageName(spoken),
        readme({ language: spoken }, setting),
      ]);
      const zip = zipped({ ...sources, ...Object.fromEntries(pages) });
      return [
        { contest: id, language: language.id, name: language.name, main, toFillIn, sources, zip },
      ];
    });
  });
}

function pageName(language: Language): string {
  return language === 'en' ? 'README.md' : `README.${language}.md`;
}

function zipped(files: Readonly<Record<string, string>>): Uint8Array {
  const bytes = Object.entries(files).map(([name, text]) => [name, new TextEncoder().encode(text)]);
  return zipSync(Object.fromEntries(bytes), { mtime: LONG_AGO, level: 9 });
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '@daeguk/games';
import type { Plugin } from 'vite';
import { guideHtml } from './guide-html.js';

const NAME = 'virtual:guides';
/** As Vite marks what is no file. */
const MADE = '\0';

const FOLDER = fileURLToPath(new URL('../../../docs/guides/', import.meta.url));
const IMAGES = join(FOLDER, 'images');

/** These stand below a heading of the portal's own. */
const LOWERED: readonly string[] = ['first-bot'];

const PAGES = ['rules', 'protocol', 'first-bot'] as const;
const OF_ALL = ['time'] as const;

/** The guides as HTML, made when the portal is built: nothing of Markdown reaches a page, and each is loaded by itself. */
export function guides(): Plugin {
  return {
    name: 'guides',
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? MADE + id : null),
    load(id) {
      if (id === MADE + NAME) return listing();
      if (!id.startsWith(`${MADE}${NAME}/`)) return null;
      const file = fileOf(id.slice(`${MADE}${NAME}/`.length));
      this.addWatchFile(file);
      return page(file);
    },
  };
}

function listing(): string {
  const contests = readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'images')
    .map(({ name }) => name)
    .sort();
  const ofContests = contests.map(
    (contest) => `${JSON.stringify(contest)}: ${pages(PAGES, contest)}`,
  );
  return [
    `export const guides = {\n${ofContests.join(',\n')}\n};\n`,
    `export const guidesOfAll = ${pages(OF_ALL, '')};\n`,
  ].join('');
}

/** Each in every language; where one is missing, in English. */
function pages(names: readonly string[], folder: string): string {
  const lines = names.map((name) => {
    const each = languages.map((language) => {
      const written = existsSync(join(FOLDER, folder, `${name}.${language}.md`)) ? language : 'en';
      const module = JSON.stringify(posix.join(NAME, folder, name, written));
      return `${language}: { language: "${written}", load: () => import(${module}) }`;
    });
    return `${JSON.stringify(name)}: { ${each.join(', ')} }`;
  });
  return `{\n${lines.join(',\n')}\n}`;
}

/** The file of what is named like makyek/rules/ko: a name that ended in .md would be taken for one. */
function fileOf(name: string): string {
  const twin = name.replace(/\/(\w\w)$/, (_, language) =>
    language === 'en' ? '' : `.${language}`,
  );
  return join(FOLDER, `${twin}.md`);
}

/** A module of its HTML; pictures are imported, so that they get names that change with them. */
function page(file: string): string {
  const [name = ''] = basename(file).split('.');
  const text = readFileSync(file, 'utf8');
  const { parts, contents } = guideHtml(text, { lowerBy: LOWERED.includes(name) ? 1 : 0 });
  const pictures = [
    ...new Set(parts.flatMap((part) => (typeof part === 'string' ? [] : part.picture))),
  ];
  const imports = pictures.map((picture, index) => {
    const image = JSON.stringify(`${join(IMAGES, picture)}?url&no-inline`);
    return `import picture${index} from ${image};\n`;
  });
  const html = parts.map((part) =>
    typeof part === 'string' ? JSON.stringify(part) : `picture${pictures.indexOf(part.picture)}`,
  );
  return [
    ...imports,
    `export const contents = ${JSON.stringify(contents)};\n`,
    `export const html = ${html.join(' + ')};\n`,
  ].join('');
}

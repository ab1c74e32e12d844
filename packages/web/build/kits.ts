import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { type KitFiles, protocolsOfContests, readKits } from './kit-files.js';

const NAME = 'virtual:kits';
/** As Vite marks what is no file. */
const MADE = '\0';

const FOLDER = fileURLToPath(new URL('../../../kits/', import.meta.url));

/** Kits: archives at /kits/, and a module that knows them and loads the sources that are wanted. */
export function kits(): Plugin {
  let made: readonly KitFiles[] | null = null;
  const all = () => {
    made ??= readKits();
    return made;
  };
  return {
    name: 'kits',
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? MADE + id : null),
    load(id) {
      if (!id.startsWith(MADE + NAME)) return null;
      const [, contest, language] = id.split('/');
      if (contest === undefined) return listing(all());
      const kit = all().find((one) => one.contest === contest && one.language === language);
      return `export const sources = ${JSON.stringify(kit?.sources ?? {})};`;
    },
    configureServer(server) {
      server.watcher.add(FOLDER);
      server.watcher.on('change', (path) => {
        if (path.startsWith(FOLDER)) made = null;
      });
      server.middlewares.use('/kits/', (request, response, next) => {
        const kit = all().find((one) => `/${fileName(one)}` === request.url);
        if (kit === undefined) return next();
        response.setHeader('content-type', 'application/zip');
        response.end(kit.zip);
      });
    },
    generateBundle() {
      for (const kit of all()) {
        this.emitFile({ type: 'asset', fileName: `kits/${fileName(kit)}`, source: kit.zip });
      }
    },
  };
}

function fileName({ contest, language }: KitFiles): string {
  return `${contest}-${language}.zip`;
}

function listing(kits: readonly KitFiles[]): string {
  const contests = [...new Set(kits.map(({ contest }) => contest))];
  const lines = contests.map((contest) => {
    const own = kits.filter((kit) => kit.contest === contest);
    return `${JSON.stringify(contest)}: {\n${own.map(entry).join('')}},\n`;
  });
  return [
    `export const protocols = ${JSON.stringify(protocolsOfContests())};\n`,
    `export const kits = {\n${lines.join('')}};\n`,
  ].join('');
}

function entry(kit: KitFiles): string {
  const { contest, language, name, main, toFillIn, sources, zip } = kit;
  const told = {
    name,
    zip: `/kits/${fileName(kit)}`,
    bytes: zip.length,
    main,
    toFillIn,
    files: Object.keys(sources),
  };
  const source = JSON.stringify(`${NAME}/${contest}/${language}`);
  const load = `async load() { return (await import(${source})).sources; }`;
  return `${JSON.stringify(language)}: { ...${JSON.stringify(told)}, ${load} },\n`;
}

import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { begunBy, loadedWith } from './closure.js';

const MOST_KILOBYTES = 120;

/** What the first page takes: the portal itself, its home, and the boards that are seen there. */
const FIRST = /packages\/web\/index\.html$|pages\/home\/Home\.svelte$|\/games\/[^/]+\/look\.ts$/;

const ENGINES = /packages\/engines\//;

/** Breaks the build where the portal has grown too heavy, or loads a house AI before anybody asked for it. */
export function budget(): Plugin {
  return {
    name: 'budget',
    apply: 'build',
    generateBundle(_, bundle) {
      const first = loadedWith(bundle, begunBy(bundle, FIRST));
      let bytes = 0;
      for (const name of first) {
        const part = bundle[name];
        if (part?.type === 'chunk') bytes += gzipSync(part.code).length;
      }
      const kilobytes = bytes / 1000;
      if (kilobytes > MOST_KILOBYTES) {
        this.error(
          `The first page takes ${kilobytes.toFixed(1)} kB of JavaScript (gzip), more than ${MOST_KILOBYTES}.`,
        );
      }
      this.info(`first page: ${kilobytes.toFixed(1)} of ${MOST_KILOBYTES} kB of JavaScript (gzip)`);
      const pages = begunBy(bundle, /pages\/.*\.svelte$|index\.html$/);
      for (const name of loadedWith(bundle, pages)) {
        const part = bundle[name];
        const engine = part?.type === 'chunk' && part.moduleIds.find((id) => ENGINES.test(id));
        if (engine)
          this.error(`${name} brings along ${engine}: engines are loaded when asked for.`);
      }
    },
  };
}

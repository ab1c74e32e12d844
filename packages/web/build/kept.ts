import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { begunBy, chunksOf, loadedWith } from './closure.js';

/** The portal itself, and the pages that need no server. */
const SHELL =
  /packages\/web\/index\.html$|\/games\/[^/]+\/look\.ts$|pages\/(home|practice|settings|help)\/\w+\.svelte$/;

/** Tells the service worker what there is to keep: the shell with the practice room at once, engines on demand. */
export function kept(): Plugin {
  return {
    name: 'kept',
    apply: 'build',
    generateBundle(_, bundle) {
      const [worker] = begunBy(bundle, /offline\/worker\.ts$/);
      if (worker === undefined) return;
      const shell = loadedWith(bundle, begunBy(bundle, SHELL));
      const names = Object.keys(bundle).sort();
      // An engine's code is in a worker's file of its own, with what it reads beside it.
      const engines = names.filter(
        (name) =>
          /\.(wasm|bin)$|\/main-[^/]*\.js$/.test(name) ||
          chunksOf(bundle).some(
            ({ fileName, moduleIds }) =>
              fileName === name && moduleIds.some((id) => id.includes('/packages/engines/')),
          ),
      );
      const lists = {
        build: createHash('sha256').update(names.join()).digest('hex').slice(0, 12),
        shell: ['/icon.svg', '/manifest.webmanifest', ...[...shell].sort().map(asPath)],
        engines: engines.map(asPath),
      };
      worker.code = `const KEPT=${JSON.stringify(lists)};\n${worker.code}`;
    },
  };
}

function asPath(name: string): string {
  return `/${name}`;
}

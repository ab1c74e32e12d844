import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXTS = /\.(js|css|html|svg|wasm|webmanifest)$/;

/** Smaller ones gain nothing. */
const LEAST_BYTES = 1000;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Packs what is built beforehand, so that the server never has to: beside each file its .br and .gz. */
export function packed(): Plugin {
  let folder = '';
  return {
    name: 'packed',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    async writeBundle() {
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      await Promise.all(
        names.filter((name) => TEXTS.test(name)).map((name) => pack(join(folder, name))),
      );
    },
  };
}

async function pack(path: string): Promise<void> {
  const contents = readFileSync(path);
  if (contents.length < LEAST_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  writeFileSync(`${path}.br`, await brotli(contents, { params }));
  writeFileSync(`${path}.gz`, await zip(contents, { level: 9 }));
}

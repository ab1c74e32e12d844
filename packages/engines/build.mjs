// Compiles each game's engine to wasm/<game>.wasm. A folder of assembly/ with a position.ts is a game for
// the shared search: compiled with it, the game's folder takes the place of `game` in its imports. One
// with an entry.ts of its own is an engine of its own. What only training needs is compiled when asked for.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const room = dirname(fileURLToPath(import.meta.url));
const assembly = join(room, 'assembly');

const OPTIONS = [
  '-O3',
  '--converge',
  '--noAssert',
  '--runtime',
  'stub',
  '--use',
  'abort=',
  '--enable',
  'simd',
];

/** @param {string} game */
async function compile(game) {
  const entry = existsSync(join(assembly, game, 'entry.ts')) ? `${game}/entry.ts` : 'core/entry.ts';
  const { error, stderr } = await asc.main(
    [entry, '--baseDir', assembly, '--outFile', `${game}.wasm`, ...OPTIONS],
    {
      readFile(/** @type {string} */ name) {
        const path = join(assembly, name.replace(/^game\//, `${game}/`));
        return existsSync(path) ? readFileSync(path, 'utf8') : null;
      },
      writeFile(/** @type {string} */ name, /** @type {Uint8Array} */ contents) {
        mkdirSync(join(room, 'wasm'), { recursive: true });
        writeFileSync(join(room, 'wasm', name), contents);
      },
      listFiles: () => [],
    },
  );
  if (error === null) return;
  process.stderr.write(stderr.toString());
  throw new Error(`the engine of ${game} does not compile`);
}

const known = readdirSync(assembly, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'core')
  .filter(({ name }) => !name.endsWith('-training'))
  .map(({ name }) => name);
const asked = process.argv.slice(2);
for (const game of asked.length > 0 ? asked : known) await compile(game);

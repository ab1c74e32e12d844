// Puts what is started anew for every command and every game into few files: from some three hundred, most of
// them a library's, Node takes twice as long to start.
import { join, relative } from 'node:path';
import { build } from 'rolldown';
import { root } from './setup/root.mjs';

const entries = [
  { entry: 'packages/cli/dist/main.js', folder: 'packages/cli/dist/bundle', name: 'main' },
  {
    entry: 'packages/referee/dist/slot/main.js',
    folder: 'packages/referee/dist/bundle',
    name: 'slot',
  },
];

/** Stays as it is, with what it needs: few commands open an arena, and one that does is not in a hurry. */
const APART = ['@daeguk/server'];

/** The words by which code asks where it is. */
const HERE = 'import.meta.url';

for (const { entry, folder, name } of entries) {
  await build({
    input: { [name]: join(root, entry) },
    platform: 'node',
    external: APART,
    plugins: [whereItWas(folder)],
    output: { dir: join(root, folder), format: 'esm', cleanDir: true },
    logLevel: 'warn',
  });
}

/**
 * Files are found from where the code was written, not from where it is bundled.
 * @param {string} folder
 * @returns {import('rolldown').Plugin}
 */
function whereItWas(folder) {
  return {
    name: 'where-it-was',
    transform(code, id) {
      if (!id.startsWith(join(root, 'packages')) || !code.includes(HERE)) return null;
      const there = JSON.stringify(relative(join(root, folder), id));
      return code.replaceAll(HERE, `new URL(${there}, ${HERE}).href`);
    },
  };
}

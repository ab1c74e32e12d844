import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { Visible } from './limits.js';

/** Where our own compiler is seen in the box of a build: no system brings one along. */
const TOOLS = '/tools/node_modules';

/** The compiler and what it is told. Node.js types are there; what it cannot prove is an error. */
export const TYPESCRIPT: readonly string[] = [
  `${TOOLS}/typescript/lib/tsc.js`,
  ...['--target', 'es2022', '--module', 'nodenext', '--noEmitOnError', '--skipLibCheck'],
  ...['--lib', 'es2023', '--types', 'node', '--typeRoots', `${TOOLS}/@types`],
];

const require = createRequire(import.meta.url);

export function typeScriptTools(): readonly Visible[] {
  const nodeTypes = require.resolve('@types/node/package.json');
  const manifests = {
    typescript: require.resolve('typescript/package.json'),
    '@types/node': nodeTypes,
    // The types of Node.js speak of these.
    'undici-types': createRequire(nodeTypes).resolve('undici-types/package.json'),
  };
  return Object.entries(manifests).map(([name, manifest]) => ({
    from: dirname(manifest),
    at: `${TOOLS}/${name}`,
  }));
}

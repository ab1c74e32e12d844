// Vitest reads an imported name through a function at every use, and tests that play millions of turns
// took half as long again for it. So each module takes what it imports from our own files into
// constants of its own, once.

const IMPORT = /^import \{ ([^}]+) \} from (["'](?:\.|@daeguk\/)[^"']*["']);$/gm;

/** @type {import('vite').Plugin} */
export const ownNames = {
  name: 'own-names',
  // After the types are gone, and on the line of the import, so that lines stay where they were.
  enforce: 'post',
  transform: (code, id) =>
    id.endsWith('.ts') ? { code: code.replace(IMPORT, takeOnce), map: null } : null,
};

/** @param {string} _ @param {string} names @param {string} from */
function takeOnce(_, names, from) {
  const pairs = names.split(', ').map((name) => {
    const [theirs, ours = theirs] = name.split(' as ');
    return { theirs, ours };
  });
  const imported = pairs.map(({ theirs, ours }) => `${theirs} as ${ours}$`).join(', ');
  const taken = pairs.map(({ ours }) => `${ours} = ${ours}$`).join(', ');
  return `import { ${imported} } from ${from}; const ${taken};`;
}

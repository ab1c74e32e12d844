import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

export function chunksOf(bundle: Bundle): Chunk[] {
  return Object.values(bundle).filter((part) => part.type === 'chunk');
}

/** The chunks that these source files begin. */
export function begunBy(bundle: Bundle, sources: RegExp): Chunk[] {
  const found = chunksOf(bundle).filter(({ facadeModuleId }) => sources.test(facadeModuleId ?? ''));
  if (found.length === 0) throw new Error(`nothing was built of ${sources}`);
  return found;
}

/** Everything that is loaded along with these chunks, by its file name; what they load later is not. */
export function loadedWith(bundle: Bundle, chunks: readonly Chunk[]): Set<string> {
  const loaded = new Set<string>();
  const open = chunks.map(({ fileName }) => fileName);
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const chunk = bundle[name];
    if (loaded.has(name) || chunk?.type !== 'chunk') continue;
    loaded.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) loaded.add(style);
    open.push(...chunk.imports);
  }
  return loaded;
}

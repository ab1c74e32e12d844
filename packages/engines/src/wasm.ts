/**
 * Loads a compiled engine, or its weights, from beside this package: from disk under Node, by its address
 * in a browser. `import.meta.url` and a plain name in one expression are what bundlers look for.
 */
export async function readAsset(url: URL): Promise<Uint8Array<ArrayBuffer>> {
  if (url.protocol !== 'file:') {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url.pathname}: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }
  const { readFile } = await import('node:fs/promises');
  return new Uint8Array(await readFile(url));
}

export async function instantiate<Exports>(url: URL): Promise<Exports> {
  const host = { now: () => performance.now() };
  const { instance } = await WebAssembly.instantiate(await readAsset(url), { host });
  return instance.exports as Exports;
}

// The portal's service worker: what was loaded once is there offline, too. Files are named by what is in them, so a
// kept one never grows old; the page itself is asked for anew whenever the server can be reached.
declare const KEPT: {
  /** Changes with every build. */
  readonly build: string;
  /** What every page needs, and the practice room. */
  readonly shell: readonly string[];
  /** What is kept only when asked for: the house AIs. */
  readonly engines: readonly string[];
};

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface ServiceWorkerScope {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
}

const scope = globalThis as unknown as ServiceWorkerScope;

/** How long a page waits for a server that may be out of reach before the kept one is shown. */
const PATIENCE = 4000;

const cacheName = `daeguk-${KEPT.build}`;

addEventListener('install', (event) => {
  (event as Extendable).waitUntil(keep(['/', ...KEPT.shell]).then(() => scope.skipWaiting()));
});

// Pages that are open already are served from now on: an engine that is loaded next is kept, too.
addEventListener('activate', (event) => {
  (event as Extendable).waitUntil(forgetOthers().then(() => scope.clients.claim()));
});

addEventListener('fetch', (event) => {
  const fetching = event as Fetching;
  const { request } = fetching;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && !pathname.startsWith('/api/')) {
    fetching.respondWith(pageFor(request));
  } else if (pathname.startsWith('/assets/') || isOfShell(pathname)) {
    fetching.respondWith(assetFor(request));
  }
});

/** The settings page asks for all of it, and is told when it is there. */
addEventListener('message', (event) => {
  const { data, ports } = event as MessageEvent & Extendable;
  if (data !== 'keep-engines') return;
  const answer = (isKept: boolean) => ports[0]?.postMessage(isKept);
  const kept = keep(KEPT.engines).then(
    () => answer(true),
    () => answer(false),
  );
  (event as MessageEvent & Extendable).waitUntil(kept);
});

async function keep(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  const missing: string[] = [];
  for (const path of paths) {
    if ((await cache.match(path)) === undefined) missing.push(path);
  }
  await cache.addAll(missing);
}

/** What an earlier build kept and this one has too need not be loaded again: its name says what is in it. */
async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith('daeguk-') && name !== cacheName);
  const cache = await caches.open(cacheName);
  for (const name of others) {
    const other = await caches.open(name);
    for (const path of KEPT.engines) {
      const kept = await other.match(path);
      if (kept !== undefined) await cache.put(path, kept);
    }
    await caches.delete(name);
  }
}

async function pageFor(request: Request): Promise<Response> {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (response.ok || response.status < 500) return response;
  } catch {
    // No connection: below is the page as it was.
  }
  return (await caches.match('/', { ignoreVary: true })) ?? Response.error();
}

async function assetFor(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  if (response.ok) {
    const cache = await caches.open(cacheName);
    await cache.put(request, response.clone());
  }
  return response;
}

function isOfShell(pathname: string): boolean {
  return pathname !== '/' && KEPT.shell.includes(pathname);
}

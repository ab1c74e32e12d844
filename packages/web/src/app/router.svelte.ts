import { tick } from 'svelte';

/** Where the page is, as its address says. */
let path = $state(location.pathname);
let query = $state(location.search);
/** All of it, with what stands behind #: whoever would rather stay stays just there. */
let address = location.href;

export function here(): string {
  return path;
}

export function asked(): URLSearchParams {
  return new URLSearchParams(query);
}

/** What is asked before the page is left; null where nothing would be lost. */
type Question = () => string | null;

let question: Question = () => null;

/** Whoever has written something that is nowhere kept is asked before it goes. Returns what ends the asking. */
export function askBeforeLeaving(asking: Question): () => void {
  question = asking;
  const unload = (event: BeforeUnloadEvent) => {
    if (asking() !== null) event.preventDefault();
  };
  addEventListener('beforeunload', unload);
  return () => {
    question = () => null;
    removeEventListener('beforeunload', unload);
  };
}

/** Asks what is to be asked, if anything. */
export function mayLeave(): boolean {
  const text = question();
  return text === null || confirm(text);
}

/** Goes to another page of the portal, unless somebody would rather stay. */
export function go(to: string, { replace = false } = {}): void {
  if (!mayLeave()) return;
  const url = new URL(to, location.href);
  if (replace) history.replaceState(null, '', url);
  else history.pushState(null, '', url);
  const isOtherPage = url.pathname !== path;
  address = url.href;
  path = url.pathname;
  query = url.search;
  if (isOtherPage && !replace) void tick().then(() => scrollTo(0, 0));
}

/** Changes what the address says of this page, without a step back being made of it. */
export function note(changes: Readonly<Record<string, string | null>>): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  history.replaceState(null, '', url);
  address = url.href;
  query = url.search;
}

/** Links are ordinary ones; those to pages of the portal do not load it anew. */
export function followLinks(): () => void {
  const back = () => {
    const isElsewhere = location.pathname !== path || location.search !== query;
    if (isElsewhere && !mayLeave()) return history.pushState(null, '', address);
    address = location.href;
    path = location.pathname;
    query = location.search;
  };
  addEventListener('popstate', back);
  document.addEventListener('click', follow);
  return () => {
    removeEventListener('popstate', back);
    document.removeEventListener('click', follow);
  };
}

function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a');
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !isPlain || event.altKey || event.defaultPrevented) return;
  if (link.origin !== location.origin || link.target !== '' || link.hasAttribute('download'))
    return;
  if (link.pathname.startsWith('/api/') || link.pathname.startsWith('/kits/')) return;
  // A place on this very page is the browser's to find.
  if (link.hash !== '' && link.pathname === location.pathname && link.search === location.search) {
    return;
  }
  event.preventDefault();
  go(link.href);
}

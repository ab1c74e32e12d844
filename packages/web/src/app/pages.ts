import type { Component } from 'svelte';

/** Who a page is for; others are asked to sign in, or told why not. */
export type For = 'anyone' | 'signed-in' | 'contestant' | 'organiser';

export type Params = Readonly<Record<string, string>>;

export interface Page {
  /** As in /games/:game#; a part that ends in # is a number, one that ends in ? may be missing. */
  readonly path: string;
  readonly for: For;
  /** Most read what the address says; some need not. */
  load(): Promise<{ default: Component<{ params: Params }> | Component<Record<string, never>> }>;
}

/** Every page of the portal, loaded when it is opened. */
const pages: readonly Page[] = [
  { path: '/', for: 'anyone', load: () => import('../pages/home/Home.svelte') },
  {
    path: '/practice/:game?',
    for: 'anyone',
    load: () => import('../pages/practice/Practice.svelte'),
  },
  { path: '/watch', for: 'anyone', load: () => import('../pages/watch/Watch.svelte') },
  { path: '/games/:game#', for: 'anyone', load: () => import('../pages/game/GamePage.svelte') },
  { path: '/seats/:game#/:seat', for: 'anyone', load: () => import('../pages/seat/Seat.svelte') },
  { path: '/contests', for: 'anyone', load: () => import('../pages/contests/Contests.svelte') },
  {
    path: '/contests/:contest/:part?',
    for: 'anyone',
    load: () => import('../pages/contest/Contest.svelte'),
  },
  {
    path: '/tournaments/:tournament#',
    for: 'anyone',
    load: () => import('../pages/tournament/Tournament.svelte'),
  },
  { path: '/desk/:contest?', for: 'contestant', load: () => import('../pages/desk/Desk.svelte') },
  {
    path: '/submissions/:submission#',
    for: 'anyone',
    load: () => import('../pages/submission/Submission.svelte'),
  },
  {
    path: '/organise/:part?',
    for: 'organiser',
    load: () => import('../pages/organise/Organise.svelte'),
  },
  { path: '/settings', for: 'anyone', load: () => import('../pages/settings/Settings.svelte') },
  { path: '/help', for: 'anyone', load: () => import('../pages/help/Help.svelte') },
  { path: '/sign-in', for: 'anyone', load: () => import('../pages/sign-in/SignIn.svelte') },
  { path: '/welcome', for: 'signed-in', load: () => import('../pages/welcome/Welcome.svelte') },
];

/** The page at a path, with what its address says; null if there is none. */
export function pageAt(path: string): { page: Page; params: Params } | null {
  for (const page of pages) {
    const params = matched(page.path, path);
    if (params !== null) return { page, params };
  }
  return null;
}

/** What the server counts by. */
const NUMBER = /^[1-9]\d{0,14}$/;

function matched(pattern: string, path: string): Params | null {
  const wanted = pattern.split('/').slice(1);
  const given = path.replace(/\/$/, '').split('/').slice(1);
  if (pattern === '/') return path === '/' ? {} : null;
  if (given.length > wanted.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const word = given[index];
    if (!part.startsWith(':')) {
      if (part !== word) return null;
    } else if (word !== undefined) {
      const value = decoded(word);
      if (value === null || (part.endsWith('#') && !NUMBER.test(value))) return null;
      params[part.replace(/^:|[?#]$/g, '')] = value;
    } else if (!part.endsWith('?')) {
      return null;
    }
  }
  return params;
}

/** Null where the address is broken. */
function decoded(word: string): string | null {
  try {
    return decodeURIComponent(word);
  } catch {
    return null;
  }
}

import type { Role } from '@daeguk/api';

const USUAL: Readonly<Record<Role, string>> = {
  organiser: '/organise',
  contestant: '/desk',
  visitor: '/',
};

/** Where somebody goes on to who has asked for no page. */
export function usualPlace(role: Role): string {
  return USUAL[role];
}

/**
 * Where somebody goes on to after signing in, as the address asked for it: a page of ours and nothing else, or a link
 * could send people who trust this page to another.
 */
export function destination(to: string | null, origin: string): string | null {
  // Browsers read a backslash as a slash, and leave out line breaks and tabs.
  if (to === null || !/^\/(?![/\\])/.test(to) || /[\p{Cc}\\]/u.test(to)) return null;
  if (!URL.canParse(to, origin)) return null;
  const url = new URL(to, origin);
  if (url.origin !== origin) return null;
  const isDoor = ['/sign-in', '/welcome'].includes(url.pathname);
  return isDoor || url.pathname.startsWith('/api/') ? null : url.pathname + url.search + url.hash;
}

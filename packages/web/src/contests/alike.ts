import { protocols } from 'virtual:kits';
import type { ContestPage } from '@daeguk/api';

/**
 * The contest that comes with Daeguk and talks in the same way: what is written about it, and for it, is good for this
 * one too. Itself if it is one of them; null if there is none.
 */
export function alikeOf({ id, file }: Pick<ContestPage, 'id' | 'file'>): string | null {
  const spoken = Array.isArray(file.protocols) ? String(file.protocols[0]) : '';
  if (protocols[id] === spoken) return id;
  return Object.keys(protocols).find((known) => protocols[known] === spoken) ?? null;
}

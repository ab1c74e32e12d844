import type { Me } from '@daeguk/api';

/** Who looks at something, as far as it matters to what they may see. */
export interface Viewer {
  readonly account: number | null;
  readonly isOrganiser: boolean;
}

export function viewerOf(account: Pick<Me, 'id' | 'role'> | null): Viewer {
  return { account: account?.id ?? null, isOrganiser: account?.role === 'organiser' };
}

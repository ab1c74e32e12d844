import type { ContestPage } from '@daeguk/api';
import type { Component } from 'svelte';
import type { PartName } from './part-names.js';

/** What every part of a contest's page is given. */
export interface PartProps {
  readonly contest: ContestPage;
}

interface Part {
  /** Some are reached by links only. */
  readonly isTab: boolean;
  load(): Promise<{ default: Component<PartProps> }>;
}

/** Each is loaded when it is opened. */
export const parts: Readonly<Record<PartName, Part>> = {
  overview: { isTab: true, load: () => import('./overview/Overview.svelte') },
  rules: { isTab: true, load: () => import('./guide/Rules.svelte') },
  protocol: { isTab: true, load: () => import('./guide/Protocol.svelte') },
  kits: { isTab: true, load: () => import('./kits/Kits.svelte') },
  ladder: { isTab: true, load: () => import('./ladder/Ladder.svelte') },
  games: { isTab: true, load: () => import('./games/Games.svelte') },
  submissions: { isTab: true, load: () => import('./submissions/Submissions.svelte') },
  tournaments: { isTab: true, load: () => import('./tournaments/Tournaments.svelte') },
  time: { isTab: false, load: () => import('./guide/Time.svelte') },
};

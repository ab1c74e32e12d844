import type { Component } from 'svelte';
import type { PartName } from './part-names.js';

type Part = () => Promise<{ default: Component<Record<string, never>> }>;

/** Each is loaded when it is opened. */
export const parts: Readonly<Record<PartName, Part>> = {
  overview: () => import('./overview/Overview.svelte'),
  contests: () => import('./contests/Contests.svelte'),
  people: () => import('./people/People.svelte'),
  tournaments: () => import('./tournaments/Tournaments.svelte'),
  workers: () => import('./workers/Workers.svelte'),
  announcements: () => import('./announcements/Announcements.svelte'),
  arena: () => import('./arena/ArenaPart.svelte'),
};

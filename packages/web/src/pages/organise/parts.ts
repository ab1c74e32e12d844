import type { Component } from 'svelte';

type Part = () => Promise<{ default: Component<Record<string, never>> }>;

export const partNames = [
  'overview',
  'contests',
  'people',
  'tournaments',
  'workers',
  'announcements',
  'arena',
] as const;

export type PartName = (typeof partNames)[number];

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

export function isPart(name: string): name is PartName {
  return (partNames as readonly string[]).includes(name);
}

import { MediaQuery } from 'svelte/reactivity';
import { remember, remembered } from './memory.js';

export const themes = ['system', 'light', 'dark'] as const;
export const boardStyles = ['wood', 'paper', 'slate', 'contrast'] as const;
export const stoneStyles = ['shaded', 'flat', 'lettered'] as const;

export interface Preferences {
  theme: (typeof themes)[number];
  /** What boards and stones look like. */
  board: (typeof boardStyles)[number];
  stones: (typeof stoneStyles)[number];
  /** Moves slide, discs turn; off also where the system asks for less motion. */
  animation: boolean;
  /** Squares a move may go to are lit. */
  legalMoves: boolean;
  coordinates: boolean;
  /** A second tap or enter sends the move, where points are too small for a finger. */
  confirm: boolean;
}

const NAME = 'preferences';

const usual: Preferences = {
  theme: 'system',
  board: 'wood',
  stones: 'shaded',
  animation: true,
  legalMoves: true,
  coordinates: true,
  confirm: matchMedia('(pointer: coarse)').matches,
};

/** How this person likes it, kept in this browser. Change a field and it is remembered. */
export const preferences: Preferences = $state({ ...usual, ...known(remembered(NAME)) });

const systemIsDark = new MediaQuery('(prefers-color-scheme: dark)');

/** What the page looks like now. */
export function isDark(): boolean {
  return preferences.theme === 'system' ? systemIsDark.current : preferences.theme === 'dark';
}

/** To be called once, while the portal is set up. */
export function keepPreferences(): void {
  $effect(() => {
    remember(NAME, preferences);
    const { dataset } = document.documentElement;
    dataset.theme = isDark() ? 'dark' : 'light';
    dataset.board = preferences.board;
    dataset.stones = preferences.stones;
  });
}

/** Whether things move: both the person and their system want it. */
export function moves(): boolean {
  return preferences.animation && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Of what was kept, what still means something. */
function known(kept: unknown): Partial<Preferences> {
  if (typeof kept !== 'object' || kept === null) return {};
  const choices: Record<string, readonly unknown[]> = {
    theme: themes,
    board: boardStyles,
    stones: stoneStyles,
  };
  const isSound = ([name, value]: [string, unknown]) =>
    name in usual && (choices[name]?.includes(value) ?? typeof value === 'boolean');
  return Object.fromEntries(Object.entries(kept).filter(isSound));
}

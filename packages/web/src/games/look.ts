import type { Component } from 'svelte';

/** A move that was made, and the state it was made in. */
export interface LastMove {
  readonly before: unknown;
  readonly move: string;
}

/** What every board is given. It draws a state and reports moves; what is legal it asks the rule book. */
export interface BoardProps {
  /** A state of the game's rule book. */
  readonly state: unknown;
  /** What it marks: the move that led here. Null at the start. */
  readonly last: LastMove | null;
  /** What the board is called by a screen reader. */
  readonly label: string;
  /** Whether whoever sits here may move now. */
  readonly mayMove?: boolean;
  /** A move was made, in the notation of the rule book; it is legal. */
  readonly onmove?: ((move: string) => void) | undefined;
  /** Of a move in several steps some are made: what takes the last one back, or null when none is left. */
  readonly onbegun?: ((takeBack: (() => void) | null) => void) | undefined;
  /** A line to be shown on it, beginning with a move in this state: the first strong, the others faint. */
  readonly line?: readonly string[];
  /** Seen from the second seat. */
  readonly isTurned?: boolean;
  /** A picture: no coordinates, nothing to touch. */
  readonly isSmall?: boolean;
}

/** What can be chosen for a practice game: values as the rule book's options read them. */
export interface OptionsProps {
  readonly options: Readonly<Record<string, unknown>>;
  onchange(options: Readonly<Record<string, unknown>>): void;
}

/** A position to begin from, chosen by name. */
export interface Opening {
  readonly name: Readonly<Record<'en' | 'ko' | 'zh', string>>;
  /** As `parsePosition` reads it, with these options. */
  readonly position: string;
}

/** How a game is shown. Adding a game's is its folder and a line in the registry. */
export interface GameLook {
  readonly Board: Component<BoardProps>;
  /** A position that shows what the game is about, as `parsePosition` reads it. */
  readonly picture: string;
  /** Null where there is nothing to choose. */
  readonly Options: Component<OptionsProps> | null;
  readonly openings: readonly Opening[];
  /** Seen from the second seat it looks another way. */
  readonly isTurnable: boolean;
  /** What each side counts now, the first first, as in discs or pieces; null where nothing is counted. */
  tally(state: unknown): readonly [string, string] | null;
}

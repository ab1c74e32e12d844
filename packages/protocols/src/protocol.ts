import type { Json, Side } from '@daeguk/games';
import type { Framing } from './framing.js';

/**
 * A wire format, without any input or output: what to send, and how to read what comes. Both ends
 * are here, so that the referee and the programs that talk to it cannot drift apart.
 */
export interface Protocol {
  readonly name: string;
  /** The rule book it is for. */
  readonly game: string;
  /** How the bytes travel. A program run afresh gets each turn as arguments and answers by its output. */
  readonly transport: 'pipes' | 'tcp' | 'afresh';
  /** Whether a turn tells the whole position, so that a move made for a failing player is seen by it. */
  readonly tellsPosition: boolean;
  /** Whether a game may begin from any position: some protocols have no words for one. */
  readonly tellsStart: boolean;
  host(table: Table): Host;
  /** What the contest sets of the game's options may be given: no protocol tells it. */
  guest(options?: GivenOptions): Guest;
}

/** Options of a rule book, as a contest file has them. */
export type GivenOptions = Readonly<Record<string, unknown>>;

/** What the referee's end knows of the game when it begins. Times are in milliseconds. */
export interface Table {
  readonly side: Side;
  /** The state the game starts from. */
  readonly start: unknown;
  /** For each move; null where only the whole game is timed. */
  readonly moveTime: number | null;
  /** What a contest adds for this protocol, such as UCI's setoption lines. */
  readonly settings: Readonly<Record<string, Json>>;
}

/** Where a game stands when a player is asked for a move. */
export interface Situation {
  readonly state: unknown;
  /** Every move so far, in the game's notation. */
  readonly moves: readonly PlayedMove[];
  /** Each side's time left in milliseconds, where the whole game is timed. */
  readonly remaining: Readonly<Record<Side, number>> | null;
}

export interface PlayedMove {
  readonly side: Side;
  readonly move: string;
}

/** How a game ended for one player. */
export type Result = 'won' | 'lost' | 'drawn';

/** The referee's end of the talk with one player, for one game. */
export interface Host {
  /** Cuts what the player writes into frames. */
  framing(longest: number): Framing;
  /** What is sent to open the game, one request after the other. */
  greeting(): readonly Request[];
  turn(situation: Situation): Request;
  /**
   * Reads a frame; `open` is the request that waits for its answer, the very one that `greeting` or
   * `turn` gave, and null when none does.
   */
  read(frame: Uint8Array, open: Request | null): Reading;
  /**
   * Sent when the game is over, or is broken off with no result. `last` is the move that ended it, if the
   * opponent made it: no turn will tell that any more.
   */
  farewell(result: Result | null, last: string | null): readonly Uint8Array[];
}

/** Messages that go out together, and what is awaited in return. */
export interface Request {
  /** As they go over the wire, with their line ends. For a program run afresh: its arguments, each a message. */
  readonly messages: readonly Uint8Array[];
  readonly awaits: 'move' | 'reply' | 'nothing';
}

/** What a frame from the player means. */
export type Reading =
  /** The reply awaited; some tell who the player is. */
  | { readonly kind: 'reply'; readonly name?: string }
  /** Who the player is, told by the way. */
  | { readonly kind: 'name'; readonly name: string }
  /** A move in the game's notation, still to be held to the rules. */
  | { readonly kind: 'move'; readonly move: string }
  /** Meant for the log of the player's author. */
  | { readonly kind: 'debug'; readonly text: string }
  /** Allowed, and of no consequence. */
  | { readonly kind: 'ignored' }
  /** An answer of the wrong form, or one that nobody asked for. */
  | { readonly kind: 'wrong'; readonly code: 'invalid-reply' | 'out-of-turn' };

/** The player's end. Frames from the referee go in; what to do comes out. */
export interface Guest {
  framing(longest: number): Framing;
  /** Sent as soon as the connection stands. */
  hello(): readonly Uint8Array[];
  read(frame: Uint8Array): Heard;
  /** Tells the referee the move chosen for the position last heard, and remembers it. */
  answer(move: string): readonly Uint8Array[];
}

export type Heard =
  /** Send this (often nothing) and listen on. */
  | { readonly kind: 'reply'; readonly messages: readonly Uint8Array[] }
  /** Choose a move for this state, then `answer`. Times are in milliseconds. */
  | {
      readonly kind: 'choose';
      readonly state: unknown;
      readonly moveTime: number | null;
      readonly remaining: number | null;
    }
  | { readonly kind: 'over'; readonly result: Result | null }
  /** Not a message of this protocol; a tolerant player listens on. */
  | { readonly kind: 'unknown' };

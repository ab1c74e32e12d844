import { untrack } from 'svelte';
import type { Point } from './arrow.js';
import { type Dragging, dragging } from './dragging.svelte.js';

/** By the square of each piece that can move: where it may go, and what going there is. */
export type Choices<Target> = ReadonlyMap<number, ReadonlyMap<number, Target>>;

interface Board<Target> {
  readonly columns: number;
  readonly rows: number;
  /** What is taken up is put down when the position changes. */
  state(): unknown;
  /** None while nobody may move. */
  choices(): Choices<Target>;
  /** From a square to the cell where it is seen, and back. */
  turn(square: number): number;
  /** The piece was put down where it may go. */
  onput(target: Target, square: number): void;
}

export interface Carrying<Target> {
  /** Of the piece that was taken up: where it stood, and where it may go. */
  readonly chosen: number | null;
  readonly targets: ReadonlyMap<number, Target> | undefined;
  /** The piece that a mouse holds, and how far it was carried. */
  readonly held: { readonly square: number; readonly by: Point } | null;
  readonly drag: Dragging;
  /** Whoever carried a piece out of a position has seen it move. */
  isSeen(before: unknown): boolean;
  pick(cell: number): void;
  drop(): void;
}

/**
 * Moves that take a piece from one square to another: in two picks, or carried by mouse. To be called while a
 * component is set up.
 */
export function carrying<Target>(board: Board<Target>): Carrying<Target> {
  let taken = $state<number | null>(null);
  let carriedIn = $state.raw<unknown>(null);

  // Also where a move is taken back, which leads to the very same position.
  $effect.pre(() => {
    void board.state();
    untrack(() => {
      taken = null;
    });
  });

  const chosen = $derived(taken !== null && board.choices().has(taken) ? taken : null);
  const targets = $derived(chosen === null ? undefined : board.choices().get(chosen));

  function put(square: number) {
    const target = targets?.get(square);
    if (target !== undefined) board.onput(target, square);
  }

  const drag = dragging({
    columns: board.columns,
    rows: board.rows,
    ontake(cell) {
      const square = board.turn(cell);
      const isFree = board.choices().has(square);
      if (isFree) taken = square;
      return isFree;
    },
    ondrop(cell) {
      const square = board.turn(cell);
      if (targets?.has(square)) carriedIn = board.state();
      put(square);
    },
  });
  const held = $derived(
    drag.now && chosen === board.turn(drag.now.cell) ? { square: chosen, by: drag.now } : null,
  );

  return {
    drag,
    get chosen() {
      return chosen;
    },
    get targets() {
      return targets;
    },
    get held() {
      return held;
    },
    isSeen: (before) => carriedIn !== null && before === carriedIn,
    pick(cell) {
      const square = board.turn(cell);
      if (targets?.has(square)) put(square);
      else if (board.choices().has(square) && square !== chosen) taken = square;
      else taken = null;
    },
    drop() {
      taken = null;
    },
  };
}

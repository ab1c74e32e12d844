/** The piece that was picked up, where a move is made in two picks. */
export interface Picking {
  readonly square: number | null;
  take(square: number): void;
  drop(): void;
}

/** What is picked up is put down when the position changes. To be called while a component is set up. */
export function picking(state: () => unknown): Picking {
  let picked = $state.raw<{ readonly within: unknown; readonly square: number } | null>(null);
  const square = $derived(picked !== null && picked.within === state() ? picked.square : null);
  return {
    get square() {
      return square;
    },
    take(taken) {
      picked = { within: state(), square: taken };
    },
    drop() {
      picked = null;
    },
  };
}

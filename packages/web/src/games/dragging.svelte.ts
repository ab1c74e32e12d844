import { SQUARE } from './square.js';

/** What a mouse holds: a cell's piece, and how far it was carried, as the picture measures. */
export interface Drag {
  readonly cell: number;
  readonly x: number;
  readonly y: number;
}

interface Board {
  readonly columns: number;
  readonly rows: number;
  /** Whether what lies there can be carried; it is then taken up. */
  ontake(cell: number): boolean;
  ondrop(cell: number): void;
}

interface Press {
  readonly cell: number;
  readonly x: number;
  readonly y: number;
}

export interface Dragging {
  readonly now: Drag | null;
  onpointerdown(event: PointerEvent): void;
  onpointermove(event: PointerEvent): void;
  onpointerup(event: PointerEvent): void;
  onpointercancel(event: PointerEvent): void;
}

/** So little is a click with an unsteady hand. */
const LEAST = 5;

/**
 * Pieces carried by mouse, beside being picked: handlers for what lies over the squares. Fingers scroll the page
 * instead. To be called while a component is set up.
 */
export function dragging({ columns, rows, ontake, ondrop }: Board): Dragging {
  let press: Press | null = null;
  let drag = $state.raw<Drag | null>(null);

  function cellAt(event: PointerEvent): number | null {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const column = Math.floor(((event.clientX - box.left) / box.width) * columns);
    const row = Math.floor(((event.clientY - box.top) / box.height) * rows);
    const isInside = column >= 0 && column < columns && row >= 0 && row < rows;
    return isInside ? row * columns + column : null;
  }

  function stop() {
    press = null;
    drag = null;
  }

  return {
    get now() {
      return drag;
    },
    onpointerdown(event: PointerEvent) {
      const cell = cellAt(event);
      const isHeld = event.pointerType === 'mouse' && event.button === 0 && cell !== null;
      press = isHeld ? { cell, x: event.clientX, y: event.clientY } : null;
    },
    onpointermove(event: PointerEvent) {
      if (press === null) return;
      // Whoever lets go outside the board, before anything was carried, is not heard of here.
      if (event.buttons === 0) return stop();
      const over = event.currentTarget as HTMLElement;
      const [x, y] = [event.clientX - press.x, event.clientY - press.y];
      if (drag === null && Math.hypot(x, y) < LEAST) return;
      if (drag === null && !ontake(press.cell)) return stop();
      if (drag === null) over.setPointerCapture(event.pointerId);
      const scale = (columns * SQUARE) / over.clientWidth;
      drag = { cell: press.cell, x: x * scale, y: y * scale };
    },
    onpointerup(event: PointerEvent) {
      const cell = drag && cellAt(event);
      const from = drag?.cell;
      stop();
      if (cell !== null && cell !== from) ondrop(cell);
    },
    onpointercancel: stop,
  };
}

/** The estimate with its weights open to change: for fitting them, never shipped. */
import { position, loadPosition } from '../microchess/position';
import { weights } from '../microchess/weights';

const exchange = heap.alloc(8192);

export function buffer(): usize {
  return exchange;
}

export function setPosition(length: i32): void {
  loadPosition(exchange, length);
}

export function weightCount(): i32 {
  return weights.length;
}

/** The weights, 32-bit numbers. */
export function weightList(): usize {
  return changetype<usize>(weights);
}

export function evaluate(): i32 {
  return position.judge();
}

/** What thinking may cost: nodes and time. Whoever visits a position counts it here. */

// @ts-ignore: decorator
@external('host', 'now')
declare function now(): f64;

/** How often the clock is read, in nodes: about every millisecond. */
const NODES_BETWEEN_LOOKS: i32 = 1024;

export let nodes: i32 = 0;
/** Set when the effort is used up: whatever is being searched is given up, its result is worth nothing. */
export let isSpent: bool = false;

let mostNodes: i32 = i32.MAX_VALUE;
let deadline: f64 = Infinity;
let untilLook: i32 = 0;

export function allow(nodeLimit: i32, time: f64): void {
  nodes = 0;
  mostNodes = nodeLimit;
  deadline = time;
  isSpent = false;
  untilLook = min(NODES_BETWEEN_LOOKS, nodeLimit);
}

// @ts-ignore: decorator
@inline
export function countNode(): void {
  nodes++;
  if (--untilLook <= 0) look();
}

function look(): void {
  untilLook = min(NODES_BETWEEN_LOOKS, mostNodes - nodes);
  if (nodes >= mostNodes || now() >= deadline) isSpent = true;
}

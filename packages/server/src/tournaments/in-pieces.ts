import { setImmediate as breath } from 'node:timers/promises';

/** Does the steps of something long, and lets the server answer others between them. */
export async function inPieces<Value>(steps: Generator<undefined, Value>): Promise<Value> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await breath();
  }
}

/** Work that can be left for a moment after each of its steps. */
export type Steps<Value> = Generator<undefined, Value, undefined>;

/** Does it all at once. */
export function takeAll<Value>(steps: Steps<Value>): Value {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Random numbers by seed (xorshift64*): the same seed, the same training. */
let state: u64 = 1;

export function seedRandom(seed: u32): void {
  state = (<u64>seed + 1) * 0x9e3779b97f4a7c15;
}

/** From 0 to `bound` − 1. */
export function below(bound: i32): i32 {
  state ^= state >> 12;
  state ^= state << 25;
  state ^= state >> 27;
  return <i32>(((state * 0x2545f4914f6cdd1d) >> 33) % <u64>bound);
}

/** Well-mixed 64-bit numbers by index: the parts that position keys are made of, and noise. */
export function hashOf(index: u64): u64 {
  let x = index * 0x9e3779b97f4a7c15 + 0xd1b54a32d192ed03;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
  x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
  return x ^ (x >> 31);
}

/**
 * A 64-bit number for two boards: two products, one turned by half, so that each bit of the boards reaches
 * all of it. Never 0 for a position that can arise, since 0 is an empty place of the table.
 */
export function keyOf(mine: u64, theirs: u64): u64 {
  const mixed = (mine * 0x9e3779b97f4a7c15) ^ rotl(theirs * 0xbf58476d1ce4e5b9, 32);
  const key = mixed * 0x94d049bb133111eb;
  return key ^ (key >> 32) ^ 0xd1b54a32d192ed03;
}

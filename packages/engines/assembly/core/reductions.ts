/** How much less deep a late move is searched where there are many: half the product of two logarithms. */
export function broadReduction(depth: i32, played: i32): i32 {
  return (HALF_PLY + logarithm(depth) * logarithm(played)) / PLY;
}

/** 2 × 16² / ln²(2): what the product of two logarithms as below is for a ply. */
const PLY: i32 = 1066;
const HALF_PLY: i32 = PLY / 2;

/** To the base 2, in sixteenths; straight lines between the powers of two. */
// @ts-ignore: decorator
@inline
function logarithm(number: i32): i32 {
  const power = 31 - <i32>clz(number);
  return (power << 4) + ((number << 4) >> power) - 16;
}

/** Lists of 32-bit numbers in plain memory: no bounds, no header, nothing to collect. */

// @ts-ignore: decorator
@inline
export function at(list: usize, index: i32): i32 {
  return load<i32>(list + ((<usize>index) << 2));
}

// @ts-ignore: decorator
@inline
export function put(list: usize, index: i32, value: i32): void {
  store<i32>(list + ((<usize>index) << 2), value);
}

/** Nothing that is asked is nested deeper; what is would exhaust the stack of whoever walks through it. */
const DEEPEST = 64;

/** Looked at level by level, so that no depth can exhaust this. */
export function isTooDeep(value: unknown): boolean {
  let level = [value].filter(isNested);
  for (let depth = 0; level.length > 0; depth++) {
    if (depth === DEEPEST) return true;
    level = level.flatMap((each) => Object.values(each).filter(isNested));
  }
  return false;
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

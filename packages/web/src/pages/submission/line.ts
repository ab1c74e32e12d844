/** Where a line of a text begins and ends; lines begin with 1. One that is not there is the last. */
export function lineRange(text: string, line: number): [from: number, to: number] {
  let from = 0;
  for (let row = 1; row < line; row++) {
    const end = text.indexOf('\n', from);
    if (end < 0) break;
    from = end + 1;
  }
  const end = text.indexOf('\n', from);
  return [from, end < 0 ? text.length : end];
}

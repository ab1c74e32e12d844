/** Two who meet, by number. */
export type Edge = readonly [number, number];

/**
 * Says for each meeting who sits first, so that nobody sits first more than once more, or less, than
 * second. Following the meetings from one to the next, round trips until none is left, whoever is
 * arrived at departs again: those who meet an odd number of others are joined to one more, who is
 * nobody, and so every trip closes.
 */
export function seatEvenly(count: number, edges: readonly Edge[]): Edge[] {
  const nobody = count;
  const degrees = new Int32Array(count);
  for (const [one, two] of edges) {
    degrees[one]! += 1;
    degrees[two]! += 1;
  }
  const all = [...edges];
  for (const [who, degree] of degrees.entries()) if (degree % 2 === 1) all.push([who, nobody]);
  const meetings: number[][] = Array.from({ length: count + 1 }, () => []);
  for (const [index, [one, two]] of all.entries()) {
    meetings[one]!.push(index);
    meetings[two]!.push(index);
  }
  const seated: (Edge | undefined)[] = Array.from({ length: all.length });
  for (let start = 0; start <= count; start++) {
    for (let at = start; ; ) {
      const list = meetings[at]!;
      while (list.length > 0 && seated[list.at(-1)!] !== undefined) list.pop();
      const index = list.pop();
      if (index === undefined) {
        // A trip ends where it began; from there another may start.
        if (at === start) break;
        throw new Error('a trip that does not close');
      }
      const [one, two] = all[index]!;
      const next = one === at ? two : one;
      seated[index] = [at, next];
      at = next;
    }
  }
  return seated.slice(0, edges.length) as Edge[];
}

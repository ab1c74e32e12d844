import type { Edge } from './seats.js';

/**
 * Everybody meets everybody once, in rounds in which nobody plays twice: one stays, the others move
 * around a circle. With an odd number, whoever meets nobody rests.
 */
export function circleRounds(count: number): Edge[][] {
  const places = count + (count % 2);
  const circle = places - 1;
  const rounds: Edge[][] = [];
  for (let round = 0; round < circle; round++) {
    const pairs: Edge[] = [];
    if (count % 2 === 0) pairs.push([circle, round]);
    for (let step = 1; step < places / 2; step++) {
      pairs.push([(round + step) % circle, (round - step + circle) % circle]);
    }
    rounds.push(pairs);
  }
  return rounds;
}

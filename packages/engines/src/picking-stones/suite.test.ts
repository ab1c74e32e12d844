import { pickingStones, takeable } from '@daeguk/games';
import { describe, expect, it } from 'vitest';
import { answer, mistake, readSuite, stateOf } from '../testing/suite.js';
import { pickingStonesEngine } from './engine.js';

const engine = await pickingStonesEngine.load(0);

/** Whether the player to move wins, by trying everything. */
function wins(n: number, taken: readonly number[], known: Map<string, boolean>): boolean {
  const key = `${[...taken].sort((a, b) => a - b)} ${taken.at(-1)}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const result = takeable({ n, taken }).some((stone) => !wins(n, [...taken, stone], known));
  known.set(key, result);
  return result;
}

describe('the suite', () => {
  const suite = readSuite('picking-stones');

  it('has 30 exercises and more', () => {
    expect(suite.length).toBeGreaterThanOrEqual(30);
  });

  it.each(suite)('$position: $reason', (exercise) => {
    expect(mistake(exercise, answer(engine, 'picking-stones', exercise, 1000))).toBeNull();
  });

  it.each(suite)('$position: what it asks for is right', (exercise) => {
    const { n, taken } = stateOf('picking-stones', exercise) as { n: number; taken: number[] };
    const known = new Map<string, boolean>();
    const winning = takeable({ n, taken }).filter((stone) => !wins(n, [...taken, stone], known));
    const asked = exercise.best ?? [];
    expect(asked).toEqual(winning.map((stone) => pickingStones.formatMove(stone)));
    // A stone to avoid in a lost position is one that can be refuted at once.
    for (const stone of exercise.avoid ?? []) {
      const after = { n, taken: [...taken, Number(stone)] };
      const answers = takeable(after).map((s) => takeable({ n, taken: [...after.taken, s] }));
      expect(answers.some((rest) => rest.length === 0)).toBe(true);
    }
  });
});

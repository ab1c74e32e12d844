import { describe, expect, test } from 'vitest';
import { probe } from './probe.js';
import { ownGroups } from './testing/boxes.js';
import { sandboxOf } from './tier.js';

describe('the probe', () => {
  test('finds a tier with boxes here, and says what stands against a better one', async () => {
    const { tier, missing } = await probe();
    expect(['A', 'B']).toContain(tier);
    expect(missing).toHaveLength(tier === 'A' ? 0 : 1);
    expect(ownGroups(sandboxOf(tier))).toEqual([]);
  });

  test('does not look above what was asked for', async () => {
    expect(await probe('B')).toEqual({ tier: 'B', missing: [] });
    expect(await probe('C')).toEqual({ tier: 'C', missing: [] });
  });
});

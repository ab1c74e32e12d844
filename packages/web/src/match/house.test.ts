import { beforeEach, expect, test, vi } from 'vitest';
import { House } from './house.js';

const thinker = vi.hoisted(() => ({ ready: vi.fn(), stop: vi.fn() }));
vi.mock('@daeguk/engines', () => ({
  Thinker: class {
    ready = thinker.ready;
    stop = thinker.stop;
  },
}));

beforeEach(() => void vi.resetAllMocks());

test('gets its engine ready, and says what went wrong', async () => {
  const house = new House('reversi');
  thinker.ready.mockResolvedValueOnce(null).mockRejectedValueOnce(new Error('offline'));
  expect((await house.ready()).ok).toBe(true);
  expect(await house.ready()).toMatchObject({ ok: false, fault: { code: 'no-engine' } });
  expect(thinker.stop).toHaveBeenCalledTimes(1);
});

test('begins nothing when it was stopped while its engine was loaded', async () => {
  const house = new House('reversi');
  const asked = house.ready();
  house.stop();
  expect(await asked).toMatchObject({ ok: false, fault: { code: 'stopped' } });
  expect(thinker.ready).not.toHaveBeenCalled();
});

import { afterEach, expect, it, vi } from 'vitest';
import { Visible } from './visible';

/** Locks that all tabs of a browser share. */
function sharedLocks(): ConstructorParameters<typeof Visible>[0] {
  const held = new Set<{ name: string }>();
  const locks = {
    query: () => Promise.resolve({ held: [...held], pending: [] }),
    request: async (name: string, _: unknown, hold: () => Promise<void>) => {
      const lock = { name };
      held.add(lock);
      await hold();
      held.delete(lock);
    },
  };
  return locks as unknown as ConstructorParameters<typeof Visible>[0];
}

afterEach(() => vi.restoreAllMocks());

it('knows of a visible page in another tab, until that is hidden', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  const locks = sharedLocks();
  const [here, other] = [new Visible(locks), new Visible(locks)];
  expect(await here.anywhere()).toBe(true);
  other.tell();
  hidden.mockReturnValue(true);
  expect(await here.anywhere()).toBe(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await Promise.resolve();
  expect(await here.anywhere()).toBe(false);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockReturnValue(true);
  expect(await here.anywhere()).toBe(true);
  document.dispatchEvent(new Event('visibilitychange'));
});

import { afterEach, expect, it, vi } from 'vitest';
import { whenNear } from './nearby';

afterEach(() => void vi.unstubAllGlobals());

/** An observer that never reports an element as near the window. */
class Watching {
  observe(): void {}
  disconnect(): void {}
}

it('calls back before the page is printed, once, and not where the element is gone', () => {
  vi.stubGlobal('IntersectionObserver', Watching);
  const [near, gone] = [vi.fn(), vi.fn()];
  whenNear(near)(document.body);
  whenNear(gone)(document.body)();
  dispatchEvent(new Event('beforeprint'));
  dispatchEvent(new Event('beforeprint'));
  expect(near).toHaveBeenCalledTimes(1);
  expect(gone).not.toHaveBeenCalled();
});

import { flushSync } from 'svelte';

const AHEAD = '400px';

/** Calls back once, when the element comes near the window or the page is printed; for parts costly to draw. */
export function whenNear(near: () => void): (element: Element) => () => void {
  return (element) => {
    const stop = (): void => {
      observer.disconnect();
      removeEventListener('beforeprint', printed);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        stop();
        near();
      },
      { rootMargin: AHEAD },
    );
    // Parts drawn in a later task would not be printed.
    const printed = (): void => {
      stop();
      flushSync(near);
    };
    observer.observe(element);
    addEventListener('beforeprint', printed);
    return stop;
  };
}

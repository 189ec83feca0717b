const AHEAD = '400px';

/** Calls back once, when the element comes near the window; for what is not worth drawing before. */
export function whenNear(near: () => void): (element: Element) => () => void {
  return (element) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        near();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  };
}

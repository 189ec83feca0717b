/** Milliseconds after the page's own loading, with which the worker's does not compete. */
const LATER = 2_000;

/** Lets a worker keep the site in this browser, so that it opens without a connection, unless the reader saves data. */
export function keepForOffline(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  // Browsers have no such worker without TLS, except on the same machine.
  if (!('serviceWorker' in navigator) || import.meta.env.DEV || connection?.saveData) return;
  const register = (): void => {
    // The site works without.
    navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  };
  const later = (): unknown => setTimeout(register, LATER);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}

/** Lets the worker keep a file too, as soon as there is a worker. */
export async function keepToo(path: string): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  await navigator.serviceWorker.ready;
  // A worker that has just come takes the page over a moment later.
  if (!navigator.serviceWorker.controller)
    await new Promise((taken) =>
      navigator.serviceWorker.addEventListener('controllerchange', taken, { once: true }),
    );
  await fetch(path);
}

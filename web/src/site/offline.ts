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

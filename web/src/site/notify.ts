import { router } from './router.svelte';
import { settings } from './settings.svelte';
import { toast } from './notices.svelte';

/** Whether this browser has notifications. */
export const canNotify = 'Notification' in globalThis;

/** Asks the browser for its permission, after the player has switched notifications on; switches them off without it. */
export async function askToNotify(): Promise<void> {
  const permission = canNotify ? await Notification.requestPermission() : 'denied';
  if (permission === 'granted') return;
  settings.notify = false;
  toast(
    'The browser does not allow notifications of this site. Allow them in its settings first.',
    'problem',
  );
}

/**
 * Shows a notification about a table, if the player wants them and the page is hidden. Notifications of the same table
 * replace each other, also those of other tabs.
 */
export function notify(title: string, body: string, table: string): void {
  const wanted = settings.notify && document.hidden;
  if (!wanted || !canNotify || Notification.permission !== 'granted') return;
  const address = `/play/${encodeURIComponent(table)}`;
  const options = { body, tag: address, icon: '/icons/192.png' };
  try {
    const shown = new Notification(title, options);
    shown.addEventListener('click', () => {
      window.focus();
      router.go(address);
      shown.close();
    });
  } catch {
    // Some phones let only a service worker show notifications; it opens the address in the tag.
    void navigator.serviceWorker
      ?.getRegistration()
      .then((worker) => worker?.showNotification(title, options));
  }
}

import { router } from './router.svelte';
import { settings } from './settings.svelte';
import { toast } from './notices.svelte';
import { visible } from './visible';

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

const TOLD = 'variorum.told';
const MOST = 100;

/** Whether this browser has notified its player of a table after this many moves; from now on it counts as notified. */
export function hasTold(table: string, plies: number): boolean {
  const news = `${table}/${plies}`;
  try {
    const told = JSON.parse(localStorage.getItem(TOLD) ?? '[]') as string[];
    if (told.includes(news)) return true;
    localStorage.setItem(TOLD, JSON.stringify([...told, news].slice(-MOST)));
  } catch {
    // What is told twice is better than what is never told.
  }
  return false;
}

/**
 * Shows a notification about a table after a number of moves, once, if the player wants it and no page of the site is
 * visible. Notifications of the same table replace each other, also those of other tabs.
 */
export async function notify(title: string, body: string, table: string, plies: number): Promise<void> {
  if (!settings.notify || !canNotify || Notification.permission !== 'granted') return;
  if ((await visible.anywhere()) || hasTold(table, plies)) return;
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

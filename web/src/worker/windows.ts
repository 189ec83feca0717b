/** Of the windows of a service worker, what is used here. */
export interface Windows {
  matchAll(of: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Window[]>;
  openWindow(address: string): Promise<unknown>;
}
interface Window {
  readonly url: string;
  focus(): Promise<unknown>;
}

/** Brings the window with an address of the site to the front; opens one if there is none. */
export async function show(windows: Windows, path: string, origin: string): Promise<void> {
  const open = await windows.matchAll({ type: 'window', includeUncontrolled: true });
  const found = open.find(({ url }) => new URL(url).pathname === new URL(path, origin).pathname);
  await (found ? found.focus() : windows.openWindow(path));
}

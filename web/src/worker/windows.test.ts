import { expect, it } from 'vitest';
import { show } from './windows';

it('shows the window that has the page, or opens one', async () => {
  const done: string[] = [];
  const windows = {
    matchAll: () =>
      Promise.resolve(
        ['/mine', '/play/T?x'].map((path) => ({
          url: `https://site.example${path}`,
          focus: () => Promise.resolve(done.push(`focus ${path}`)),
        })),
      ),
    openWindow: (path: string) => Promise.resolve(done.push(`open ${path}`)),
  };
  await show(windows, '/play/T', 'https://site.example');
  await show(windows, '/play/U', 'https://site.example');
  expect(done).toEqual(['focus /play/T?x', 'open /play/U']);
});

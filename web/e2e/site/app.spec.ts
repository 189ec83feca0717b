import type { BrowserContext, Page } from '@playwright/test';
import { barriers } from './axe';
import { expect, test } from './fixtures';
import { mayBePlayed, play } from './hand';

const ALLOWED = { serviceWorkers: 'allow' } as const;

/** Waits until the site is kept in this browser. */
async function kept(page: Page): Promise<void> {
  const isKept = async (): Promise<boolean> => {
    const { active } = (await navigator.serviceWorker.getRegistration()) ?? {};
    return active?.state === 'activated' && navigator.serviceWorker.controller !== null;
  };
  await expect.poll(() => page.evaluate(isKept), { timeout: 60_000 }).toBe(true);
}

async function offline(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
}

test('after one visit, all but the server’s own works without a connection', async ({ open, complaints }) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const page = await open('/', ALLOWED);
  await kept(page);
  await offline(page.context());

  await test.step('the games', async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: 'Play it now' })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  });

  await test.step('rules', async () => {
    await page.goto('/games/chess');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Chess');
    await expect(page.getByRole('heading', { name: 'In thirty seconds' })).toBeVisible();
  });

  await test.step('analysis', async () => {
    await page.goto('/analysis/chess');
    await play(page, 'e2e4');
    await page.getByRole('switch').check();
    await expect(page.getByRole('list', { name: 'Best lines' }).getByRole('listitem')).toHaveCount(1);
  });

  await test.step('a game against the computer', async () => {
    await page.goto('/games/chess');
    await page.getByRole('button', { name: 'Play the computer' }).click();
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.waitForURL(/\/play\/here-/);
    await play(page, 'e2e4');
    await expect(page.getByText('Your turn.', { exact: true })).toBeVisible();
    await page.reload();
    await mayBePlayed(page, 'd2d4');
    await page.goto('/mine');
    await expect(page.getByText('Kept in this browser', { exact: true })).toBeVisible();
    await expect(page.getByText('The server cannot be reached.')).toBeVisible();
  });

  await test.step('a game with a friend says why it cannot begin', async () => {
    await page.goto('/games/chess');
    await page.getByRole('button', { name: 'Play a friend' }).click();
    await page.getByRole('button', { name: 'Make the link' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'The server cannot be reached.' })).toBeVisible();
  });
});

test('nothing private is kept, and no answer about tables', async ({ open }) => {
  const page = await open('/mine', ALLOWED);
  await kept(page);
  await page.goto('/games/chess');
  await page.goto('/mine');
  const addresses = await page.evaluate(async () => {
    const names = await caches.keys();
    const found = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return found.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(addresses.filter((path) => path.startsWith('/api/'))).toEqual(['/api/games']);
  expect(addresses.filter((path) => path.startsWith('/docs'))).toEqual([]);
  const others = await page.evaluate(async () => ({
    stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));
  expect(others.stored.filter((key) => !key.startsWith('variorum.'))).toEqual([]);
  expect(others.databases.filter((name) => name !== 'variorum')).toEqual([]);
  expect(
    addresses.filter((path) => !/^\/(assets|icons|program)\/|^\/[\w.]*$|^\/api\/games$/.test(path)),
  ).toEqual([]);
});

test('the site can be installed', async ({ open }) => {
  const page = await open('/');
  const manifest = await page.request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toMatch(/json/);
  const { icons, start_url: start } = (await manifest.json()) as {
    icons: { src: string; type: string }[];
    start_url: string;
  };
  expect(start).toBe('/');
  for (const { src, type } of icons) {
    const icon = await page.request.get(src);
    expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, type]);
  }
  const worker = await page.request.get('/service-worker.js');
  expect(worker.headers()['content-type']).toMatch(/javascript/);
  expect(worker.headers()['content-security-policy']).toContain("default-src 'none'");
});

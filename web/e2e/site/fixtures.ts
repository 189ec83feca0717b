import { test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import { RealServer } from '../server';
import { Complaints } from './complaints';

interface OfTest {
  /** Errors on the pages. A test fails on any error that it did not expect. */
  complaints: Complaints;
  /** Where games against the computer are played: as a new guest finds it, or at the server, for tests of tables. */
  computer: 'default' | 'server';
  /** Opens an address in a browser of its own, as another guest. The site is not kept for use without a connection. */
  open: (address: string, options?: BrowserContextOptions) => Promise<Page>;
}

interface OfWorker {
  /** The games on the server: the program's own, or games for tests only. */
  games: 'own' | 'compositions';
  server: RealServer;
}

/** Chooses the server as a guest can in the dialog, unless the guest has chosen already. */
function chooseServer(): void {
  localStorage.setItem(
    'variorum.settings',
    JSON.stringify({ computer: 'server', ...JSON.parse(localStorage.getItem('variorum.settings') ?? '{}') }),
  );
}

/** Tests of the whole site: the real server, with as many guests as a test needs. */
export const test = base.extend<OfTest, OfWorker>({
  games: ['own', { option: true, scope: 'worker' }],

  server: [
    async ({ games }, use) => {
      const server = new RealServer(games);
      await server.start('--tables-per-minute', '6000', '--publishing');
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  complaints: async ({}, use) => {
    const complaints = new Complaints();
    await use(complaints);
    complaints.expectNone();
  },

  computer: ['default', { option: true }],

  open: async ({ browser, server, complaints, computer }, use) => {
    const contexts: { close(): Promise<void> }[] = [];
    await use(async (address, options = {}) => {
      const context = await browser.newContext({
        baseURL: server.address,
        serviceWorkers: 'block',
        ...options,
      });
      if (computer === 'server') await context.addInitScript(chooseServer);
      contexts.push(context);
      const page = await context.newPage();
      complaints.hear(page);
      await page.goto(address);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect } from '@playwright/test';

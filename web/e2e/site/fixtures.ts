import { test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import { RealServer } from '../server';
import { Complaints } from './complaints';

interface OfTest {
  /** Errors on the pages. A test fails on any error that it did not expect. */
  complaints: Complaints;
  /** Opens an address in a browser of its own, as another guest. */
  open: (address: string, options?: BrowserContextOptions) => Promise<Page>;
}

interface OfWorker {
  /** The games on the server: the program's own, or games for tests only. */
  games: 'own' | 'compositions';
  server: RealServer;
}

/** Tests of the whole site: the real server, with as many guests as a test needs. */
export const test = base.extend<OfTest, OfWorker>({
  games: ['own', { option: true, scope: 'worker' }],

  server: [
    async ({ games }, use) => {
      const server = new RealServer(games);
      await server.start('--tables-per-minute', '6000');
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

  open: async ({ browser, server, complaints }, use) => {
    const contexts: { close(): Promise<void> }[] = [];
    await use(async (address, options = {}) => {
      const context = await browser.newContext({ baseURL: server.address, ...options });
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

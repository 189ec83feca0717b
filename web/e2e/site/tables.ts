import { expect, type Page } from '@playwright/test';
import type { ClientMessage, TableQuery, TableView } from '../../src/api/types';

/** Creates a table as the page's guest, without using the page. */
export async function setUp(page: Page, query: TableQuery): Promise<string> {
  const answer = await page.request.post('/api/tables', { data: query });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { id: string }).id;
}

/** Makes a move as the page's guest, without using the page. */
export async function send(page: Page, table: string, ply: number, move: string): Promise<void> {
  const message: ClientMessage = { type: 'play', ref: 1, table, ply, move };
  const answer = await page.evaluate(
    (text) =>
      new Promise<string>((done) => {
        const socket = new WebSocket('/api/socket');
        socket.addEventListener('open', () => socket.send(text));
        socket.addEventListener('message', ({ data }) => {
          if ((JSON.parse(String(data)) as { ref?: number }).ref !== 1) return;
          socket.close();
          done(String(data));
        });
      }),
    JSON.stringify(message),
  );
  expect(JSON.parse(answer), move).toMatchObject({ type: 'accepted' });
}

/** The table in the view of the page's guest. */
export async function tableOf(page: Page, id: string): Promise<TableView> {
  const answer = await page.request.get(`/api/tables/${id}`);
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as TableView;
}

/** Waits until the table has this number of moves, and returns the table. */
export async function tableAfter(page: Page, id: string, plies: number): Promise<TableView> {
  let table = await tableOf(page, id);
  await expect
    .poll(async () => (table = await tableOf(page, id)).plies.length, { intervals: [20, 50, 100, 250] })
    .toBe(plies);
  return table;
}

/** The id of the table on the page, once it is shown. */
export async function tableShown(page: Page): Promise<string> {
  await page.waitForURL(/\/play\/./);
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
  return decodeURIComponent(new URL(page.url()).pathname.split('/')[2] ?? '');
}

/** Takes the open seat of the table on the page. */
export async function sitDown(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sit down and play' }).click();
}

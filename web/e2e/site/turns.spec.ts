import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { play } from './hand';
import { setUp, sitDown, tableAfter } from './tables';

test.use({ games: 'compositions' });

type Open = (address: string) => Promise<Page>;

async function pair(open: Open, game: string): Promise<{ white: Page; black: Page; table: string }> {
  const white = await open('/mine');
  const table = await setUp(white, { game, side: 'white' });
  await white.goto(`/play/${table}`);
  const black = await open(`/play/${table}`);
  await sitDown(black);
  await expect(white.getByText('Your turn.', { exact: true })).toBeVisible();
  return { white, black, table };
}

function moves(page: Page): Promise<string[]> {
  return page.locator('.moves .turn').allInnerTexts();
}

test('a turn of two moves: both are made, then the other side moves', async ({ open }) => {
  const { white, black, table } = await pair(open, 'two-moves-a-turn');
  await play(white, 'e2e4');
  await expect(white.getByText('Your turn.', { exact: true })).toBeVisible();
  await expect(black.getByText('White to move.', { exact: true })).toBeVisible();
  await play(white, 'f1c4');
  await expect(black.getByText('Your turn.', { exact: true })).toBeVisible();
  await play(black, 'a7a6');
  await play(black, 'b7b6');
  await play(white, 'd1h5');
  await play(white, 'h5f7');
  const { outcome } = await tableAfter(white, table, 6);
  expect(outcome?.winner).toBe('white');
  const told = await moves(white);
  expect(told.map((turn) => turn.split(/\s+/))).toEqual([
    ['e4', 'Bc4'],
    ['a6', 'b6'],
    ['Qh5', 'Qxf7#'],
  ]);
});

test('a pass: its button is there when one may, and makes a move', async ({ open }) => {
  const { white, black, table } = await pair(open, 'a-pass');
  const pass = (page: Page) => page.getByRole('button', { name: 'Pass', exact: true });
  await expect(pass(black)).toHaveCount(0);
  await pass(white).click();
  await expect(black.getByText('Your turn.', { exact: true })).toBeVisible();
  await expect(pass(white)).toHaveCount(0);
  await pass(black).click();
  const { plies } = await tableAfter(white, table, 2);
  expect(plies.map(({ text }) => text)).toEqual(['0000', '0000']);
  expect(await moves(white)).toEqual(['pass', 'pass']);
});

test('an analysis of a turn of two moves', async ({ open }) => {
  const page = await open('/analysis/two-moves-a-turn');
  await play(page, 'e2e4');
  await play(page, 'd2d4');
  await play(page, 'e7e5');
  await expect(page.getByRole('button', { name: /^e5/ })).toBeVisible();
  await expect(page.getByText('Black to move.').first()).toBeVisible();
});

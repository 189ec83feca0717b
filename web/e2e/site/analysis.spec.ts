import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { PgnTree } from '../../src/api/types';
import { expect, test } from './fixtures';
import { board, expectPlacement, mayBePlayed, play, square } from './hand';
import { tableAfter, tableShown } from './tables';

test.use({ computer: 'server' });

const GAME = 'chess';
const OPENING = ['e2e4', 'e7e5', 'g1f3'];

const tree = (page: Page): Locator => page.getByRole('group', { name: 'Moves with variations' });
const meter = (page: Page): Locator => page.getByRole('meter', { name: 'Evaluation' });

/** Makes these moves on the board of the analysis page. */
async function begin(page: Page, moves: readonly string[]): Promise<void> {
  for (const text of moves) await play(page, text);
  // Waits for the last move, so that it cannot overtake the next action.
  await expect(tree(page).locator('.main > li')).toHaveCount(moves.length);
  await expect(tree(page).locator('.main > li').last().locator('[aria-current]')).toBeAttached();
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

/** The PGN that the page saves. */
async function saved(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await press(page, 'Save PGN');
  return readFileSync(await (await download).path(), 'utf8');
}

async function read(page: Page, pgn: string): Promise<{ games: PgnTree[] }> {
  const answer = await page.request.post('/api/pgn/read', { data: { game: GAME, text: pgn } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as { games: PgnTree[] };
}

test('the engine tells its best lines, the meter moves, and a line is played', async ({ open }) => {
  const page = await open(`/analysis/${GAME}`);
  await mayBePlayed(page, 'e2e4');
  await expect(meter(page)).toHaveAttribute('aria-valuetext', 'not evaluated yet');
  await page.getByRole('switch').check();
  await page.getByLabel('Lines').selectOption('2');
  const lines = page.getByRole('list', { name: 'Best lines' }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(meter(page)).not.toHaveAttribute('aria-valuetext', 'not evaluated yet');

  // White is a queen up.
  await page.goto(`/analysis/${GAME}?fen=${encodeURIComponent('4k3/8/8/8/8/8/8/3QK3 w - - 0 1')}`);
  await page.getByRole('switch').check();
  await expect.poll(async () => Number(await meter(page).getAttribute('aria-valuenow'))).toBeGreaterThan(80);
  await page.getByRole('switch').uncheck();
  await page.goto(`/analysis/${GAME}?fen=${encodeURIComponent('3qk3/8/8/8/8/8/8/4K3 w - - 0 1')}`);
  await page.getByRole('switch').check();
  await expect.poll(async () => Number(await meter(page).getAttribute('aria-valuenow'))).toBeLessThan(20);

  const first = page
    .getByRole('list', { name: 'Best lines' })
    .getByRole('listitem')
    .first()
    .getByRole('button');
  await first.first().click();
  await expect(tree(page).locator('.main > li')).toHaveCount(1);
});

test('what a piece can do stays in sight while the engine goes on', async ({ open }) => {
  const page = await open(`/analysis/${GAME}`);
  await mayBePlayed(page, 'e2e4');
  await page.getByRole('switch').check();
  await square(page, 'g1').click();
  await expect(page.locator('.insight')).toBeVisible();
  const depth = page.getByText(/^Depth \d+/);
  const before = await depth.textContent();
  await expect(depth).not.toHaveText(before ?? '');
  await expect(page.locator('.insight')).toBeVisible();
});

test('variations, comments and glyphs are made, saved as PGN, and read back', async ({ open }) => {
  const page = await open(`/analysis/${GAME}`);
  await begin(page, OPENING);
  await press(page, 'One move back');
  await play(page, 'b1c3');
  await expect(tree(page).getByRole('list', { name: 'Variation 1 instead of Nf3' })).toContainText('Nc3');
  await page.getByLabel(/^Comment on/).fill('The other knight {first}.');
  await page.getByRole('button', { name: 'interesting move' }).click();
  await expect(tree(page)).toContainText('The other knight');
  await page.getByText('FEN and PGN').click();
  const pgn = await saved(page);
  expect(pgn).toContain('1. e4 e5 2. Nf3 (2. Nc3');

  const other = await open(`/analysis/${GAME}`);
  await mayBePlayed(other, 'e2e4');
  await other.getByText('FEN and PGN').click();
  await other.getByLabel(/^Paste a FEN or PGN/).fill(pgn);
  await press(other, 'Show it');
  await expect(tree(other).getByRole('list', { name: 'Variation 1 instead of Nf3' })).toContainText('Nc3!?');
  await expect(tree(other)).toContainText('The other knight');
  expect(await read(page, await saved(other))).toEqual(await read(page, pgn));

  await tree(other).getByRole('button', { name: /^Nc3/ }).click();
  await press(other, 'Make main line');
  await expect(tree(other).getByRole('list', { name: 'Variation 1 instead of Nc3' })).toContainText('Nf3');
  await press(other, 'Delete from here');
  await expect(tree(other)).not.toContainText('Nc3');
});

test('a text that is no game is refused with the place', async ({ open, complaints }) => {
  complaints.expect(/status of 400/);
  const page = await open(`/analysis/${GAME}`);
  await mayBePlayed(page, 'e2e4');
  await page.getByText('FEN and PGN').click();
  await page.getByLabel(/^Paste a FEN or PGN/).fill('1. e4 e5 2. Ke3 *');
  await press(page, 'Show it');
  await expect(page.getByRole('alert').filter({ hasText: 'Ke3' })).toBeVisible();
});

test('the game is evaluated move by move, and the graph leads to its positions', async ({ open }) => {
  const page = await open(`/analysis/${GAME}?moves=${[...OPENING, 'd8g5', 'f3g5'].join('+')}`);
  await press(page, 'Judge the game');
  const graph = page.getByRole('slider', { name: 'Evaluation of the main line' });
  await expect(page.getByRole('progressbar', { name: 'Positions evaluated' })).toBeHidden({
    timeout: 120_000,
  });
  await expect(graph).toHaveAttribute('aria-valuemax', '5');
  const blamed = page.getByRole('list', { name: 'Moves that gave something away' });
  await expect(blamed.getByRole('listitem')).toHaveCount(1);
  await expect(blamed).toContainText(/2… Qg5\?\? is a blunder\. Better was\s+2…/);
  await expect(tree(page)).toContainText('Qg5??');
  await graph.press('Home');
  await expect(tree(page).locator('[aria-current]')).toHaveText('Start');
  await graph.press('ArrowRight');
  await expect(tree(page).locator('[aria-current]')).toContainText('e4');
  await expect(graph).toHaveAttribute('aria-valuetext', /^1\. e4: .+/);
});

/** The opera game: Morphy against the Duke of Brunswick and Count Isouard, Paris 1858. */
const OPERA =
  'e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 Bxb5+ Nbd7 O-O-O Rd8 Rxd7 Rxd7 Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#';

test('a move that wins is not blamed, and what was better is played', async ({ open }) => {
  const page = await open(`/analysis/${GAME}?moves=${encodeURIComponent(OPERA)}`);
  await press(page, 'Judge the game');
  await expect(page.getByRole('progressbar', { name: 'Positions evaluated' })).toBeHidden({
    timeout: 240_000,
  });
  const blamed = page.getByRole('list', { name: 'Moves that gave something away' });
  await expect(blamed).toBeVisible();
  await expect(blamed).not.toContainText('13. Rxd7');
  const first = blamed.getByRole('listitem').first();
  const better = first.locator('.better').getByRole('button');
  expect(await better.count()).toBeGreaterThan(1);
  await better.nth(1).click();
  await expect(tree(page).getByRole('list', { name: /^Variation 1 instead of/ })).toBeVisible();
});

test('the editor makes a position with a ban', async ({ open }) => {
  const page = await open('/analysis/noli-me-tangere');
  await mayBePlayed(page, 'b3b4');
  await press(page, 'Edit the position');
  await page.getByLabel('May not answer').selectOption({ label: 'rook' });
  await press(page, 'Analyse this');
  await expect(page.getByText(/so a rook \(R\) may only capture/)).toBeVisible();
  await expect(page).toHaveURL(/ban%3AR/);
  await page.reload();
  await expect(page.getByText(/so a rook \(R\) may only capture/)).toBeVisible();
});

test('the editor freezes a piece', async ({ open }) => {
  const page = await open('/analysis/royal-standard');
  await mayBePlayed(page, 'a2b1,b1a2');
  await press(page, 'Edit the position');
  const frozen = page
    .getByRole('group', { name: "Frozen until the end of their owner's next turn" })
    .getByRole('checkbox')
    .first();
  await frozen.check();
  await press(page, 'Analyse this');
  await expect(board(page).locator('.vb-mark.still')).toHaveCount(1);
  await page.getByRole('switch').check();
  await expect(page.getByRole('list', { name: 'Best lines' }).getByRole('listitem')).toHaveCount(1);
});

test('the editor names the flaws of an arrangement', async ({ open }) => {
  const page = await open(`/analysis/${GAME}`);
  await mayBePlayed(page, 'e2e4');
  await press(page, 'Edit the position');
  await page.getByRole('radio', { name: 'removes the piece' }).check();
  await square(page, 'e1').click();
  const flaws = page.getByRole('alert').filter({ hasText: 'This is no position of the game yet' });
  await expect(flaws).toContainText('White has no king');
  await expect(page.getByRole('button', { name: 'Analyse this' })).toBeDisabled();
  await press(page, 'Start position');
  await expect(page.getByRole('button', { name: 'Analyse this' })).toBeEnabled();
  await press(page, 'Cancel');
  await mayBePlayed(page, 'e2e4');
});

test('a link leads to the position and the line', async ({ open }) => {
  const page = await open(`/analysis/${GAME}`);
  await begin(page, OPENING);
  await press(page, 'One move back');
  await expect(page).toHaveURL(/moves=e2e4\+e7e5\+g1f3&ply=2/);
  const placement = (await page.evaluate(() => document.querySelector('variorum-board')?.placement)) ?? '';
  const other = await open(new URL(page.url()).pathname + new URL(page.url()).search);
  await expectPlacement(other, placement);
  await expect(tree(other).locator('.main > li')).toHaveCount(3);
  await expect(tree(other).locator('[aria-current]')).toContainText('e5');
  await mayBePlayed(other, 'g1f3');
});

const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };
const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

test('a link carries variations and comments', async ({ open }) => {
  const page = await open(`/analysis/${GAME}`, CLIPBOARD);
  await begin(page, OPENING);
  await press(page, 'One move back');
  await play(page, 'b1c3');
  await page.getByLabel(/^Comment on 2. Nc3/).fill('The other knight.');
  await press(page, 'Copy the link');
  await expect(page.getByText(/The link, with variations and comments, is copied/)).toBeVisible();
  const link = new URL(await copied(page));

  const other = await open(link.pathname + link.search + link.hash);
  await expect(tree(other).getByRole('list', { name: 'Variation 1 instead of Nf3' })).toContainText('Nc3');
  await expect(tree(other)).toContainText('The other knight.');
  await expect(tree(other).locator('[aria-current]')).toContainText('Nc3');
  await expect(other).not.toHaveURL(/pgn=/);
});

test('a link that cannot carry all says so and offers the PGN', async ({ open }) => {
  const page = await open(`/analysis/${GAME}`, CLIPBOARD);
  await begin(page, OPENING);
  await page.getByLabel(/^Comment on/).fill('very long words '.repeat(400));
  await press(page, 'Copy the link');
  await expect(page.getByText(/It leads to the shown line alone/)).toBeVisible();
  expect(new URL(await copied(page)).hash).toBe('');
  await press(page, 'Copy the PGN instead');
  await expect.poll(() => copied(page)).toContain('very long words');
});

test('a game is played on from a position that was analysed', async ({ open }) => {
  const page = await open(`/analysis/${GAME}?moves=${OPENING.slice(0, 2).join('+')}`);
  await mayBePlayed(page, 'g1f3');
  await press(page, 'Play the computer from here');
  await page.getByRole('dialog').getByText('White', { exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click();
  const table = await tableShown(page);
  await play(page, 'g1f3');
  const { plies } = await tableAfter(page, table, 4);
  expect(plies.slice(0, 3).map(({ text }) => text)).toEqual(OPENING);
});

test('a game that takes long to load is shown all the same', async ({ open }) => {
  const page = await open(`/analysis/${GAME}?moves=${OPENING.slice(0, 2).join('+')}`);
  await mayBePlayed(page, 'g1f3');
  let load = (): void => undefined;
  const loaded = new Promise<void>((resolve) => (load = resolve));
  await page.route('**/assets/**', async (route) => {
    await loaded;
    await route.continue();
  });
  await press(page, 'Play the computer from here');
  await page.getByRole('dialog').getByText('White', { exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL(/\/play\/./);
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
  // The previous page is still shown under the new address, for longer than its delay before writing an address.
  await page.waitForTimeout(1000);
  await expect(page).toHaveURL(/\/play\/./);
  await expect(tree(page)).toContainText('e5');

  load();
  const table = await tableShown(page);
  await play(page, 'g1f3');
  await tableAfter(page, table, 4);
});

import type { Page } from '@playwright/test';
import { barriers } from './axe';
import { expect, test } from './fixtures';
import { board, mayBePlayed, movesKnown, play } from './hand';
import { isFocused, tabTo } from './keys';

const moves = (page: Page): Promise<string[]> =>
  page.locator('.moves button.move').evaluateAll((all) => all.map(({ textContent }) => textContent ?? ''));

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click();
}

const yourTurn = (page: Page): ReturnType<Page['getByText']> => page.getByText('Your turn.', { exact: true });

/** Begins a game against the weakest computer and waits for its page. */
async function begin(page: Page, game: string, side = 'White'): Promise<string> {
  await page.goto(`/games/${game}`);
  await press(page, 'Play the computer');
  const dialog = page.getByRole('dialog');
  await dialog.locator('label', { hasText: /^1/ }).click();
  await dialog.getByText(side, { exact: true }).click();
  await press(page, 'Begin');
  await page.waitForURL(/\/play\/here-/);
  // The address changes before the page does, and the game's page has boards, too.
  await expect(page.getByText('kept in this browser', { exact: true })).toBeVisible();
  return new URL(page.url()).pathname;
}

/** The placement that the page's board shows. */
const placement = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('variorum-board')?.placement ?? '');

/** Makes any move, and waits for the computer's answer or the end; returns whether the game goes on. */
async function playOn(page: Page): Promise<boolean> {
  const [move] = await movesKnown(page);
  if (!move) throw new Error('the player cannot move');
  const before = await placement(page);
  await play(page, move.text);
  await expect.poll(() => placement(page)).not.toBe(before);
  // The first search of a game may take longer than all later ones.
  const over = page.getByRole('region', { name: 'The game is over' });
  await expect(yourTurn(page).or(over)).toBeVisible({ timeout: 120_000 });
  return yourTurn(page).isVisible();
}

/** The tables and the searches that the page asks the server for. The page also hears of open challenges. */
function asked(page: Page): string[] {
  const all: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/tables/.test(request.url())) all.push(request.url());
  });
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (!/"type":"(lobby|pong)"/.test(String(payload))) all.push(String(payload));
    }),
  );
  return all;
}

test('a game in this browser: moves, takeback, reload, an end and a rematch, and nothing asked of the server', async ({
  open,
}) => {
  const page = await open('/');
  const served = asked(page);
  const address = await begin(page, 'chess');
  await play(page, 'e2e4');
  await expect(yourTurn(page)).toBeVisible();
  await play(page, (await movesKnown(page))[0]?.text ?? '');
  await expect(yourTurn(page)).toBeVisible();
  await expect.poll(async () => (await moves(page)).length).toBe(4);

  await press(page, 'Take back');
  await expect.poll(async () => (await moves(page)).length).toBe(2);
  const shown = await placement(page);
  await page.reload();
  await expect.poll(() => placement(page)).toBe(shown);
  await mayBePlayed(page, 'd2d4');

  await page.getByLabel('Type a move').fill('Qh8');
  await page.getByLabel('Type a move').press('Enter');
  await expect(page.locator('.refusal')).not.toBeEmpty();
  await page.getByLabel('Type a move').fill('d4');
  await page.getByLabel('Type a move').press('Enter');
  await expect.poll(async () => (await moves(page)).length).toBe(4);

  await press(page, 'Resign');
  await page.getByText('Give this game up?').locator('..').getByRole('button', { name: 'Resign' }).click();
  await expect(page.getByRole('region', { name: 'The game is over' })).toContainText('You lose.');
  expect(await barriers(page)).toEqual([]);
  await press(page, 'Rematch');
  await page.waitForURL((url) => url.pathname !== address && url.pathname.startsWith('/play/here-'));
  await expect(board(page).locator('.vb-table')).toHaveClass(/orientation-black/);
  await expect(yourTurn(page)).toBeVisible();

  await page.goto('/mine');
  const ended = page.locator(`a[href="${address}"]`);
  await expect(ended).toContainText('You lost');
  await expect(ended).toContainText('Kept in this browser');
  const download = page.waitForEvent('download');
  await ended.click();
  await press(page, 'Save PGN');
  expect(await (await download).failure()).toBeNull();
  expect(served).toEqual([]);
});

test('a whole game is played to its end', async ({ open }) => {
  const page = await open('/');
  // Such a number chooses among the computer's moves.
  await page.addInitScript(() => (Math.random = () => 0.5));
  await begin(page, 'microchess');
  for (let move = 0; move < 150 && (await playOn(page)); move++);
  await expect(page.getByRole('region', { name: 'The game is over' })).toBeVisible();
});

test('a game is played in two tabs at once, and lost in neither', async ({ open }) => {
  const page = await open('/');
  const address = await begin(page, 'chess');
  await mayBePlayed(page, 'e2e4');
  const other = await page.context().newPage();
  await other.goto(address);
  await play(other, 'e2e4');
  await expect(yourTurn(other)).toBeVisible();
  await expect(yourTurn(page)).toBeVisible();
  for (const tab of [page, other]) await expect.poll(async () => (await moves(tab)).length).toBe(2);
  await expect.poll(() => placement(page)).toBe(await placement(other));
  await play(page, (await movesKnown(page))[0]?.text ?? '');
  await expect.poll(async () => (await moves(other)).length).toBe(4);
});

test('a game is begun and played by keys alone, and the computer’s move is told', async ({ open }) => {
  const page = await open('/games/chess');
  await tabTo(page, page.getByRole('button', { name: 'Play the computer' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Begin' }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/play\/here-/);
  await mayBePlayed(page, 'e2e4');
  await tabTo(page, page.getByLabel('Type a move'));
  await page.keyboard.type('e4');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /^Black: .+ Your turn\./ })).toBeAttached();
  expect(await page.getByLabel('Type a move').evaluate(isFocused)).toBe(true);
});

test('the engine searches in this browser or at the server, as the reader likes', async ({ open }) => {
  const page = await open('/analysis/chess');
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await mayBePlayed(page, 'e2e4');
  await page.getByRole('switch').check();
  const line = page.getByRole('list', { name: 'Best lines' }).getByRole('listitem');
  await expect(line).toHaveCount(1);
  expect(sockets).toEqual([]);
  await page.getByLabel('Runs').selectOption('on the server');
  await expect.poll(() => sockets.length).toBe(1);
  await expect(line).toHaveCount(1);
  await page.reload();
  await page.getByRole('switch').check();
  await expect(page.getByLabel('Runs')).toHaveValue('server');
});

test.describe('where the program cannot run', () => {
  for (const [what, files] of [
    ['is missing', '**/program/**'],
    ['does not start', '**/assets/site-worker*'],
  ] as const) {
    test(`the server plays and searches: it ${what}`, async ({ open, complaints }) => {
      complaints.expect(/404|site-worker|Worker/);
      const page = await open('about:blank');
      await page.route(files, (route) => route.fulfill({ status: 404, body: '' }));
      await page.goto('/games/chess');
      await press(page, 'Play the computer');
      await press(page, 'Begin');
      await page.waitForURL(/\/play\/\w+$/);
      await play(page, 'e2e4');
      await expect(yourTurn(page)).toBeVisible();
      await page.goto('/analysis/chess');
      await play(page, 'e2e4');
      await page.getByRole('switch').check();
      await expect(page.getByRole('list', { name: 'Best lines' }).getByRole('listitem')).toHaveCount(1);
    });
  }

  test('a browser without garbage collection for WebAssembly is offered the server alone', async ({
    open,
  }) => {
    const page = await open('about:blank');
    await page.addInitScript(() => (WebAssembly.validate = () => false));
    await page.goto('/games/chess');
    await press(page, 'Play the computer');
    await expect(page.getByRole('dialog')).not.toContainText('In this browser');
    await press(page, 'Begin');
    await page.waitForURL(/\/play\/\w+$/);
    await play(page, 'e2e4');
  });
});

test('what another browser keeps is not found here, in words', async ({ open }) => {
  const page = await open('/play/here-0123');
  await expect(page.getByText('This browser keeps no such game.')).toBeVisible();
  await page.goto('/mine');
  await expect(page.getByText('Choose a first game')).toBeVisible();
});

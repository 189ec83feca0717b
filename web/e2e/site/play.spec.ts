import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { PgnTree, TableQuery, TableView } from '../../src/api/types';
import { expect, test } from './fixtures';
import { board, expectOnlyToLookAt, expectPlacement, mayBePlayed, movesKnown, play, square } from './hand';
import { setUp, sitDown, tableAfter, tableOf, tableShown } from './tables';

test.use({ computer: 'server' });

type Open = (address: string) => Promise<Page>;

const GAME = 'chess';
const OPENING = ['e2e4', 'e7e5', 'g1f3', 'b8c6'];
const OPENING_IN_PGN = ['e4', 'e5', 'Nf3', 'Nc6'];

interface Pair {
  white: Page;
  black: Page;
  table: string;
}

async function pair(open: Open, query: Partial<TableQuery> = {}): Promise<Pair> {
  const white = await open('/mine');
  const table = await setUp(white, { game: GAME, side: 'white', ...query });
  await white.goto(`/play/${table}`);
  const black = await open(`/play/${table}`);
  await sitDown(black);
  await expect(white.getByText('Your turn.', { exact: true })).toBeVisible();
  return { white, black, table };
}

async function playAll(
  { white, black, table }: Pair,
  moves: readonly string[],
  first = 0,
): Promise<TableView> {
  for (const [i, text] of moves.entries()) await play((first + i) % 2 === 0 ? white : black, text);
  return tableAfter(white, table, first + moves.length);
}

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click();
}

/** The text about an offer in the group of the game. */
function offer(page: Page, words: string): ReturnType<Page['getByText']> {
  return page.getByRole('group', { name: 'The game' }).getByText(words);
}

function ending(page: Page): ReturnType<Page['getByRole']> {
  return page.getByRole('region', { name: 'The game is over' });
}

test('both players reload in the middle of a game, and go on', async ({ open }) => {
  const game = await pair(open);
  const { position } = await playAll(game, OPENING.slice(0, 3));
  await game.white.reload();
  await game.black.reload();
  for (const page of [game.white, game.black]) await expectPlacement(page, position.placement);
  await expectOnlyToLookAt(game.white);
  await playAll(game, OPENING.slice(3), 3);
  await mayBePlayed(game.white, 'f1b5');
});

test('the server is killed: pages come back by themselves, nothing is lost, and games that ended are found', async ({
  open,
  server,
  complaints,
}) => {
  complaints.expect(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/);
  const ended = await pair(open);
  await playAll(ended, OPENING);
  await press(ended.white, 'Offer draw');
  await press(ended.black, 'Agree');
  await expect(ending(ended.white)).toBeVisible();
  const game = await pair(open, { time: { main: 1800, increment: 0, byoyomi: 0 } });
  const before = await playAll(game, OPENING.slice(0, 3));
  const other = await pair(open);
  await playAll(other, OPENING.slice(0, 2));
  await mayBePlayed(other.white, 'g1f3');
  await server.kill();
  await play(other.white, 'g1f3');
  await expect(game.white.getByText('The connection to the server is lost')).toBeVisible();
  await server.start();
  await expect(game.white.getByText('The connection to the server is lost')).toBeHidden();

  await test.step('a game goes on where it was', async () => {
    const after = await tableOf(game.white, game.table);
    expect(after.plies).toEqual(before.plies);
    expect(after.position.fen).toBe(before.position.fen);
    expect(after.clocks?.running).toBe('black');
    // The side not to move has lost no time; the side to move has lost no more than the time since the last move.
    expect(after.clocks?.white).toBe(before.clocks?.white);
    expect(after.clocks?.black).toBeLessThanOrEqual(before.clocks?.black ?? 0);
    expect(after.clocks?.black).toBeGreaterThan(1_000_000);

    await playAll(game, [...OPENING.slice(3), 'f1b5'], 3);
    for (const page of [game.white, game.black]) await expect(page.getByRole('timer')).toHaveCount(2);
    await expectPlacement(game.black, (await tableOf(game.black, game.table)).position.placement);
  });

  await test.step('a move that was made while the server was away is made', async () => {
    const { plies } = await tableAfter(other.white, other.table, 3);
    expect(plies.map(({ text }) => text)).toEqual(OPENING.slice(0, 3));
    await mayBePlayed(other.black, 'b8c6');
  });

  await test.step('my games are found again, and are saved as PGN that can be read', async () => {
    const { white, table } = ended;
    await white.goto('/mine');
    const [one, all] = [`a[href="/play/${table}"]`, 'Save all as PGN'];
    await expect(white.locator(one)).toContainText('both sides agreed');
    expect(await movesOf(white, await download(white, all))).toEqual([OPENING_IN_PGN]);
    await white.locator(one).click();
    expect(await movesOf(white, await download(white, 'Save PGN'))).toEqual([OPENING_IN_PGN]);
    const stranger = await open('/mine');
    await expect(stranger.getByText('Here you will find all that you play')).toBeVisible();
  });
});

test('the first move against the computer is three clicks from the home page', async ({ open }) => {
  const page = await open('/');
  await press(page, 'Play it now');
  const [first] = await legal(page);
  if (!first) throw new Error('White cannot move');
  await play(page, first);
  await tableAfter(page, await tableShown(page), 2);
  await expect(page.getByText('Your turn.', { exact: true })).toBeVisible();
});

test('a stronger computer is chosen in the dialog, with the other side', async ({ open }) => {
  const page = await open('/?family=chess');
  await page.getByRole('button', { name: /^Play the computer\W+Chess$/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('label', { hasText: /^4/ }).click();
  await dialog.getByText('Black', { exact: true }).click();
  await press(page, 'Begin');
  const table = await tableShown(page);
  await tableAfter(page, table, 1);
  await expect(page.getByRole('region', { name: /^White/ })).toContainText('level 4');
  await expect(board(page).locator('.vb-table')).toHaveClass(/orientation-black/);
  const [first] = await legal(page);
  if (!first) throw new Error('Black cannot move');
  await play(page, first);
  await tableAfter(page, table, 3);
});

test('a move is taken back when the opponent agrees', async ({ open }) => {
  const game = await pair(open);
  await playAll(game, OPENING.slice(0, 2));
  await press(game.black, 'Take back');
  await expect(offer(game.white, 'Your opponent wants to take the last move back.')).toBeVisible();
  await press(game.white, 'Decline');
  await expect(offer(game.white, 'Your opponent wants')).toBeHidden();
  await expect(offer(game.black, 'You ask to take')).toBeHidden();
  expect((await tableOf(game.white, game.table)).plies).toHaveLength(2);
  // The same offer cannot be repeated before the next move.
  await press(game.black, 'Take back');
  await expect(game.black.locator('.refusal')).toContainText('That offer was declined');
  await playAll(game, OPENING.slice(2), 2);
  await press(game.black, 'Take back');
  await press(game.white, 'Agree');
  const { position } = await tableAfter(game.white, game.table, 3);
  for (const page of [game.white, game.black]) await expectPlacement(page, position.placement);
  await play(game.black, 'd7d6');
  await tableAfter(game.white, game.table, 4);
});

test('a draw is declined, offered again and agreed; a rematch swaps the sides', async ({ open }) => {
  const game = await pair(open);
  await playAll(game, OPENING);
  await press(game.white, 'Offer draw');
  await press(game.black, 'Decline');
  await expect(offer(game.white, 'You offer a draw.')).toBeHidden();
  await press(game.black, 'Offer draw');
  await expect(offer(game.white, 'Your opponent offers a draw.')).toBeVisible();
  await press(game.white, 'Agree');
  for (const page of [game.white, game.black]) {
    await expect(ending(page)).toContainText('both sides agreed');
    await expectOnlyToLookAt(page);
  }
  await press(game.white, 'Rematch');
  await press(game.black, 'Agree');
  await game.white.waitForURL((url) => !url.pathname.endsWith(game.table));
  const next = await tableShown(game.white);
  await game.black.waitForURL(`**/play/${next}`);
  expect((await tableOf(game.black, next)).you).toBe('white');
  await playAll({ white: game.black, black: game.white, table: next }, OPENING.slice(0, 2));
});

test('who resigns is asked once more, and loses', async ({ open }) => {
  const game = await pair(open);
  await playAll(game, OPENING.slice(0, 2));
  await press(game.white, 'Resign');
  await press(game.white, 'Play on');
  expect((await tableOf(game.white, game.table)).stage).toBe('playing');
  await press(game.white, 'Resign');
  await game.white
    .getByText('Give this game up?')
    .locator('..')
    .getByRole('button', { name: 'Resign' })
    .click();
  await expect(ending(game.white)).toContainText('You lose.');
  await expect(ending(game.black)).toContainText('You win.');
});

test('a premove is played as soon as the opponent has moved', async ({ open }) => {
  const game = await pair(open);
  await square(game.black, 'e7').click();
  await square(game.black, 'e5').click();
  await expect(square(game.black, 'e5')).toHaveAttribute('aria-label', /premove/);
  await play(game.white, 'e2e4');
  const { plies } = await tableAfter(game.white, game.table, 2);
  expect(plies[1]?.text).toBe('e7e5');
});

test('a premove that is no longer possible is dropped, with a word', async ({ open }) => {
  const game = await pair(open);
  await playAll(game, ['e2e4', 'd7d5']);
  await square(game.black, 'd5').click();
  await square(game.black, 'e4').click();
  await play(game.white, 'e4e5');
  await expect(game.black.getByText('Your premove is no longer possible.')).toBeVisible();
  expect((await tableOf(game.white, game.table)).plies).toHaveLength(3);
});

test('spectators see the moves and cannot move', async ({ open }) => {
  const game = await pair(open);
  const spectator = await open(`/play/${game.table}`);
  await expect(game.white.getByText('1 watches')).toBeVisible();
  const { position } = await playAll(game, OPENING.slice(0, 2));
  await expectPlacement(spectator, position.placement);
  await expectOnlyToLookAt(spectator);
  await square(spectator, 'g1').click();
  await square(spectator, 'f3').click();
  await expect(spectator.getByRole('button', { name: 'Resign' })).toHaveCount(0);
  await expect(spectator.getByLabel('Type a move')).toHaveCount(0);
  expect((await tableOf(game.white, game.table)).plies).toHaveLength(2);
});

test('an illegal try is answered with the reason', async ({ open }) => {
  const game = await pair(open);
  await mayBePlayed(game.white, 'e2e4');
  await square(game.white, 'e1').click();
  await square(game.white, 'e3').click();
  const said = game.white.locator('.refusal');
  await expect(said).toContainText(/king/i);
  await game.white.getByLabel('Type a move').fill('Qh5');
  await game.white.getByLabel('Type a move').press('Enter');
  await expect(said).not.toBeEmpty();
  expect((await tableOf(game.white, game.table)).plies).toHaveLength(0);
});

test('whose main time is used up has lost (Fischer)', async ({ open }) => {
  const game = await pair(open, { time: { main: 2, increment: 1, byoyomi: 0 } });
  // The clocks start after both sides have moved.
  await playAll(game, OPENING.slice(0, 2));
  await expect(ending(game.black)).toContainText('has no time left');
  const { outcome, clocks } = await tableOf(game.white, game.table);
  expect(outcome).toMatchObject({ reason: 'time', winner: 'black' });
  expect(clocks).toMatchObject({ white: 0 });
});

test('with byo-yomi each move has its time anew, and who needs more has lost', async ({ open }) => {
  const game = await pair(open, { time: { main: 0, increment: 0, byoyomi: 8 } });
  const { clocks } = await playAll(game, OPENING.slice(0, 3));
  await expect(game.white.getByRole('timer').filter({ hasText: 'byo' })).not.toHaveCount(0);
  expect(clocks).toMatchObject({ white: 8000, running: 'black' });
  await expect(ending(game.white)).toContainText('You win.');
  expect((await tableOf(game.white, game.table)).outcome).toMatchObject({ reason: 'time', winner: 'white' });
});

/** The texts of the legal moves on the page's board, once there are any. */
async function legal(page: Page): Promise<string[]> {
  return (await movesKnown(page)).map(({ text }) => text);
}

async function download(page: Page, button: string): Promise<string> {
  const started = page.waitForEvent('download');
  await press(page, button);
  return readFileSync(await (await started).path(), 'utf8');
}

/** The moves of each game in a PGN text, as the server reads it. */
async function movesOf(page: Page, text: string): Promise<string[][]> {
  const answer = await page.request.post('/api/pgn/read', { data: { text } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { games } = (await answer.json()) as { games: PgnTree[] };
  return games.map(({ moves }) => moves.map((move) => move.text));
}

test('what a piece can do stays in sight while others come and go', async ({ open }) => {
  const { white, black } = await pair(open);
  await square(white, 'b1').click();
  await expect(white.locator('.insight')).toBeVisible();
  await black.close();
  await expect(white.getByRole('region', { name: /^Black/ })).toContainText('is away');
  await expect(white.locator('.insight')).toBeVisible();
});

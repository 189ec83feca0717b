import { expect, test } from './fixtures';
import { mayBePlayed, placeOf, play, square } from './hand';
import { gameButton } from './shelf';
import { setUp, sitDown, tableAfter, tableOf, tableShown } from './tables';

test.use({ computer: 'server' });

test('a piece enters as another leaves: it is chosen where a promotion would be', async ({ open }) => {
  const page = await open('/analysis/seirawan');
  const { move, all } = await mayBePlayed(page, 'b1c3h');
  expect(all.map(({ text }) => text)).toContain('b1c3');
  await square(page, 'b1').click();
  await square(page, 'c3').click();
  const choice = placeOf(page, move.steps.at(-1) ?? '');
  await expect(choice).toBeVisible();
  await choice.click();
  await expect(square(page, 'b1')).toHaveAccessibleName(/^b1, white hawk/);
  await expect(square(page, 'c3')).toHaveAccessibleName(/white knight/);
});

test('the moves of a turn differ, and what is not allowed is explained', async ({ open }) => {
  const page = await open('/analysis/twinmove-chess');
  const { all } = await mayBePlayed(page, 'e2e4');
  expect(all.every(({ text }) => /^[a-h]2/.test(text))).toBe(true);
  await square(page, 'b1').click();
  await expect(page.getByText(/may be made only by pawns/).first()).toBeVisible();
  await play(page, 'e2e4');
  await play(page, 'f1c4');
  await expect(page.getByText('Black to move.').first()).toBeVisible();
});

test('a wall is left behind, and closes the square', async ({ open }) => {
  const page = await open('/analysis/snailtrail');
  await play(page, 'a1a2');
  await expect(square(page, 'a1')).toHaveAccessibleName(/trail/);
});

test('a captured piece goes beneath its captor, and comes to light when that is captured', async ({
  open,
}) => {
  const page = await open('/analysis/lasca');
  await play(page, 'c3d4');
  await play(page, 'e5c3,d4x');
  await expect(square(page, 'c3')).toHaveAccessibleName(/black man.*stack of 2: black man over white man/);
  await expect(page.locator('.vb-beneath')).toHaveCount(1);
  await play(page, 'd2b4,c3x');
  await expect(square(page, 'c3')).toHaveAccessibleName(/^c3, white man/);
  await expect(square(page, 'b4')).toHaveAccessibleName(/stack of 2: white man over black man/);
});

test('a piece goes onto one of its side, both are one, and part again', async ({ open }) => {
  const page = await open('/analysis/fusion-chess');
  await mayBePlayed(page, 'a1b1');
  await square(page, 'a1').click();
  await square(page, 'b1').click();
  await expect(square(page, 'b1')).toHaveAccessibleName(/white marshall/);
  await play(page, 'a7a6');
  await play(page, 'b1c3n');
  await expect(square(page, 'b1')).toHaveAccessibleName(/white rook/);
  await expect(square(page, 'c3')).toHaveAccessibleName(/white knight/);
});

test('pieces are set up in turn before play begins', async ({ open }) => {
  const page = await open('/analysis/sittuyin');
  await page.getByRole('button', { name: /^red min-gyi in hand/ }).click();
  await square(page, 'e1').click();
  await expect(square(page, 'e1')).toHaveAccessibleName(/^e1, red /);
  await expect(page.getByText('Black to move.').first()).toBeVisible();
  await page.getByRole('button', { name: /^black yahhta in hand/ }).click();
  await square(page, 'a8').click();
  await expect(square(page, 'a8')).toHaveAccessibleName(/^a8, black /);
});

test('a game of many starts begins where its number says', async ({ open }) => {
  const page = await open('/mine');
  const table = await setUp(page, { game: 'fischerandom', side: 'white', level: 1, start: '0' });
  await page.goto(`/play/${table}`);
  await expect(page.getByText('start 0', { exact: true })).toBeVisible();
  await expect(square(page, 'a1')).toHaveAccessibleName(/white bishop/);
});

test('a start is chosen by its number', async ({ open }) => {
  const page = await open('/');
  await page.getByRole('searchbox', { name: 'Find a game' }).fill('Fischer Random Chess');
  await gameButton(page, 'Play the computer', 'Fischer Random Chess').click();
  await page.getByText('By number', { exact: true }).click();
  await page.getByLabel('Number', { exact: true }).fill('518');
  await page.getByRole('button', { name: 'Begin' }).click();
  expect((await tableOf(page, await tableShown(page))).startNumber).toBe(518);
});

test('a turn ends by itself where a man cannot jump on', async ({ open }) => {
  const white = await open('/mine');
  const fen = '8/M7/8/4m3/3M3m/8/8/8 w - - 0 1';
  const table = await setUp(white, { game: 'english-draughts', side: 'white', fen });
  await white.goto(`/play/${table}`);
  const black = await open(`/play/${table}`);
  await sitDown(black);
  await play(white, 'd4f6,e5x');
  const { plies } = await tableAfter(white, table, 1);
  expect(plies.map(({ side, text }) => `${side} ${text}`)).toEqual(['white d4f6,e5x']);
  await expect(black.getByText('Your turn.', { exact: true })).toBeVisible();
});

test('a turn ends with a pawn of the enemy’s that is moved', async ({ open }) => {
  const page = await open('/analysis/avalanche-chess');
  await play(page, 'e2e4');
  const { all } = await mayBePlayed(page, 'd7d6');
  expect(all.every(({ text }) => /^[a-h]7[a-h]6$/.test(text))).toBe(true);
  await square(page, 'd7').click();
  await square(page, 'd6').click();
  await expect(square(page, 'd6')).toHaveAccessibleName(/^d6, black pawn/);
  await expect(page.getByText('Black to move.').first()).toBeVisible();
});

import { expect, test } from '@playwright/test';
import {
  DISPLACING,
  ROOK,
  TEN,
  cell,
  drag,
  isDrawnOn,
  middle,
  move,
  moves,
  open,
  set,
  timesTold,
  told,
} from './harness-page';

test.describe('mouse', () => {
  test('a click on a piece and a click on a square make a move', async ({ page }) => {
    await open(page, { ...TEN, moves: ROOK });
    await cell(page, 'e3').click();
    expect(await told(page, 'touch')).toEqual({ square: 'e3', piece: 'R' });
    expect(await told(page, 'prefix')).toEqual({ steps: ['e3'], choices: ['e4', 'e10', 'a3', 'd5', 'e1'] });
    await expect(cell(page, 'e10')).toHaveAttribute('aria-label', 'e10, black K, may be reached');
    await expect(cell(page, 'a3')).toHaveAttribute('aria-label', 'a3, empty, may be reached');
    await cell(page, 'a3').click();
    expect(await told(page, 'move')).toEqual(move('e3', 'a3'));
    await expect(cell(page, 'a3')).toHaveAttribute('aria-label', 'a3, white R');
  });

  test('a second click on the piece lets it go', async ({ page }) => {
    await open(page, { ...TEN, moves: ROOK });
    await cell(page, 'e3').click();
    await cell(page, 'e3').click();
    expect(await told(page, 'prefix')).toEqual({ steps: [], choices: [] });
    expect(await told(page, 'refused')).toBeUndefined();
  });

  test('a piece is dragged', async ({ page }) => {
    await open(page, { ...TEN, moves: ROOK });
    await drag(page, 'e3', 'd5');
    expect(await told(page, 'move')).toEqual(move('e3', 'd5'));
    expect(await isDrawnOn(page, 'R', 'd5')).toBe(true);
  });

  test('an illegal drop is refused and the piece goes back', async ({ page }) => {
    await open(page, { ...TEN, moves: ROOK });
    await drag(page, 'e3', 'f6');
    expect(await told(page, 'refused')).toEqual({ steps: ['e3', 'f6'] });
    expect(await told(page, 'move')).toBeUndefined();
    expect(await isDrawnOn(page, 'R', 'e3')).toBe(true);
  });

  test('a piece without moves can be tried, so that the page can say why not', async ({ page }) => {
    await open(page, { ...TEN, moves: ROOK });
    await drag(page, 'e1', 'f1');
    expect(await told(page, 'refused')).toEqual({ steps: ['e1', 'f1'] });
  });

  test('the other side’s pieces, empty squares and a board to look at answer with touch at most', async ({
    page,
  }) => {
    await open(page, { ...TEN, moves: ROOK });
    await cell(page, 'd5').click();
    await cell(page, 'b7').click();
    expect(await told(page, 'touch')).toEqual({ square: 'd5', piece: 'p' });
    await set(page, { moves: [] });
    await drag(page, 'e3', 'e4');
    expect(await told(page, 'touch')).toEqual({ square: 'e3', piece: 'R' });
    expect(await timesTold(page, 'prefix')).toBe(0);
    expect(await timesTold(page, 'refused')).toBe(0);
  });

  test('what is pointed at before the page has told what may follow waits for that', async ({ page }) => {
    await open(page, { ...TEN, untold: ['e3', 'e1'], side: 'white' });
    await cell(page, 'e3').click();
    expect(await told(page, 'prefix')).toEqual({ steps: ['e3'], choices: [] });
    await cell(page, 'a3').click();
    expect(await told(page, 'move')).toBeUndefined();
    await set(page, { moves: ROOK, untold: ['e1'] });
    expect(await told(page, 'move')).toEqual(move('e3', 'a3'));
  });

  test('a piece of which nothing may follow is explained when it is pointed elsewhere', async ({ page }) => {
    await open(page, { ...TEN, untold: ['e3', 'e1'], side: 'white' });
    await drag(page, 'e1', 'e2');
    expect(await timesTold(page, 'refused')).toBe(0);
    await set(page, { moves: ROOK, untold: [] });
    expect(await told(page, 'refused')).toEqual({ steps: ['e1', 'e2'] });
  });

  test('a piece that is begun is asked about again in another position', async ({ page }) => {
    await open(page, { ...TEN, untold: ['e3'], side: 'white' });
    await cell(page, 'e3').click();
    expect(await timesTold(page, 'prefix')).toBe(1);
    await set(page, { untold: ['e3', 'e1'] });
    expect(await timesTold(page, 'prefix')).toBe(2);
    await set(page, { moves: ROOK, untold: ['e1'] });
    expect(await told(page, 'prefix')).toEqual({ steps: ['e3'], choices: ['e4', 'e10', 'a3', 'd5', 'e1'] });
  });

  test('a drop outside the board takes nothing', async ({ page }) => {
    await open(page, { ...TEN, moves: ROOK });
    const start = await middle(page, 'e3');
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(5, 5, { steps: 4 });
    await page.mouse.up();
    expect(await told(page, 'prefix')).toEqual({ steps: [], choices: [] });
    expect(await isDrawnOn(page, 'R', 'e3')).toBe(true);
  });

  test('a move may end where it began', async ({ page }) => {
    await open(page, { ...TEN, moves: [...ROOK, move('e3', 'e3')] });
    await cell(page, 'e3').click();
    await expect(cell(page, 'e3')).toHaveAttribute('aria-label', 'e3, white R, chosen, may be reached');
    await cell(page, 'e3').click();
    expect(await told(page, 'move')).toEqual(move('e3', 'e3'));
  });

  test('a piece may capture its own side, by click and by drag', async ({ page }) => {
    await open(page, { ...TEN, moves: [...ROOK, move('e1', 'd1')] });
    await cell(page, 'e3').click();
    await cell(page, 'e1').click();
    expect(await told(page, 'move')).toEqual(move('e3', 'e1'));
    await open(page, { ...TEN, moves: [...ROOK, move('e1', 'd1')] });
    await cell(page, 'e3').click();
    await drag(page, 'e1', 'd1');
    expect(await told(page, 'move')).toEqual(move('e1', 'd1'));
  });

  test('a piece that vanishes under the drag is no error', async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await open(page, { ...TEN, premoves: ROOK });
    const start = await middle(page, 'e3');
    const end = await middle(page, 'e4');
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + 30, start.y - 20, { steps: 3 });
    await expect(page.locator('.vb-piece.lifted')).toHaveCount(1);
    await set(page, {
      placement: '4k5/10/10/10/10/10/10/4p5/10/4K5',
      premoves: [],
      moves: moves('e1', 'd1'),
    });
    await page.mouse.move(end.x, end.y, { steps: 3 });
    await page.mouse.up();
    expect(errors).toEqual([]);
    await expect(page.locator('.vb-piece')).toHaveCount(3);
    await expect(page.locator('.vb-piece.lifted')).toHaveCount(0);
    expect(await told(page, 'prefix')).toEqual({ steps: [], choices: [] });
    await cell(page, 'e1').click();
    await cell(page, 'd1').click();
    expect(await told(page, 'move')).toEqual(move('e1', 'd1'));
  });

  test('a drag goes on while the page shows another position', async ({ page }) => {
    await open(page, { ...TEN, premoves: ROOK });
    const start = await middle(page, 'e3');
    const end = await middle(page, 'a3');
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x - 30, start.y, { steps: 3 });
    await set(page, { placement: '3k6/10/10/10/10/3p6/10/4R5/10/4K5', premoves: [], moves: ROOK });
    await page.mouse.move(end.x, end.y, { steps: 3 });
    await page.mouse.up();
    expect(await told(page, 'move')).toEqual(move('e3', 'a3'));
  });

  test('the right button cancels a drag', async ({ page }) => {
    await open(page, { ...TEN, moves: ROOK });
    const start = await middle(page, 'e3');
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x - 60, start.y, { steps: 3 });
    await page.mouse.down({ button: 'right' });
    await page.mouse.up({ button: 'right' });
    await page.mouse.up();
    expect(await told(page, 'move')).toBeUndefined();
    expect(await told(page, 'prefix')).toEqual({ steps: [], choices: [] });
  });
});

test.describe('further legs', () => {
  test('the second leg is asked on the board, with a preview', async ({ page }) => {
    await open(page, DISPLACING);
    await cell(page, 'b2').click();
    await cell(page, 'b5').click();
    await expect(cell(page, 'b5')).toHaveAttribute('aria-label', /white R.*may be chosen again/);
    await expect(cell(page, 'b2')).toHaveAttribute('aria-label', /empty/);
    await expect(page.locator('.vb-prompt')).toHaveText('Choose a square, or the marked one again');
    await expect(page.locator('.vb-live')).toHaveText('Choose a square, or the marked one again');
    await cell(page, 'c4').click();
    expect(await told(page, 'move')).toEqual(move('b2', 'b5', 'c4'));
  });

  test('the second leg follows a drag; the square may be pointed at again', async ({ page }) => {
    await open(page, DISPLACING);
    await drag(page, 'b2', 'b5');
    expect(await told(page, 'prefix')).toEqual({ steps: ['b2', 'b5'], choices: ['c4', 'a4', 'b5'] });
    await cell(page, 'b5').click();
    expect(await told(page, 'move')).toEqual(move('b2', 'b5', 'b5'));
  });

  test('a half-entered move is cancelled by key, by button and by pointing elsewhere', async ({ page }) => {
    await open(page, DISPLACING);
    const begin = async (): Promise<void> => {
      await cell(page, 'b2').click();
      await cell(page, 'b5').click();
      await expect(page.locator('.vb-prompt')).toBeVisible();
    };
    const isBack = async (): Promise<void> => {
      await expect(page.locator('.vb-prompt')).toBeHidden();
      await expect(cell(page, 'b2')).toHaveAttribute('aria-label', 'b2, white R');
      await expect(cell(page, 'b5')).toHaveAttribute('aria-label', 'b5, black R');
      expect(await told(page, 'prefix')).toEqual({ steps: [], choices: [] });
    };
    await begin();
    await page.keyboard.press('Escape');
    await isBack();
    await begin();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await isBack();
    await begin();
    await cell(page, 'g4').click();
    await isBack();
    expect(await told(page, 'refused')).toEqual({ steps: ['b2', 'b5', 'g4'] });
    expect(await told(page, 'move')).toBeUndefined();
  });

  test('a refused move is taken back when the page cancels it', async ({ page }) => {
    await open(page, { ...TEN, moves: ROOK });
    await drag(page, 'e3', 'd5');
    await expect(cell(page, 'd5')).toHaveAttribute('aria-label', 'd5, white R');
    await page.evaluate(() => window.harness.board.cancel());
    await expect(cell(page, 'd5')).toHaveAttribute('aria-label', 'd5, black P');
    expect(await isDrawnOn(page, 'R', 'e3')).toBe(true);
  });
});

test.describe('premoves', () => {
  test('are told, marked and kept until the page takes them away', async ({ page }) => {
    await open(page, { ...TEN, premoves: ROOK });
    await drag(page, 'e3', 'e4');
    expect(await told(page, 'premove')).toEqual(move('e3', 'e4'));
    expect(await told(page, 'move')).toBeUndefined();
    await expect(cell(page, 'e4')).toHaveAttribute('aria-label', 'e4, empty, premove');
    await set(page, { placement: '3k6/10/10/10/10/3p6/10/4R5/10/4K5', moves: ROOK });
    await expect(cell(page, 'e3')).toHaveAttribute('aria-label', 'e3, white R, premove');
    expect(await page.evaluate(() => window.harness.board.premove?.text)).toBe('e3e4');
    await page.evaluate(() => {
      window.harness.board.premove = null;
    });
    await expect(cell(page, 'e3')).toHaveAttribute('aria-label', 'e3, white R');
    expect(await timesTold(page, 'premovecancel')).toBe(0);
  });

  test('are cancelled by pointing elsewhere and by Escape', async ({ page }) => {
    await open(page, { ...TEN, premoves: ROOK });
    const cancelling = [() => cell(page, 'a9').click(), () => page.keyboard.press('Escape')];
    for (const [times, cancel] of cancelling.entries()) {
      await drag(page, 'e3', 'e4');
      await cancel();
      expect(await timesTold(page, 'premovecancel')).toBe(times + 1);
      await expect(cell(page, 'e4')).toHaveAttribute('aria-label', 'e4, empty');
    }
  });
});

test('a board that left the page listens to nothing, and works again when it comes back', async ({
  page,
}) => {
  await open(page, { ...TEN, moves: ROOK });
  await page.evaluate(() => {
    const { board } = window.harness;
    const place = board.parentElement;
    board.remove();
    board
      .querySelector('.vb-table')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    const [rook] = board.querySelectorAll<HTMLElement>('[data-square="e3"]');
    rook?.click();
    board.placement = '4k5/10/10/10/10/10/10/4R5/10/4K5';
    place?.append(board);
  });
  expect(await timesTold(page, 'prefix')).toBe(0);
  await expect(cell(page, 'd5')).toHaveAttribute('aria-label', 'd5, empty');
  await cell(page, 'e3').click();
  await cell(page, 'a3').click();
  expect(await told(page, 'move')).toEqual(move('e3', 'a3'));
});

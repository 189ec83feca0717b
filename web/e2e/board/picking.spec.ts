import { expect, test } from '@playwright/test';
import { cell, drag, middle, move, open, timesTold, told } from './harness-page';

test.describe('what a piece becomes', () => {
  const PROMOTING = {
    placement: '3k4/4P3/8/8/8/8/8/3K4',
    moves: ['Q', 'R', 'N', 'P'].map((letter) => move('e7', 'e8', `=${letter}`)),
  };

  test('is picked from a strip beside the square', async ({ page }) => {
    await open(page, PROMOTING);
    await drag(page, 'e7', 'e8');
    const strip = page.getByRole('group', { name: 'Becomes' });
    await expect(strip.getByRole('button')).toHaveCount(4);
    await expect(cell(page, 'e8')).toHaveAttribute('aria-label', /white P/);
    await expect(strip.getByRole('button', { name: 'stays white P' })).toBeVisible();
    await strip.getByRole('button', { name: 'white N' }).click();
    expect(await told(page, 'move')).toEqual(move('e7', 'e8', '=N'));
    await expect(strip).toBeHidden();
    await expect(cell(page, 'e8')).toHaveAttribute('aria-label', 'e8, white N');
  });

  test('is dropped without a word by pointing elsewhere', async ({ page }) => {
    await open(page, PROMOTING);
    await cell(page, 'e7').click();
    await cell(page, 'e8').click();
    await cell(page, 'a3').click();
    await expect(page.locator('.vb-strip')).toBeHidden();
    await expect(cell(page, 'e7')).toHaveAttribute('aria-label', 'e7, white P');
    expect(await told(page, 'refused')).toBeUndefined();
  });

  test('is picked by keys, and black’s pieces are black', async ({ page }) => {
    await open(page, {
      placement: '3k4/8/8/8/8/8/4p3/2K5',
      orientation: 'black',
      moves: ['Q', '+P'].map((letter) => move('e2', 'e1', `=${letter}`)),
    });
    await page.evaluate(() => window.harness.board.focusSquare('e2'));
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'black Q' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: 'black +P' })).toBeFocused();
    await page.keyboard.press('Enter');
    expect(await told(page, 'move')).toEqual(move('e2', 'e1', '=+P'));
    await expect(cell(page, 'e1')).toBeFocused();
  });
});

test.describe('pieces in hand', () => {
  const HOLDING = {
    placement: '4k4/9/9/9/9/9/9/9/4K4',
    hands: { P: 2, G: 0, p: 1, g: 0 },
    moves: [move('@P', 'e5'), move('@P', 'd4'), move('e1', 'e2')],
  };

  test('are dropped by clicks', async ({ page }) => {
    await open(page, HOLDING);
    await page.getByRole('button', { name: 'white P in hand, 2' }).click();
    expect(await told(page, 'prefix')).toEqual({ steps: ['@P'], choices: ['e5', 'd4'] });
    await cell(page, 'e5').click();
    expect(await told(page, 'move')).toEqual(move('@P', 'e5'));
    await expect(page.getByRole('button', { name: 'white P in hand, 1' })).toBeVisible();
    await expect(cell(page, 'e5')).toHaveAttribute('aria-label', 'e5, white P');
  });

  test('are dragged onto the board', async ({ page }) => {
    await open(page, HOLDING);
    const held = await page.getByRole('button', { name: 'white P in hand' }).boundingBox();
    const end = await middle(page, 'd4');
    if (!held) throw new Error('no hand');
    await page.mouse.move(held.x + held.width / 2, held.y + held.height / 2);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 5 });
    await expect(page.locator('.vb-piece.lifted')).toHaveCount(1);
    await page.mouse.up();
    expect(await told(page, 'move')).toEqual(move('@P', 'd4'));
    await expect(page.locator('.vb-piece')).toHaveCount(3);
  });

  test('are dropped by keys; what is not held cannot be reached', async ({ page }) => {
    await open(page, HOLDING);
    await expect(page.getByRole('button', { name: 'white G in hand, 0' })).toBeDisabled();
    await page.getByRole('button', { name: 'white P in hand' }).focus();
    await page.keyboard.press('Enter');
    await expect(cell(page, 'a1')).toBeFocused();
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Space']) {
      await page.keyboard.press(key);
    }
    expect(await told(page, 'move')).toEqual(move('@P', 'd4'));
  });

  test('of the other side cannot be taken', async ({ page }) => {
    await open(page, HOLDING);
    await page.getByRole('button', { name: 'black P in hand, 1' }).click();
    expect(await timesTold(page, 'prefix')).toBe(0);
  });

  test('are black’s when black moves, though the step is the same', async ({ page }) => {
    await open(page, { ...HOLDING, side: 'black', orientation: 'black', moves: [move('@P', 'e5')] });
    await page.getByRole('button', { name: 'black P in hand' }).click();
    await cell(page, 'e5').click();
    await expect(cell(page, 'e5')).toHaveAttribute('aria-label', 'e5, black P');
  });

  test('lie beside a wide board, above and below a narrow one', async ({ page }) => {
    const tops = async (): Promise<number[]> => {
      const boxes = [
        page.locator('.vb-hand.black'),
        page.locator('.vb-frame'),
        page.locator('.vb-hand.white'),
      ];
      return Promise.all(boxes.map(async (each) => (await each.boundingBox())?.y ?? Number.NaN));
    };
    await page.setViewportSize({ width: 1000, height: 800 });
    await open(page, HOLDING);
    const [wideBlack, wideFrame] = await tops();
    expect(wideBlack).toBe(wideFrame);
    await page.setViewportSize({ width: 360, height: 700 });
    const [black, frame, white] = await tops();
    expect(black).toBeLessThan(frame ?? 0);
    expect(white).toBeGreaterThan(frame ?? Infinity);
  });
});

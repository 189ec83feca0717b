import { expect, test, type CDPSession, type Page } from '@playwright/test';
import {
  ROOK,
  STANDARDS,
  TEN,
  cell,
  isDrawnOn,
  middle,
  move,
  open,
  picturesOf,
  set,
  timesTold,
  told,
} from './harness-page';

interface Finger {
  x: number;
  y: number;
  id?: number;
}

/** Sends real touch events, with any number of fingers. */
async function fingers(
  page: Page,
): Promise<(type: 'Start' | 'Move' | 'End' | 'Cancel', ...at: Finger[]) => Promise<void>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  return async (type, ...touchPoints) => {
    await session.send('Input.dispatchTouchEvent', { type: `touch${type}`, touchPoints });
  };
}

test.describe('keyboard', () => {
  test('enters a move with arrows and Enter, over squares that do not exist', async ({ page }) => {
    await open(page, { ...STANDARDS, moves: [move('a2', 'b3'), move('b1', 'c2')] });
    await page.evaluate(() => window.harness.board.focusSquare('b1'));
    await page.keyboard.press('ArrowLeft');
    await expect(cell(page, 'b1')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowLeft');
    await expect(cell(page, 'a2')).toBeFocused();
    expect(await told(page, 'touch')).toEqual({ square: 'a2', piece: 'B' });
    await page.keyboard.press('ArrowDown');
    await expect(cell(page, 'a2')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('.vb-live')).toHaveText('white B: 1 square to choose from');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    expect(await told(page, 'move')).toEqual(move('a2', 'b3'));
  });

  test('has one tab stop on the board and moves as the viewer sees it', async ({ page }) => {
    await open(page, { ...TEN, moves: ROOK, orientation: 'black' });
    await expect(page.locator('.vb-cell[tabindex="0"]')).toHaveCount(1);
    await page.evaluate(() => window.harness.board.focusSquare('e3'));
    await page.keyboard.press('ArrowUp');
    await expect(cell(page, 'e2')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(cell(page, 'd2')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(cell(page, 'j2')).toBeFocused();
    await page.keyboard.press('Control+End');
    await expect(cell(page, 'a10')).toBeFocused();
    await set(page, { orientation: 'white' });
    await expect(cell(page, 'a10')).toBeFocused();
  });

  test('tells what is refused and cancels with Escape', async ({ page }) => {
    await open(page, { ...TEN, moves: ROOK });
    await page.evaluate(() => window.harness.board.focusSquare('e3'));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    expect(await told(page, 'prefix')).toEqual({ steps: [], choices: [] });
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    expect(await told(page, 'refused')).toEqual({ steps: ['e3', 'f4'] });
  });

  test('goes on from the pressed square; the focus is drawn for keys only', async ({ page }) => {
    await open(page, { ...TEN, moves: ROOK });
    const outline = (square: string): Promise<string> =>
      cell(page, square).evaluate((each) => getComputedStyle(each).outlineStyle);
    await cell(page, 'b2').click();
    await expect(cell(page, 'b2')).toBeFocused();
    expect(await outline('b2')).toBe('none');
    await page.keyboard.press('ArrowUp');
    await expect(cell(page, 'b3')).toBeFocused();
    expect(await outline('b3')).toBe('solid');
    await cell(page, 'b2').click();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(cell(page, 'b2')).toBeFocused();
    expect(await outline('b2')).toBe('solid');
  });

  test('a click that no pointer made, as screen readers make it, points too', async ({ page }) => {
    await open(page, { ...TEN, moves: ROOK });
    await cell(page, 'e3').evaluate((each: HTMLElement) => each.click());
    await cell(page, 'a3').evaluate((each: HTMLElement) => each.click());
    expect(await told(page, 'move')).toEqual(move('e3', 'a3'));
  });
});

test.describe('touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

  test('taps make a move', async ({ page }) => {
    await open(page, { ...TEN, moves: ROOK });
    await cell(page, 'e3').tap();
    await cell(page, 'a3').tap();
    expect(await told(page, 'move')).toEqual(move('e3', 'a3'));
  });

  test('the tap that opens the strip of pieces does not choose in it, the next tap does', async ({
    page,
  }) => {
    const choices = ['Q', 'R', 'N'].map((letter) => move('a7', 'a8', `=${letter}`));
    await open(page, { placement: '7k/P7/8/8/8/8/8/K7', moves: choices });
    const strip = page.getByRole('group', { name: 'Becomes' });
    await cell(page, 'a7').tap();
    await cell(page, 'a8').tap();
    // The strip is under the finger: a click from that tap would have hit it.
    const finger = await middle(page, 'a8');
    const under = await page.evaluate(
      ({ x, y }) => document.elementFromPoint(x, y)?.closest('.vb-strip') !== null,
      finger,
    );
    expect(under).toBe(true);
    await expect(strip.getByRole('button')).toHaveCount(3);
    expect(await told(page, 'move')).toBeUndefined();
    await strip.getByRole('button', { name: 'white N' }).tap();
    expect(await told(page, 'move')).toEqual(choices[2]);
  });

  test('a piece that a finger drags to where it promotes is asked what it becomes', async ({ page }) => {
    const choices = ['Q', 'N'].map((letter) => move('a7', 'a8', `=${letter}`));
    await open(page, { placement: '7k/P7/8/8/8/8/8/K7', moves: choices });
    const touch = await fingers(page);
    const start = await middle(page, 'a7');
    await touch('Start', start);
    await touch('Move', { x: start.x, y: start.y - 15 });
    await touch('Move', await middle(page, 'a8'));
    await touch('End');
    await expect(page.getByRole('group', { name: 'Becomes' })).toBeVisible();
    expect(await told(page, 'move')).toBeUndefined();
  });

  test('a finger drags a piece, which is seen above the fingertip', async ({ page }) => {
    await open(page, { ...TEN, moves: ROOK });
    const touch = await fingers(page);
    const start = await middle(page, 'e3');
    const end = await middle(page, 'd5');
    await touch('Start', start);
    await touch('Move', { x: start.x, y: start.y - 20 });
    await touch('Move', end);
    await expect(page.locator('.vb-piece.lifted')).toHaveCount(1);
    await expect.poll(async () => (await picturesOf(page, 'R'))[0]?.y).toBeLessThan(end.y - 10);
    await touch('End');
    expect(await told(page, 'move')).toEqual(move('e3', 'd5'));
  });

  test('a second finger cancels a drag cleanly', async ({ page }) => {
    await open(page, { ...TEN, moves: ROOK });
    const touch = await fingers(page);
    const start = await middle(page, 'e3');
    const end = await middle(page, 'd5');
    await touch('Start', { ...start, id: 0 });
    await touch('Move', { ...end, id: 0 });
    await touch('Start', { ...end, id: 0 }, { x: start.x + 60, y: start.y, id: 1 });
    await expect(page.locator('.vb-piece.lifted')).toHaveCount(0);
    await touch('End');
    expect(await told(page, 'move')).toBeUndefined();
    expect(await told(page, 'prefix')).toEqual({ steps: [], choices: [] });
    expect(await isDrawnOn(page, 'R', 'e3')).toBe(true);
    await cell(page, 'e3').tap();
    await cell(page, 'd5').tap();
    expect(await told(page, 'move')).toEqual(move('e3', 'd5'));
  });

  test('a drag that the system takes away ends cleanly', async ({ page }) => {
    await open(page, { ...TEN, moves: ROOK });
    const touch = await fingers(page);
    const start = await middle(page, 'e3');
    await touch('Start', start);
    await touch('Move', { x: start.x, y: start.y - 60 });
    await touch('Cancel');
    await expect(page.locator('.vb-piece.lifted')).toHaveCount(0);
    expect(await told(page, 'prefix')).toEqual({ steps: [], choices: [] });
  });

  test('the page scrolls from squares where nothing can be moved, and only from them', async ({ page }) => {
    await open(page, { ...TEN, moves: ROOK });
    await page.evaluate(() => {
      document.body.style.minHeight = '2000px';
    });
    const touch = await fingers(page);
    const swipe = async (square: string): Promise<number> => {
      await page.evaluate(() => window.scrollTo(0, 0));
      const start = await middle(page, square);
      await touch('Start', start);
      for (let moved = 10; moved <= 120; moved += 10) await touch('Move', { x: start.x, y: start.y - moved });
      await touch('End');
      return page.evaluate(() => window.scrollY);
    };
    expect(await swipe('e3')).toBe(0);
    expect(await swipe('h4')).toBeGreaterThan(50);
  });

  test('scrolling the page keeps the premove', async ({ page }) => {
    await open(page, { ...TEN, premoves: ROOK, premove: move('e3', 'e4') });
    await page.evaluate(() => {
      document.body.style.minHeight = '2000px';
    });
    const touch = await fingers(page);
    const start = await middle(page, 'h4');
    await touch('Start', start);
    for (let moved = 10; moved <= 120; moved += 10) await touch('Move', { x: start.x, y: start.y - moved });
    await touch('End');
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
    expect(await timesTold(page, 'premovecancel')).toBe(0);
    await cell(page, 'h4').tap();
    expect(await timesTold(page, 'premovecancel')).toBe(1);
  });
});

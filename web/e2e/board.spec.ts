import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test, type Browser, type CDPSession, type Locator, type Page } from '@playwright/test';
import type { BoardMove, BoardProperties } from '../src/board';
import type { Harness } from './board/harness';

declare global {
  interface Window {
    harness: Harness;
  }
}

/** What a test sets on the board: properties that can be sent into the page. */
type Setting = Partial<Omit<BoardProperties, 'picture' | 'nameOf' | 'ask'>>;

function move(...steps: string[]): BoardMove {
  return { text: steps.join(''), steps };
}

function moves(from: string, ...to: string[]): BoardMove[] {
  return to.map((square) => move(from, square));
}

async function open(page: Page, setting: Setting): Promise<void> {
  await page.goto('/e2e/board/harness.html');
  await page.waitForFunction(() => 'harness' in window);
  await set(page, { animated: false, ...setting });
}

async function set(page: Page, setting: Setting): Promise<void> {
  await page.evaluate((values) => {
    Object.assign(window.harness.board, values);
  }, setting);
}

function cell(page: Page, square: string): Locator {
  return page.locator(`[data-square="${square}"]`);
}

/** The last thing of this name that the board told; undefined if it told none. */
async function told(page: Page, name: string): Promise<unknown> {
  return page.evaluate(
    (wanted) => window.harness.told.findLast((each) => each.name === wanted)?.detail,
    name,
  );
}

async function middle(page: Page, square: string): Promise<{ x: number; y: number }> {
  const box = await cell(page, square).boundingBox();
  if (!box) throw new Error(`no square ${square} is to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function drag(page: Page, from: string, to: string, button: 'left' | 'right' = 'left'): Promise<void> {
  const start = await middle(page, from);
  const end = await middle(page, to);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down({ button });
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
  await page.mouse.move(end.x, end.y, { steps: 3 });
  await page.mouse.up({ button });
}

/** Counts how often the board told something of this name. */
async function timesTold(page: Page, name: string): Promise<number> {
  return page.evaluate((wanted) => window.harness.told.filter((each) => each.name === wanted).length, name);
}

interface Finger {
  x: number;
  y: number;
  id?: number;
}

/** Real touch events, with as many fingers as wanted. */
async function fingers(
  page: Page,
): Promise<(type: 'Start' | 'Move' | 'End' | 'Cancel', ...at: Finger[]) => Promise<void>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  return async (type, ...touchPoints) => {
    await session.send('Input.dispatchTouchEvent', { type: `touch${type}`, touchPoints });
  };
}

/** The middle of every picture of a piece, which may be elsewhere than its square while it slides or is dragged. */
async function picturesOf(page: Page, letter: string): Promise<{ x: number; y: number }[]> {
  return page.locator('.vb-piece').evaluateAll(
    (pieces, wanted) =>
      pieces
        .filter((piece) => piece.textContent === wanted)
        .map((piece) => piece.getBoundingClientRect())
        .map((box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })),
    letter,
  );
}

async function isDrawnOn(page: Page, letter: string, square: string): Promise<boolean> {
  const wanted = await middle(page, square);
  return (await picturesOf(page, letter)).some((picture) => near(picture, wanted));
}

function near(a: { x: number; y: number }, b: { x: number; y: number }): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < 3;
}

const TEN = { placement: '4k5/10/10/10/10/3p6/10/4R5/10/4K5' };
const ROOK = moves('e3', 'e4', 'e10', 'a3', 'd5', 'e1');
const STANDARDS = { placement: '*sskss*/br1w1br/7/7/BR1W1BR/*SSKSS*' };
const DISPLACING = {
  ...STANDARDS,
  moves: [move('b2', 'b5', 'c4'), move('b2', 'b5', 'a4'), move('b2', 'b5', 'b5'), move('b2', 'b3')],
  previews: { 'b2 b5': { b2: '', b5: 'R' } },
};

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
    await expect(page.locator('.vb-live')).toHaveText('white B: 1 to choose from');
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
    // The strip lies where the finger was: a click of that tap would have hit it.
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

test.describe('arrows and circles', () => {
  test('are drawn with the right button, coloured by keys and rubbed out by drawing them again', async ({
    page,
  }) => {
    await open(page, { ...TEN, moves: ROOK });
    await drag(page, 'b2', 'f7', 'right');
    await cell(page, 'c3').click({ button: 'right' });
    await page.keyboard.down('Shift');
    await drag(page, 'b2', 'c8', 'right');
    await page.keyboard.up('Shift');
    expect(await told(page, 'draw')).toEqual({
      drawings: [
        { kind: 'arrow', from: 'b2', to: 'f7', brush: 'green' },
        { kind: 'circle', from: 'c3', to: 'c3', brush: 'green' },
        { kind: 'arrow', from: 'b2', to: 'c8', brush: 'red' },
      ],
    });
    await expect(page.locator('.vb-drawings > *')).toHaveCount(3);
    await drag(page, 'b2', 'f7', 'right');
    await expect(page.locator('.vb-drawings > *')).toHaveCount(2);
    expect(await timesTold(page, 'prefix')).toBe(0);
  });

  test('are cleared by a plain click, except those of the page', async ({ page }) => {
    await open(page, { ...TEN, drawings: [{ kind: 'arrow', from: 'e3', to: 'e4', brush: 'blue' }] });
    await drag(page, 'b2', 'f7', 'right');
    await expect(page.locator('.vb-drawings > *')).toHaveCount(2);
    await cell(page, 'h8').click();
    await expect(page.locator('.vb-drawings > *')).toHaveCount(1);
    expect(await told(page, 'draw')).toEqual({ drawings: [] });
  });

  test('are drawn anew when the board is flipped', async ({ page }) => {
    await open(page, TEN);
    await cell(page, 'b2').click({ button: 'right' });
    const circle = page.locator('.vb-circle');
    const before = await circle.boundingBox();
    await set(page, { orientation: 'black' });
    const after = await circle.boundingBox();
    const square = await middle(page, 'b2');
    expect(after?.x).not.toBe(before?.x);
    expect(after && near({ x: after.x + after.width / 2, y: after.y + after.height / 2 }, square)).toBe(true);
  });
});

test.describe('geometry', () => {
  test('squares that do not exist are not made and cannot be pointed at', async ({ page }) => {
    await open(page, { ...STANDARDS, moves: [move('a2', 'b3')] });
    await expect(page.locator('[role="gridcell"]')).toHaveCount(38);
    await expect(cell(page, 'a1')).toHaveCount(0);
    const a2 = await middle(page, 'a2');
    const b1 = await middle(page, 'b1');
    await cell(page, 'a2').click();
    await page.mouse.click(a2.x, b1.y);
    expect(await told(page, 'refused')).toBeUndefined();
    expect(await told(page, 'prefix')).toEqual({ steps: [], choices: [] });
  });

  for (const [name, placement, cells] of [
    ['8x8', '8/8/8/8/8/8/8/8', 64],
    ['10x10', '10/10/10/10/10/10/10/10/10/10', 100],
    ['7x12', '7/7/7/7/7/7/7/7/7/7/7/7', 84],
    ['9x9', '9/9/9/9/9/9/9/9/9', 81],
    ['9x10', '9/9/9/9/9/9/9/9/9/9', 90],
    ['16x16', Array.from({ length: 16 }, () => '16').join('/'), 256],
  ] as const) {
    test(`${name}: square squares of whole pixels that fit from 320 to 1200 pixels`, async ({ page }) => {
      await open(page, { placement, hands: { P: 1, p: 1 } });
      await expect(page.locator('[role="gridcell"]')).toHaveCount(cells);
      for (const width of [320, 768, 1200]) {
        await page.setViewportSize({ width, height: 900 });
        const box = await cell(page, 'b2').boundingBox();
        expect(box?.width).toBe(box?.height);
        expect(Number.isInteger(box?.width)).toBe(true);
        expect(box?.width).toBeGreaterThanOrEqual(16);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });
  }

  test('marks, pieces and coordinates are where they belong after a flip', async ({ page }) => {
    await open(page, { ...STANDARDS, marks: { b5: ['still:frozen', 'last'] } });
    const mark = page.locator('.vb-mark.still .vb-wash');
    const places = async (): Promise<boolean> => {
      const box = await mark.boundingBox();
      const square = await middle(page, 'b5');
      const inPlace = box !== null && near({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, square);
      return inPlace && (await isDrawnOn(page, 'K', 'd6'));
    };
    expect(await places()).toBe(true);
    await set(page, { orientation: 'black' });
    expect(await places()).toBe(true);
    await expect(cell(page, 'b5')).toHaveAttribute('aria-label', 'b5, black R, frozen, last move');
    await expect(page.locator('.vb-files')).toHaveText('gfedcba');
    await expect(page.locator('.vb-ranks')).toHaveText('123456');
  });

  test('a10 is above a9', async ({ page }) => {
    await open(page, TEN);
    expect((await middle(page, 'a10')).y).toBeLessThan((await middle(page, 'a9')).y);
  });
});

test.describe('access', () => {
  const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing serious (${colorScheme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await open(page, {
        ...DISPLACING,
        hands: { P: 1, p: 0 },
        marks: { c6: ['still:frozen'], d6: ['check'] },
      });
      const serious = async (): Promise<string[]> =>
        page.evaluate(async () => {
          const { axe } = window as unknown as { axe: typeof import('axe-core') };
          const { violations } = await axe.run(document);
          return violations
            .filter(({ impact }) => impact === 'serious' || impact === 'critical')
            .map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
        });
      await page.evaluate(axeSource);
      expect(await serious()).toEqual([]);
      await cell(page, 'b2').click();
      await cell(page, 'b5').click();
      expect(await serious()).toEqual([]);
      await page.evaluate(() => window.harness.board.cancel());
      await set(page, {
        placement: '3k4/4P3/8/8/8/8/8/3K4',
        moves: [move('e7', 'e8', '=Q'), move('e7', 'e8', '=N')],
      });
      await cell(page, 'e7').click();
      await cell(page, 'e8').click();
      expect(await serious()).toEqual([]);
    });
  }

  test('nothing on the board needs what the content security policy forbids', async ({ page }) => {
    await open(page, { ...DISPLACING, animated: true, hands: { P: 1 }, marks: { c6: ['still:frozen'] } });
    await drag(page, 'b2', 'b5');
    await drag(page, 'a3', 'c3', 'right');
    expect(await page.evaluate(() => window.harness.violations)).toEqual([]);
  });
});

test.describe('animation', () => {
  const SHUFFLED = {
    before: '10/pppppppppp/rnbqkrnbrr/10/10/10/10/RNBQKRNBRR/PPPPPPPPPP/10',
    after: '10/10/pppppppppp/rnbqkrnbrr/10/10/RNBQKRNBRR/PPPPPPPPPP/10/10',
  };

  test('forty pieces slide at once, by transforms that the compositor runs', async ({ page, browser }) => {
    await open(page, { placement: SHUFFLED.before });
    await set(page, { animated: true });
    const stop = await trace(browser);
    const { frames, properties } = await page.evaluate(async (after) => {
      const control = document.querySelector('h1');
      control?.animate([{ paddingLeft: '0px' }, { paddingLeft: '9px' }], 100);
      window.harness.board.placement = after;
      await Promise.resolve();
      const sliding = [...document.querySelectorAll('.vb-piece')].flatMap((piece) => piece.getAnimations());
      const stamps = [performance.now()];
      let over = false;
      void Promise.all(sliding.map((each) => each.finished)).then(() => (over = true));
      while (!over) stamps.push(await new Promise<number>(requestAnimationFrame));
      return {
        frames: stamps.slice(1).map((stamp, i) => stamp - (stamps[i] ?? stamp)),
        properties: sliding.map((each) => {
          const { offset, computedOffset, easing, composite, ...changed } =
            (each.effect as KeyframeEffect).getKeyframes()[0] ?? {};
          return Object.keys(changed).join();
        }),
      };
    }, SHUFFLED.after);
    const animations = await stop();
    const worst = `${frames.length} frames, the longest ${Math.max(...frames).toFixed(1)} ms`;
    test.info().annotations.push({ type: 'frames', description: worst });
    console.log(`40 pieces: ${worst}`);
    expect(properties).toEqual(Array.from({ length: 40 }, () => 'transform'));
    const pieces = animations.filter(({ node }) => node.includes('vb-piece'));
    expect(pieces.filter(({ onMainThread }) => !onMainThread)).toHaveLength(40);
    // The trace does tell an animation that the compositor cannot run.
    expect(animations.filter(({ onMainThread }) => onMainThread).map(({ node }) => node)).toEqual(['H1']);
  });

  test('journeys slide promotions, swaps and displaced pieces; the captured fade', async ({ page }) => {
    await open(page, { placement: '4k3/4P3/8/8/8/8/3q4/4K3' });
    await set(page, { animated: true });
    const slides = await page.evaluate(async () => {
      const seen = new Map(
        [...document.querySelectorAll('.vb-piece')].map((each) => [each, each.textContent]),
      );
      window.harness.board.show('4K3/8/8/8/8/8/3Q4/4k3', [
        ['e1', 'e8'],
        ['e8', 'e1'],
        ['e7', 'd2'],
      ]);
      await Promise.resolve();
      return [...document.querySelectorAll('.vb-piece')]
        .map((each) => {
          const effect = each.getAnimations()[0]?.effect as KeyframeEffect;
          const [start] = effect.getKeyframes();
          return `${seen.get(each)}→${each.textContent} ${start?.['transform'] ?? `fades from ${start?.['opacity']}`}`;
        })
        .sort();
    });
    expect(slides).toEqual([
      'K→K translate(400%, 0%)',
      'K→K translate(400%, 700%)',
      'P→Q translate(400%, 100%)',
      'Q→Q fades from 1',
    ]);
    await expect(page.locator('.vb-piece')).toHaveCount(3);
  });

  test('a piece goes along its path, at one speed, by a move that is shown and by one that is entered', async ({
    page,
  }) => {
    const board = { placement: '7/7/1WS4/1B5/7/7' };
    const path = ['b4', 'b5', 'd5', 'd4'];
    await open(page, { ...board, moves: [{ ...move('b4', 'd4'), paths: [path] }] });
    await set(page, { animated: true });
    const frames = async (act: (path: string[]) => void): Promise<(readonly [number, number, number])[]> => {
      await page.evaluate(act, path);
      return page.evaluate(async () => {
        await new Promise(requestAnimationFrame);
        const piece = [...document.querySelectorAll('.vb-piece')].find((each) => each.textContent === 'W');
        const effect = piece?.getAnimations()[0]?.effect as KeyframeEffect | undefined;
        return (effect?.getKeyframes() ?? []).map((frame) => {
          const [column = 0, row = 0] = (String(frame['transform']).match(/-?\d+(?=%)/g) ?? []).map(Number);
          return [frame.computedOffset, column / 100, row / 100] as const;
        });
      });
    };
    // Up one, right two, down one: round the standard-bearer on c4, not through it.
    const round = [
      [0, 1, 2],
      [0.25, 1, 1],
      [0.75, 3, 1],
      [1, 3, 2],
    ];
    expect(await frames((way) => window.harness.board.show('7/7/2SW3/1B5/7/7', [way]))).toEqual(round);
    await set(page, { placement: '', animated: false });
    await set(page, { ...board });
    await page.waitForTimeout(50);
    await set(page, { animated: true });
    const entered = await frames(() => {
      window.harness.board.point('b4');
      window.harness.board.point('d4');
    });
    expect(entered).toEqual(round);
  });

  test('a piece that is driven off stays in sight, follows what is looked at, and goes where it is put', async ({
    page,
  }) => {
    const paths = (to: string): string[][] => [
      ['b2', 'b5'],
      ['b5', to],
    ];
    await open(page, {
      placement: '7/1S5/7/7/1R5/7',
      moves: ['c4', 'b2', 'a4'].map((to) => ({ ...move('b2', 'b5', to), paths: paths(to) })),
      previews: { 'b2 b5': { b2: '', b5: 'R' } },
    });
    const driven = page.locator('.vb-piece.waiting');
    await cell(page, 'b2').click();
    await cell(page, 'b5').click();
    await expect(driven).toHaveText('S');
    const stood = await middle(page, 'b5');
    const [beside] = await picturesOf(page, 'S');
    const side = (await cell(page, 'b5').boundingBox())?.width ?? 0;
    expect(Math.hypot((beside?.x ?? 0) - stood.x, (beside?.y ?? 0) - stood.y)).toBeLessThan(side);
    expect(await isDrawnOn(page, 'R', 'b5')).toBe(true);
    await expect(cell(page, 'b2')).toHaveAttribute('aria-label', /, may be chosen$/);
    for (const square of ['c4', 'b2']) {
      await cell(page, square).hover();
      await expect.poll(() => isDrawnOn(page, 'S', square)).toBe(true);
    }
    await cell(page, 'c4').click();
    await expect(driven).toHaveCount(0);
    expect(await told(page, 'move')).toMatchObject({ text: 'b2b5c4' });
    await page.evaluate(() =>
      window.harness.board.show('7/1R5/2S4/7/7/7', [
        ['b2', 'b5'],
        ['b5', 'c4'],
      ]),
    );
    await expect(page.locator('.vb-piece')).toHaveCount(2);
    await expect.poll(() => isDrawnOn(page, 'S', 'c4')).toBe(true);
  });

  test('a piece that was driven off stands where it stood when the move is dropped', async ({ page }) => {
    await open(page, {
      placement: '7/1S5/7/7/1R5/7',
      moves: ['c4', 'a4'].map((to) => ({
        ...move('b2', 'b5', to),
        paths: [
          ['b2', 'b5'],
          ['b5', to],
        ],
      })),
      previews: { 'b2 b5': { b2: '', b5: 'R' } },
    });
    await cell(page, 'b2').click();
    await cell(page, 'b5').click();
    await cell(page, 'c4').hover();
    await page.keyboard.press('Escape');
    await expect.poll(() => isDrawnOn(page, 'S', 'b5')).toBe(true);
    await expect.poll(() => isDrawnOn(page, 'R', 'b2')).toBe(true);
    await expect(page.locator('.vb-piece')).toHaveCount(2);
    await expect(page.locator('.waiting')).toHaveCount(0);
  });

  test('an entered move marks who is in check then, and no check that is over', async ({ page }) => {
    await open(page, {
      placement: 'k7/8/8/8/8/8/8/K6r',
      moves: [
        {
          ...move('a1', 'a8'),
          paths: [
            ['a1', 'a8'],
            ['a8', 'a1'],
          ],
          checked: ['a1'],
        },
        { ...move('a1', 'a2'), paths: [['a1', 'a2']], checked: [] },
      ],
      previews: { 'a1 a8': { a1: 'k', a8: 'K' } },
      marks: { a1: ['check'] },
    });
    await cell(page, 'a1').click();
    await expect(page.locator('.vb-badge.check')).toHaveCount(1);
    await cell(page, 'a8').click();
    await expect(cell(page, 'a8')).toHaveAttribute('aria-label', 'a8, white K');
    await expect(cell(page, 'a1')).toHaveAttribute('aria-label', 'a1, black K, in check');
    await page.evaluate(() => window.harness.board.cancel());
    await cell(page, 'a1').click();
    await cell(page, 'a2').click();
    await expect(page.locator('.vb-badge.check')).toHaveCount(0);
  });

  test('an arrow bends where its way does', async ({ page }) => {
    const arrow = { kind: 'arrow', from: 'b4', to: 'd4', via: ['b5', 'd5'], brush: 'green' } as const;
    await open(page, { placement: '7/7/7/7/7/7', drawings: [arrow] });
    const covers = await page.evaluate(
      (squares) => {
        const shape = document.querySelector<SVGPolygonElement>('.vb-arrow');
        return squares.map((square) => {
          const box = document.querySelector(`[data-square="${square}"]`)?.getBoundingClientRect();
          const matrix = shape?.getScreenCTM()?.inverse();
          if (!shape || !box || !matrix) throw new Error('nothing is drawn');
          const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(matrix);
          return shape.isPointInFill(middle);
        });
      },
      ['b5', 'c5', 'd5', 'c4'],
    );
    expect(covers).toEqual([true, true, true, false]);
  });

  test('a piece that is sent elsewhere in the middle of a slide goes on from where it is seen', async ({
    page,
  }) => {
    await open(page, { placement: '8/8/8/8/8/8/8/R7' });
    await set(page, { animated: true, placement: 'R7/8/8/8/8/8/8/8' });
    const start = await page.evaluate(async () => {
      const [slide] = document.querySelector('.vb-piece')?.getAnimations() ?? [];
      if (!slide) throw new Error('nothing slides');
      slide.pause();
      slide.currentTime = 100;
      window.harness.board.placement = '7R/8/8/8/8/8/8/8';
      await Promise.resolve();
      const [next] = document.querySelector('.vb-piece')?.getAnimations() ?? [];
      const transform = String((next?.effect as KeyframeEffect).getKeyframes()[0]?.['transform']);
      const square = document.querySelector('.vb-cell')?.getBoundingClientRect().height ?? 0;
      return new DOMMatrix(transform).m42 / square;
    });
    expect(start).toBeGreaterThan(0.1);
    expect(start).toBeLessThan(6.9);
  });

  test('who prefers reduced motion sees none', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, { placement: SHUFFLED.before });
    await set(page, { animated: true, placement: SHUFFLED.after });
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expect(page.locator('.vb-piece')).toHaveCount(40);
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

interface TracedAnimation {
  node: string;
  /** The compositor could not run it. */
  onMainThread: boolean;
}

/** Traces the browser until the returned function is called, which tells what animations ran, and where. */
async function trace(browser: Browser): Promise<() => Promise<TracedAnimation[]>> {
  const session = await browser.newBrowserCDPSession();
  const animations = new Map<string, TracedAnimation>();
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as TraceEvent[]) {
      if (event.name !== 'Animation') continue;
      const id = event.id2?.local ?? '';
      const { nodeName, compositeFailed } = event.args?.data ?? {};
      if (nodeName !== undefined) animations.set(id, { node: nodeName, onMainThread: false });
      const animation = animations.get(id);
      if (animation && compositeFailed) animation.onMainThread = true;
    }
  });
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['blink.animations', 'devtools.timeline', 'benchmark', 'rail'] },
  });
  return async () => {
    await session.send('Tracing.end');
    await complete;
    return [...animations.values()];
  };
}

interface TraceEvent {
  name?: string;
  id2?: { local?: string };
  args?: { data?: { nodeName?: string; compositeFailed?: number } };
}

import { expect, test, type Locator, type Page } from '@playwright/test';
import type { BoardMove } from '../src/board';
import type { Harness } from './board/harness';

declare global {
  interface Window {
    harness: Harness;
  }
}

/** What a test sets on the board: properties that can be sent into the page. */
type Setting = Partial<
  Pick<
    Harness['board'],
    | 'placement'
    | 'shape'
    | 'hands'
    | 'orientation'
    | 'side'
    | 'moves'
    | 'premoves'
    | 'previews'
    | 'marks'
    | 'drawings'
    | 'coordinates'
    | 'animated'
    | 'theme'
    | 'label'
  >
>;

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

const TEN = { placement: '4k5/10/10/10/10/3p6/10/4R5/10/4K5' };
const ROOK = moves('e3', 'e4', 'e10', 'a3', 'd5', 'e1');

test('a click on a man and a click on a square make a move', async ({ page }) => {
  await open(page, { ...TEN, moves: ROOK });
  await cell(page, 'e3').click();
  expect(await told(page, 'prefix')).toEqual({ steps: ['e3'], choices: ['e4', 'e10', 'a3', 'd5', 'e1'] });
  await expect(cell(page, 'e10')).toHaveAttribute('aria-label', 'e10, black K, may be reached');
  await expect(cell(page, 'a3')).toHaveAttribute('aria-label', 'a3, empty, may be reached');
  await cell(page, 'a3').click();
  expect(await told(page, 'move')).toEqual(move('e3', 'a3'));
  await expect(cell(page, 'a3')).toHaveAttribute('aria-label', 'a3, white R');
});

test('a man is dragged', async ({ page }) => {
  await open(page, { ...TEN, moves: ROOK });
  await drag(page, 'e3', 'd5');
  expect(await told(page, 'move')).toEqual(move('e3', 'd5'));
});

test('the second leg is asked on the board, with a preview', async ({ page }) => {
  await open(page, {
    placement: '*sskss*/br1w1br/7/7/BR1W1BR/*SSKSS*',
    moves: [move('b2', 'b5', 'c4'), move('b2', 'b5', 'a4'), move('b2', 'b5', 'b5'), move('b2', 'b3')],
    previews: { 'b2 b5': { b2: '', b5: 'R' } },
  });
  await cell(page, 'b2').click();
  await cell(page, 'b5').click();
  await expect(cell(page, 'b5')).toHaveAttribute('aria-label', /white R.*may be chosen again/);
  await expect(page.locator('.vb-prompt')).toHaveText('Choose a square, or the marked one again');
  await cell(page, 'c4').click();
  expect(await told(page, 'move')).toEqual(move('b2', 'b5', 'c4'));
});

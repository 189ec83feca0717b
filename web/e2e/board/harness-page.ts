import type { Locator, Page } from '@playwright/test';
import type { BoardMove, BoardProperties } from '../../src/board';
import type { Harness } from './harness';

declare global {
  interface Window {
    harness: Harness;
  }
}

/** The properties that a test can send into the page. */
type Setting = Partial<Omit<BoardProperties, 'picture' | 'nameOf' | 'ask'>>;

export function move(...steps: string[]): BoardMove {
  return { text: steps.join(''), steps };
}

export function moves(from: string, ...to: string[]): BoardMove[] {
  return to.map((square) => move(from, square));
}

export async function open(page: Page, setting: Setting): Promise<void> {
  await page.goto('/e2e/board/harness.html');
  await page.waitForFunction(() => 'harness' in window);
  await set(page, { animated: false, ...setting });
}

export async function set(page: Page, setting: Setting): Promise<void> {
  await page.evaluate((values) => {
    Object.assign(window.harness.board, values);
  }, setting);
}

export function cell(page: Page, square: string): Locator {
  return page.locator(`[data-square="${square}"]`);
}

/** The detail of the last event with this name; undefined if there was none. */
export async function told(page: Page, name: string): Promise<unknown> {
  return page.evaluate(
    (wanted) => window.harness.told.findLast((each) => each.name === wanted)?.detail,
    name,
  );
}

export async function middle(page: Page, square: string): Promise<{ x: number; y: number }> {
  const box = await cell(page, square).boundingBox();
  if (!box) throw new Error(`no square ${square} is to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export async function drag(
  page: Page,
  from: string,
  to: string,
  button: 'left' | 'right' = 'left',
): Promise<void> {
  const start = await middle(page, from);
  const end = await middle(page, to);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down({ button });
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
  await page.mouse.move(end.x, end.y, { steps: 3 });
  await page.mouse.up({ button });
}

/** The number of events with this name so far. */
export async function timesTold(page: Page, name: string): Promise<number> {
  return page.evaluate((wanted) => window.harness.told.filter((each) => each.name === wanted).length, name);
}

/** The middle of each picture of a piece, which is not on its square while it slides or is dragged. */
export async function picturesOf(page: Page, letter: string): Promise<{ x: number; y: number }[]> {
  return page.locator('.vb-piece').evaluateAll(
    (pieces, wanted) =>
      pieces
        .filter((piece) => piece.textContent === wanted)
        .map((piece) => piece.getBoundingClientRect())
        .map((box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })),
    letter,
  );
}

export async function isDrawnOn(page: Page, letter: string, square: string): Promise<boolean> {
  const wanted = await middle(page, square);
  return (await picturesOf(page, letter)).some((picture) => near(picture, wanted));
}

export function near(a: { x: number; y: number }, b: { x: number; y: number }): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < 3;
}

export const TEN = { placement: '4k5/10/10/10/10/3p6/10/4R5/10/4K5' };
export const ROOK = moves('e3', 'e4', 'e10', 'a3', 'd5', 'e1');
export const STANDARDS = { placement: '*sskss*/br1w1br/7/7/BR1W1BR/*SSKSS*' };
export const DISPLACING = {
  ...STANDARDS,
  moves: [move('b2', 'b5', 'c4'), move('b2', 'b5', 'a4'), move('b2', 'b5', 'b5'), move('b2', 'b3')],
  previews: { 'b2 b5': { b2: '', b5: 'R' } },
};

import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { square } from './hand';
import { keepPicture } from './pictures';
import { DEEP } from './screens';
import { setUp } from './tables';

const WINDOWS = [
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

/** Games, each with the square of a piece that has an explanation. */
const GAMES: readonly (readonly [game: string, piece: string])[] = [
  ['noli-me-tangere', 'a1'],
  ['delegating', 'a2'],
  ['notake-rifle', 'b2'],
  ['gleeman', 'd1'],
  ['royal-standard', 'b2'],
];

/** Of a list, what is looked at in one of the windows: every other; with `VARIORUM_DEEP`, all. */
function shareOf<T>(window: number, all: readonly T[]): T[] {
  return all.filter((_, index) => DEEP || (index + window) % 2 === 0);
}

/** Waits until a move can be played. */
async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const board = document.querySelector('variorum-board');
    return board !== null && board.moves.length + board.untold.length > 0;
  });
}

async function boxOf(place: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await place.boundingBox();
  if (!box) throw new Error('it is not seen');
  return box;
}

/** Expects that a part of the page lies within the window, and within every scrolling area around it. */
async function expectWholeInWindow(page: Page, place: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(place);
  const seen = page.viewportSize() ?? { width: 0, height: 0 };
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(seen.width);
  expect(y + height).toBeLessThanOrEqual(seen.height);
}

/** Expects that neither a part of the page nor any element around it clips the part's content. */
async function expectNotClipped(place: Locator): Promise<void> {
  const cut = await place.evaluate((part) => {
    const { bottom } = part.getBoundingClientRect();
    for (let each: Element | null = part; each && each !== document.body; each = each.parentElement) {
      const clips = getComputedStyle(each).overflowY !== 'visible';
      const frame = each.getBoundingClientRect();
      if (clips && (each.scrollHeight > each.clientHeight + 1 || bottom > frame.bottom + 1))
        return each.className;
    }
    return null;
  });
  expect(cut).toBeNull();
}

for (const [window, viewport] of WINDOWS.entries()) {
  const size = `${viewport.width}x${viewport.height}`;

  test(`the whole board is seen, and all that is said of a piece, at ${size}`, async ({ open }) => {
    const page = await open('/mine', { viewport });
    for (const [game, piece] of shareOf(window, GAMES)) {
      await page.goto(`/play/${await setUp(page, { game, side: 'white', level: 1 })}`);
      await ready(page);
      await expectWholeInWindow(page, page.locator('.vb-squares'));
      await square(page, piece).click();
      const said = page.locator('.said .insight');
      await expect(said).toBeVisible();
      await keepPicture(page, `layout-${size}-${game}`);
      await expectWholeInWindow(page, page.locator('.vb-squares'));
      await expectNotClipped(said.locator('p').first());
    }
  });

  test(`the analysis has the whole board, a panel that is not cut and a tall list of moves at ${size}`, async ({
    open,
  }) => {
    const page = await open('/mine', { viewport });
    for (const [game] of shareOf(window, GAMES)) {
      await page.goto(`/analysis/${game}`);
      await ready(page);
      await expectWholeInWindow(page, page.locator('.vb-squares'));
      await keepPicture(page, `layout-${size}-analysis-${game}`);
      const side = page.locator('.side');
      const [shown, whole] = await side.evaluate((panel) => [panel.clientHeight, panel.scrollHeight]);
      expect(whole).toBeLessThanOrEqual((shown ?? 0) + 1);
      const list = await boxOf(page.getByRole('group', { name: 'Moves with variations' }));
      expect(list.height).toBeGreaterThanOrEqual(viewport.width < 700 ? 140 : 280);
      const content = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(content).toBeLessThanOrEqual(viewport.width);
    }
  });
}

for (const [window, viewport] of WINDOWS.entries()) {
  const size = `${viewport.width}x${viewport.height}`;

  test(`the board and both hands are wholly seen, in a game and in the analysis, at ${size}`, async ({
    open,
  }) => {
    const page = await open('/mine', { viewport });
    for (const game of shareOf(window, ['shogi', 'crazyhouse'])) {
      const table = await setUp(page, { game, side: 'white', level: 1 });
      for (const address of [`/play/${table}`, `/analysis/${game}`]) {
        await page.goto(address);
        await ready(page);
        await expectWholeInWindow(page, page.locator('.vb-squares'));
        for (const hand of await page.locator('.vb-hand').all()) await expectWholeInWindow(page, hand);
      }
    }
  });
}

test('every choice of what a piece becomes lies on the board, also where they are many and it is low', async ({
  open,
}) => {
  const fen = '9k/10/10/7P2/10/10/10/10/10/K9 w - - 0 1';
  const viewport = { width: 740, height: 360 };
  const page = await open(`/analysis/grand?fen=${fen}`, { viewport, hasTouch: true, isMobile: true });
  await ready(page);
  await square(page, 'h7').tap();
  await square(page, 'h8').tap();
  const choices = page.getByRole('group', { name: 'Becomes' }).getByRole('button');
  await expect(choices).toHaveCount(7);
  const board = await boxOf(page.locator('.vb-squares'));
  for (const choice of await choices.all()) {
    await expectWholeInWindow(page, choice);
    const { y, height } = await boxOf(choice);
    expect(y + height).toBeLessThanOrEqual(board.y + board.height + 1);
  }
});

test('words about a lost connection lie over the page and push nothing', async ({ open }) => {
  const page = await open('/analysis/chess');
  await ready(page);
  const before = await boxOf(page.locator('.vb-squares'));
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await expect(page.getByText(/You are offline/)).toBeVisible();
  expect(await boxOf(page.locator('.vb-squares'))).toEqual(before);
});

import type { Page } from '@playwright/test';
import type { Step } from '../../src/board';
import { expect, test } from './fixtures';
import { mayBePlayed, movesKnown, square } from './hand';
import { isFocused, tabTo } from './keys';
import { tableAfter, tableShown } from './tables';

test.use({ computer: 'server' });

test('the first Tab leads to a link past the navigation', async ({ open }) => {
  const page = await open('/');
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the page' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('from the home page to moves with second legs, without a pointer', async ({ open }) => {
  const page = await open('/');
  await tabTo(page, page.getByRole('button', { name: /^Play the computer\W+The Royal Standard$/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, page.getByRole('button', { name: 'Begin' }));
  await page.keyboard.press('Enter');
  const table = await tableShown(page);

  await mayBePlayed(page, 'a2b1,b1a2');
  await tabTo(page, page.locator('[data-square][tabindex="0"]'));
  await point(page, 'a2', 'b1');
  await expect(page.locator('.vb-live')).toContainText('Now choose where the standard-bearer goes');
  await point(page, 'a2');
  const { plies } = await tableAfter(page, table, 2);
  expect(plies[0]?.text).toBe('a2b1,b1a2');
  await expect(page.getByRole('status').filter({ hasText: plies[1]?.spoken ?? '?' })).toBeAttached();

  // The focus stays on the board, and Escape drops the entered steps.
  const [, second] = await Promise.all([expect(square(page, 'a2')).toBeFocused(), movable(page)]);
  await point(page, ...second.slice(0, 1));
  await page.keyboard.press('Escape');
  await point(page, ...second);
  await tableAfter(page, table, 4);
});

test('a position is typed in, a pawn becomes a knight, and a move is typed', async ({ open }) => {
  const page = await open('/games/chess');
  await tabTo(page, page.getByRole('button', { name: 'Play the computer' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByText('From a position'));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: 'FEN' }));
  await page.keyboard.type('4k3/P7/8/8/8/8/7P/4K3 w - - 0 1');
  await page.keyboard.press('Enter');
  const table = await tableShown(page);

  await mayBePlayed(page, 'a7a8n');
  await tabTo(page, page.locator('[data-square][tabindex="0"]'));
  await point(page, 'a7', 'a8');
  const strip = page.getByRole('group', { name: 'Becomes' });
  await expect(strip.getByRole('button').first()).toBeFocused();
  for (let i = 0; i < 4 && !(await strip.getByRole('button', { name: /knight/ }).evaluate(isFocused)); i++) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  expect((await tableAfter(page, table, 2)).plies[0]?.text).toBe('a7a8n');

  await tabTo(page, page.getByLabel('Type a move'));
  await page.keyboard.type('h4');
  await page.keyboard.press('Enter');
  expect((await tableAfter(page, table, 4)).plies[2]?.text).toBe('h2h4');
});

for (const address of ['/', '/games/crazyhouse', '/analysis/chess']) {
  test(`on ${address} the focus is seen wherever Tab leads`, async ({ open }) => {
    const page = await open(address, { reducedMotion: 'reduce' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Tab');
    for (let stop = 0; stop < 16; stop++) {
      const { name, clip } = await focused(page);
      if (!clip) throw new Error(`${name} has the focus and is outside the window`);
      const withFocus = await page.screenshot({ clip });
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      const without = await page.screenshot({ clip });
      expect(withFocus.equals(without), `${name} looks the same with the focus and without`).toBe(false);
      await page.keyboard.press('Tab');
    }
  });
}

/** Moves the focus to each square by arrow keys, and points at the square. The focus must be on the board. */
async function point(page: Page, ...squares: Step[]): Promise<void> {
  for (const to of squares) {
    for (let keys = ways(await here(page), to); keys.length > 0; keys = ways(await here(page), to)) {
      const before = await here(page);
      await page.keyboard.press(keys[0] ?? '');
      // If there is no square in this direction, the other direction leads around.
      if ((await here(page)) === before) await page.keyboard.press(keys[1] ?? 'ArrowRight');
    }
    await page.keyboard.press('Enter');
  }
}

async function here(page: Page): Promise<Step> {
  return (await page.locator(':focus').getAttribute('data-square')) ?? '';
}

/** The keys that lead from one square towards another. */
function ways(from: Step, to: Step): string[] {
  const [file, rank] = place(from);
  const [toFile, toRank] = place(to);
  return [
    file < toFile ? 'ArrowRight' : file > toFile ? 'ArrowLeft' : '',
    rank < toRank ? 'ArrowUp' : rank > toRank ? 'ArrowDown' : '',
  ].filter(Boolean);
}

function place(name: string): [file: number, rank: number] {
  if (name === '') throw new Error('the focus is not on the board');
  return [name.charCodeAt(0), Number(name.slice(1))];
}

/** The steps of a legal move with more than two steps. */
async function movable(page: Page): Promise<readonly Step[]> {
  return (await movesKnown(page)).find((move) => move.steps.length > 2)?.steps ?? [];
}

/** The focused element, and its place in the window with a margin for the focus ring. */
async function focused(
  page: Page,
): Promise<{ name: string; clip: { x: number; y: number; width: number; height: number } | null }> {
  return page.evaluate(async () => {
    // An element that becomes visible by the focus is there in the next frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const element = document.activeElement ?? document.body;
    const name = element.outerHTML.slice(0, 120);
    // An input may be hidden behind its label.
    const box = (element.closest('label') ?? element).getBoundingClientRect();
    const [left, top] = [Math.max(0, box.left - 8), Math.max(0, box.top - 8)];
    const [right, bottom] = [Math.min(innerWidth, box.right + 8), Math.min(innerHeight, box.bottom + 8)];
    const inside = right > left && bottom > top;
    return { name, clip: inside ? { x: left, y: top, width: right - left, height: bottom - top } : null };
  });
}

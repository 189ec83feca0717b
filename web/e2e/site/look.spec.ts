import type { Locator, Page } from '@playwright/test';
import { barriers } from './axe';
import { expect, test } from './fixtures';
import { clickMove, expectPlacement, mayBePlayed, square } from './hand';
import { keepPicture } from './pictures';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const DARK = { colorScheme: 'dark' } as const;

const shown = (page: Page, part: string): Locator => page.locator(`.vb-squares ${part}`);

/** The contrast between the lines and the squares under them. */
async function contrast(page: Page): Promise<number> {
  return page.evaluate(() => {
    const luminance = (selector: string, property: 'fill' | 'stroke'): number => {
      const element = document.querySelector(`.vb-squares ${selector}`);
      if (!element) throw new Error(`no ${selector}`);
      const parts =
        getComputedStyle(element)
          [property].match(/[\d.]+/g)
          ?.map(Number) ?? [];
      const [red = 0, green = 0, blue = 0] = parts.map((part) =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const two = [luminance('.vb-lines', 'stroke'), luminance('.vb-light', 'fill')].map((each) => each + 0.05);
    return Math.max(...two) / Math.min(...two);
  });
}

test('on a board of points pieces stand where lines cross, and go there', async ({ open }) => {
  const page = await open('/analysis/xiangqi');
  const { move } = await mayBePlayed(page, 'h3e3');
  await expect(shown(page, '.vb-dark')).toHaveAttribute('d', '');
  // The diagonals of both palaces, and a file that ends at the river.
  expect((await shown(page, '.oblique').getAttribute('d'))?.match(/M/g)).toHaveLength(4);
  await expect(shown(page, '.vb-lines').first()).toHaveAttribute('d', /M1.5 0.5L1.5 4.5/);
  await expect(page.locator('.vb-piece .discs')).toHaveCount(32);
  await square(page, 'h3').click();
  await expect(page.locator('.vb-mark.reach')).not.toHaveCount(0);
  await keepPicture(page, 'points');
  await square(page, move.steps.at(-1) ?? '').click();
  await expectPlacement(page, 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR');
  expect(await barriers(page)).toEqual([]);
});

test('pieces are drawn with characters or as figures, as one likes', async ({ open }) => {
  const page = await open('/analysis/xiangqi');
  await mayBePlayed(page, 'h3e3');
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('group', { name: 'Pieces with characters' }).getByText('Figures').click();
  await expect(page.locator('.vb-piece .figures')).toHaveCount(32);
  await page.reload();
  await expect(page.locator('.vb-piece .figures')).toHaveCount(32);
});

test('a board has one system of coordinates: that of moves, or the one that players of shogi know', async ({
  open,
}) => {
  const page = await open('/analysis/shogi');
  const { move } = await mayBePlayed(page, 'c3c4');
  await expect(page.locator('.vb-files')).toBeVisible();
  await expect(page.locator('.vb-upper-edge')).toBeHidden();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('group', { name: 'Coordinates' }).getByText('As players say').click();
  await page.keyboard.press('Escape');
  await expect(page.locator('.vb-files')).toBeHidden();
  await expect(page.locator('.vb-ranks')).toBeHidden();
  await expect(page.locator('.vb-upper-edge')).toBeVisible();
  await expect(page.locator('.vb-upper-edge')).toHaveText('987654321');
  await expect(page.locator('.vb-right-edge')).toHaveText('abcdefghi');
  await expect(page.locator('.vb-files')).toHaveText('abcdefghi');
  await expect(square(page, 'c3')).toHaveAccessibleName(/^c3, Sente pawn.*, 7g$/);
  await clickMove(page, move);
  await page.getByRole('button', { name: 'Turn the board' }).click();
  await expect(page.locator('.vb-upper-edge')).toHaveText('123456789');
  await expect(page.locator('.vb-right-edge')).toHaveText('ihgfedcba');
  expect(await barriers(page)).toEqual([]);
});

test('coordinates can be hidden', async ({ open }) => {
  const page = await open('/analysis/shogi', PHONE);
  await mayBePlayed(page, 'c3c4');
  await keepPicture(page, 'phone-plain');
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('group', { name: 'Coordinates' }).getByText('None').click();
  await expect(page.locator('.vb-files .vb-coordinate').first()).toBeHidden();
});

test('a board may have lines and squares of one colour', async ({ open }) => {
  const page = await open('/analysis/makruk', DARK);
  await mayBePlayed(page, 'a3a4');
  await expect(shown(page, '.vb-dark')).toHaveAttribute('d', '');
  expect((await shown(page, '.vb-lines').first().getAttribute('d'))?.match(/M/g)).toHaveLength(18);
  await expect(page.locator('.vb-upper-edge')).toBeEmpty();
  await expect(square(page, 'a3')).toHaveAccessibleName('a3, white bia');
  await keepPicture(page, 'plain-dark');
});

for (const appearance of ['light', 'dark']) {
  test(`lines stand out from each board, ${appearance}`, async ({ open }) => {
    const page = await open('/mine');
    for (const board of ['wood', 'slate', 'paper']) {
      await page.evaluate(
        (kept) => localStorage.setItem('variorum.settings', kept),
        JSON.stringify({ appearance, board }),
      );
      await page.goto('/analysis/minixiangqi');
      await mayBePlayed(page, 'a2a3');
      expect(await contrast(page), board).toBeGreaterThan(3);
    }
  });
}

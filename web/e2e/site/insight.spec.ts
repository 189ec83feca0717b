import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { board, mayBePlayed, square } from './hand';

/** The squares with a mark on the page's board. */
async function marked(page: Page, mark: string): Promise<string[]> {
  const names = await page
    .locator('[data-square]')
    .evaluateAll(
      (cells, word) =>
        cells
          .filter((cell) => (cell.getAttribute('aria-label') ?? '').split(', ').includes(word))
          .map((cell) => cell.getAttribute('data-square') ?? ''),
      mark,
    );
  return names.sort();
}

const panel = (page: Page) => page.locator('.insight');

test('a pinned knight is told why it may not move, and its squares are marked as barred', async ({
  open,
}) => {
  const page = await open('/analysis/chess?fen=4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1');
  await mayBePlayed(page, 'e1d1');
  await square(page, 'e2').click();
  await expect(panel(page)).toContainText(
    'It may not move: the king on e1 would be attacked by the rook on e8.',
  );
  await expect(board(page).locator('.vb-mark.barred')).toHaveCount(6);
  expect(await marked(page, 'barred')).toEqual(['c1', 'c3', 'd4', 'f4', 'g1', 'g3']);
  expect(await marked(page, 'may be reached')).toEqual([]);
  await square(page, 'c3').click();
  await expect(page.getByText('The king on e1 would be attacked by the rook on e8.')).toBeVisible();
});

test('the words for a king in check are those of its legal moves, the exchange among them', async ({
  open,
}) => {
  const page = await open('/analysis/noli-me-tangere?fen=4k5/10/10/10/10/10/10/10/10/r4K4 w - - 0 1');
  const { all } = await mayBePlayed(page, 'f1e10,e10f1');
  await square(page, 'f1').click();
  await expect(panel(page)).toContainText('exchange squares with the king on e10');
  const reasons = panel(page).getByRole('list', { name: 'Why not there' });
  await expect(reasons).toContainText('g1 The king on g1 would be attacked by the rook on a1.');
  await expect(reasons).toContainText('e2 The king on e2 and the king on e10 would face each other.');
  const pointed = [...new Set(all.map(({ steps }) => steps[1] ?? ''))].sort();
  expect(await marked(page, 'may be reached')).toEqual(pointed);
});

test('castling is among what a king is told to do, and a rook can be pointed at', async ({ open }) => {
  const page = await open('/analysis/chess?fen=4k3/8/8/8/8/8/8/4K2R w K - 0 1');
  await mayBePlayed(page, 'e1g1');
  await square(page, 'e1').click();
  await expect(panel(page)).toContainText('castle with the rook on h1');
  expect(await marked(page, 'may be reached')).toEqual(['d1', 'd2', 'e2', 'f1', 'f2', 'g1', 'h1']);
  await square(page, 'h1').click();
  await expect(square(page, 'g1')).toHaveAccessibleName(/white king/);
  await expect(square(page, 'f1')).toHaveAccessibleName(/white rook/);
});

const RIFLE = '/analysis/notake-rifle?fen=k8/9/9/4p4/9/9/9/9/4R3K w - - 0 1';

test('by mouse a piece acts on a target: point at the one, then at the other', async ({ open }) => {
  const page = await open(RIFLE);
  await mayBePlayed(page, 'e1e1,e6e6');
  await square(page, 'e1').click();
  await square(page, 'e6').click();
  await expect(square(page, 'e6')).toHaveAccessibleName(/white pawn/);
  await expect(square(page, 'e1')).toHaveAccessibleName(/white rook/);
});

test('by taps a piece acts on a target: point at the one, then at the other', async ({ open }) => {
  const page = await open(RIFLE, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  await mayBePlayed(page, 'e1e1,e6e6');
  await square(page, 'e1').tap();
  await square(page, 'e6').tap();
  await expect(square(page, 'e6')).toHaveAccessibleName(/white pawn/);
  await expect(square(page, 'e1')).toHaveAccessibleName(/white rook/);
});

test('the piece that would act, pointed at twice, is let go', async ({ open }) => {
  const page = await open(RIFLE);
  await mayBePlayed(page, 'e1e1,e6e6');
  await square(page, 'e1').dblclick();
  await expect(square(page, 'e1')).toHaveAccessibleName('e1, white rook, 5i');
  expect(await marked(page, 'may be reached')).toEqual([]);
  await square(page, 'e1').click();
  expect(await marked(page, 'may be reached')).not.toContain('e1');
  await square(page, 'e1').press('Enter');
  await expect(panel(page)).toBeHidden();
  expect(await marked(page, 'may be reached')).toEqual([]);
});

test('a piece that is pointed at as part of a move is not told about', async ({ open }) => {
  const page = await open('/analysis/royal-standard?fen=*2k2*/1S5/1R5/7/7/*2K2* w - - 0 1');
  await mayBePlayed(page, 'b4b5,b5a4');
  await square(page, 'b4').click();
  await expect(panel(page)).toContainText('displace the standard-bearer on b5');
  await square(page, 'b5').click();
  await expect(page.getByText('Now choose where the standard-bearer goes.').first()).toBeVisible();
  await expect(panel(page)).toBeHidden();
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '@playwright/test';
import {
  DISPLACING,
  ROOK,
  STANDARDS,
  TEN,
  cell,
  drag,
  isDrawnOn,
  middle,
  move,
  near,
  open,
  set,
  timesTold,
  told,
} from './harness-page';

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

import { readFileSync, statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { barriers } from './axe';
import { expect, test } from './fixtures';

// Colours are not final while anything slides or fades.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const tab = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('tab', { name, exact: true }).click();
};

/** The text of the definition, as the editor shows it. */
const text = (page: Page) => page.locator('.cm-content').first();

/** A square of the panel's board; the game's is beside it, hidden. */
const square = (page: Page, name: string) =>
  page.getByRole('tabpanel', { name: 'Board', exact: true }).locator(`[data-square="${name}"]`);

async function saved(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return readFileSync(await download.path(), 'utf8');
}

test('a board is changed by mouse and keyboard, put together, explained by examples, and saved', async ({
  open,
}) => {
  const page = await open('/workshop?from=chess', { viewport: { width: 1280, height: 900 } });

  // The board: a rank more, a piece by its letter, a hole by mouse, each for both sides.
  await tab(page, 'Board');
  await page.getByRole('button', { name: 'Ranks: one more' }).click();
  await expect(text(page)).toContainText('board: 8x9');
  await expect(text(page)).toContainText('promotes: { in: rank 9 }');
  await square(page, 'd4').focus();
  await page.keyboard.press('N');
  await expect(text(page)).toContainText('/8/3n4/8/3N4/8/');
  await page.getByRole('radio', { name: 'makes a hole, or fills it' }).check();
  await square(page, 'a5').click();
  await expect(text(page)).toContainText('without a5');
  await square(page, 'a5').press('.');
  await expect(text(page)).not.toContainText('without');
  expect(await barriers(page)).toEqual([]);

  // A game from parts: what does not fit is told before it lands.
  await tab(page, 'Put together');
  await page.getByLabel('Name', { exact: true }).fill('Hill of Blasts');
  await page.getByLabel('Board, files x ranks').fill('10x1');
  await expect(page.getByText('These parts do not fit yet:')).toBeVisible();
  await page.getByLabel('Board, files x ranks').fill('10x8');
  await page.getByRole('checkbox', { name: /^King of the Hill/ }).check();
  await page.getByRole('checkbox', { name: /^Atomic Chess/ }).check();
  await expect(page.getByText('The parts fit.')).toBeVisible();
  await page.getByRole('button', { name: 'Make this game' }).click();
  await expect(text(page)).toContainText('in: e4 f4 e5 f5');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hill of Blasts');
  expect(await barriers(page)).toEqual([]);

  // An example holds, until the rules are changed.
  await tab(page, 'Examples');
  await page.getByLabel('A few words above the board').fill('A first leap');
  await page.getByLabel('One or two sentences below it').fill('The knight leaps.');
  await page.getByLabel('Legal are all moves of the piece on').selectOption('c1');
  await page.getByLabel('A move that is not legal').fill('b1b3');
  await page.getByRole('button', { name: 'Record' }).click();
  await expect(page.getByText('The example holds.')).toBeVisible();
  await expect(page.getByLabel(/^The rules page/)).toHaveValue(/legal: Nd3 Na2 Nb3\nillegal: b1b3 [A-Z_]+\n/);
  await tab(page, 'Put together');
  await page.getByLabel('Army').selectOption('shatranj');
  await page.getByRole('button', { name: 'Take it into the text all the same' }).click();
  await expect(text(page)).toContainText('from: shatranj');
  await tab(page, 'Examples');
  await expect(page.getByText('1 of 1 example fails.')).toBeVisible();
  await expect(page.getByText(/^Nb3 is not legal: /)).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  await tab(page, 'In and out');
  expect(await saved(page, 'The shown board (SVG)')).toMatch(/^<svg xmlns[^]*class="piece white/);
  expect(await barriers(page)).toEqual([]);

  // The file plays by itself.
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'The game in one HTML file' }).click(),
  ]);
  const path = test.info().outputPath('game.html');
  await download.saveAs(path);
  expect(statSync(path).size).toBeLessThan(2_000_000);
  await page.goto(`file://${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Game');
  await expect(page.locator('[data-square="c1"]')).toHaveAttribute('aria-label', /elephant/);
});

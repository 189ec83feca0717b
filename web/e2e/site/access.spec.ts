import type { Page } from '@playwright/test';
import { barriers } from './axe';
import { expect, test } from './fixtures';
import { board, mayBePlayed, square } from './hand';
import { SCREENS } from './screens';
import { buttonOf } from './shelf';
import { setUp } from './tables';

// Colours are not final while anything slides or fades.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { colorScheme, screen, width, height } of SCREENS) {
  test.describe(`${colorScheme}, ${screen}`, () => {
    const viewport = { width, height };

    test('home page, settings and dialogs', async ({ open }) => {
      const page = await open('/', { colorScheme, viewport });
      await expect(page.getByRole('searchbox')).toBeVisible();
      await expectOpen(page);
      await page.getByRole('button', { name: 'Settings' }).click();
      await expectOpen(page);
      await page.keyboard.press('Escape');
      await page.goto('/?family=inventors');
      await (await buttonOf(page, 'Play the computer', 'notake-shunting')).click();
      await page.getByText('Byo-yomi').click();
      await expectOpen(page);
      await page.goto('/?family=hands');
      await (await buttonOf(page, 'Play a friend', 'crazyhouse')).click();
      await expectOpen(page);
      await page.getByRole('button', { name: 'Make the link' }).click();
      await expect(page.getByText('Waiting for your friend')).toBeVisible();
      await expectOpen(page);
    });

    test('game page: a turn, a second leg asked, a piece explained, the end', async ({ open }) => {
      const page = await open('/mine', { colorScheme, viewport });
      await expect(page.getByRole('link', { name: 'Choose a first game' })).toBeVisible();
      await expectOpen(page);
      const time = { main: 600, increment: 5, byoyomi: 0 };
      const table = await setUp(page, { game: 'royal-standard', side: 'white', level: 1, time });
      await page.goto(`/play/${table}`);
      await mayBePlayed(page, 'a2b1,b1a2');
      await expectOpen(page);
      await square(page, 'a2').click();
      await expect(page.locator('.insight')).toBeVisible();
      await expectOpen(page);
      await square(page, 'b1').click();
      await expect(page.getByText(/^Now choose/).first()).toBeVisible();
      await expectOpen(page);
      await square(page, 'a2').click();
      await expect(page.getByText('Your turn.', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Resign' }).click();
      await expectOpen(page);
      await page
        .getByText('Give this game up?')
        .locator('..')
        .getByRole('button', { name: 'Resign' })
        .click();
      await expect(page.getByRole('button', { name: 'Rematch' })).toBeEnabled();
      await expectOpen(page);
      await page.goto('/mine');
      await expect(page.getByRole('link', { name: /The Royal Standard/ })).toBeVisible();
      await expectOpen(page);
    });

    test('rules pages', async ({ open }) => {
      const page = await open('/games/royal-standard', { colorScheme, viewport });
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      // Parts further down are created when they come near the window, or when the page is printed.
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      await expect(board(page).last()).toBeVisible();
      await expectOpen(page);
      await page.goto('/games/crazyhouse');
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expectOpen(page);
      await page.getByRole('checkbox', { name: 'Movement in notation, too' }).check();
      await expectOpen(page);
      await page.getByRole('link', { name: 'What the notation means' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Movement' })).toBeVisible();
      await expectOpen(page);
    });

    test('analysis and its editor', async ({ open }) => {
      const page = await open('/analysis', { colorScheme, viewport });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectOpen(page);
      await page.goto('/analysis/noli-me-tangere?moves=a3a4+j8j7');
      await mayBePlayed(page, 'b3b4');
      await page.getByText('FEN and PGN').click();
      await expectOpen(page);
      await page.getByRole('button', { name: 'Edit the position' }).click();
      await expectOpen(page);
      await page.goto('/analysis/crazyhouse');
      await mayBePlayed(page, 'e2e4');
      await expectOpen(page);
    });

    test('a page that is not there', async ({ open, complaints }) => {
      complaints.expect(/status of 404/);
      const page = await open('/no-such-page', { colorScheme, viewport });
      await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
      await expectOpen(page);
      await page.goto('/play/nosuchtable');
      await expect(page.getByRole('heading', { name: 'There is no such table' })).toBeVisible();
      await expectOpen(page);
    });
  });
}

/** The most checks of a page until it has no barrier; not a time limit, because a busy machine is slow. */
const LOOKS = 4;

/** Expects a page without barriers and without horizontal scrolling. */
async function expectOpen(page: Page): Promise<void> {
  // The computer's answer may change the page during a check: only lasting barriers count.
  let found = await barriers(page);
  for (let look = 1; look < LOOKS && found.length > 0; look++) {
    await page.waitForTimeout(500);
    found = await barriers(page);
  }
  expect(found).toEqual([]);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond, 'how much is beyond the right edge').toBeLessThanOrEqual(0);
}

test('a page that is still loading is not told by the title of the page before', async ({ open }) => {
  const page = await open('/games/chess');
  await expect(page).toHaveTitle(/^Chess, rules/);
  await page.route('**/api/games', () => {});
  await page.route('**/api/positions', () => {});
  await page.getByRole('link', { name: 'Analyse' }).click();
  await expect(page).toHaveTitle('Analysis – Variorum');
  await expect(page.getByRole('status').filter({ hasText: 'Analysis – Variorum' })).toBeAttached();
});

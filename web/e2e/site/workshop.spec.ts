import type { Locator, Page } from '@playwright/test';
import { barriers } from './axe';
import { expect, test } from './fixtures';
import { mayBePlayed, play, square } from './hand';

const WIDE = { viewport: { width: 1360, height: 860 } } as const;
const SOUND = 'The definition is sound.';

const text = (page: Page): Locator => page.getByRole('textbox', { name: 'Definition of the game' });

/** Types at the end of the definition. */
async function write(page: Page, words: string): Promise<void> {
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(words);
}

test('from the start page to a game of one’s own against the computer, in twelve actions', async ({
  open,
}) => {
  const page = await open('/', WIDE);
  let actions = 0;
  const act = async (what: Promise<void>): Promise<void> => {
    actions++;
    await what;
  };
  await act(page.getByRole('link', { name: 'Make a game of your own' }).click());
  expect(await barriers(page)).toEqual([]);
  await act(page.getByRole('button', { name: 'Begin' }).click());
  await expect(page.getByText(SOUND)).toBeVisible();
  await act(text(page).click());
  await act(page.keyboard.press('Control+End'));
  await act(
    page.keyboard.insertText(
      'board: 9x8\nstart: "rnbqkbnrn/ppppppppp/9/9/9/9/PPPPPPPPP/RNBQKBNRN w - - 0 1"\n',
    ),
  );
  await expect(square(page, 'i8')).toBeVisible();
  await act(page.getByText('Black', { exact: true }).click());
  await mayBePlayed(page, 'i2i4');
  await act(square(page, 'i2').click());
  await act(square(page, 'i4').click());
  await expect(page.getByRole('group', { name: 'List of moves' }).getByRole('button')).toHaveCount(2);
  expect(actions).toBeLessThanOrEqual(12);
  expect(await barriers(page)).toEqual([]);

  await test.step('the rules follow the text', async () => {
    await page.getByRole('tab', { name: 'Rules' }).click();
    await expect(page.getByText('9 files and 8 ranks')).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Game' }).click();
  });

  await test.step('a move that a change forbids comes back when the change is undone', async () => {
    await write(page, 'pieces:\n  P: { moves: mfWcfF }\n');
    await expect(page.getByText('0 of 2 moves are legal by these rules')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(page.getByText('moves are legal by these rules')).toBeHidden();
    await expect(page.getByRole('group', { name: 'List of moves' }).getByRole('button')).toHaveCount(2);
  });

  await test.step('a problem is told at its place, and the last game stays', async () => {
    await write(page, 'bord: 8x8\n');
    await expect(page.getByText('This is the last game without problems')).toBeVisible();
    const problems = page.getByRole('list', { name: 'Problems' });
    await problems.getByRole('button').first().click();
    await expect(text(page)).toBeFocused();
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Control+z');
    await expect(page.getByText(SOUND)).toBeVisible();
  });

  await test.step('Escape and Tab leave the text', async () => {
    await text(page).focus();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(text(page)).not.toBeFocused();
  });

  await test.step('a hostile text does not freeze the page', async () => {
    await write(page, 'x: ' + '['.repeat(20_000));
    await expect(page.getByText('nested deeper')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(page.getByText(SOUND)).toBeVisible();
    const start = `k${'q'.repeat(21)}/${'QqQqQqQqQqQqQqQqQqQqQq/'.repeat(24)}K${'Q'.repeat(21)} w - - 0 1`;
    await write(page, `# large\n`);
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(
      `game: Large\nversion: 1\nboard: 22x26\nstart: "${start}"\npieces:\n  K: { name: king, royal: yes, moves: K }\n  Q: { name: queen, moves: QNCZ }\n`,
    );
    await expect(page.getByText(/One problem|is sound/)).toBeVisible();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.keyboard.press('Control+z');
    await expect(page.getByText(SOUND)).toBeVisible();
  });

  await test.step('a reload keeps text and moves; a second tab that is outdated is refused', async () => {
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(other.getByText(SOUND)).toBeVisible();
    await expect(other.getByRole('group', { name: 'List of moves' }).getByRole('button')).toHaveCount(2);
    await write(other, '# other\n');
    await expect(other.getByText(SOUND)).toBeVisible();
    await write(page, '# mine\n');
    await expect(page.getByText('Another tab has changed this game')).toBeVisible();
    await page.getByRole('button', { name: 'Show it as it is there' }).click();
    await expect(page.getByText('# other')).toBeVisible();
    await other.close();
  });

  await test.step('an earlier text comes back', async () => {
    await page.getByRole('tab', { name: 'Earlier texts' }).click();
    const earlier = page.getByRole('list', { name: 'Earlier texts' });
    await expect(earlier.getByRole('listitem').first()).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await earlier.getByRole('button').last().click();
    await expect(page.getByText('# other')).toBeHidden();
  });

  await test.step('deleting can be undone', async () => {
    await page.getByRole('button', { name: 'All your games' }).click();
    await page.getByRole('button', { name: 'Delete My Chess' }).click();
    await expect(page.getByRole('link', { name: 'My Chess' })).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: 'My Chess' })).toBeVisible();
  });
});

test('on a phone and without a connection', async ({ open, complaints }) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const phone = { viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' } as const;
  const page = await open('/workshop?from=atomic', phone);
  await page.getByRole('tab', { name: 'Text', exact: true }).click();
  await expect(page.getByText(SOUND)).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await write(page, '# first\n');
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const names = await caches.keys();
          const found = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
          const paths = found.flat().map(({ url }) => new URL(url).pathname);
          return navigator.serviceWorker.controller !== null && paths.includes('/program/language.wasm');
        }),
      { timeout: 60_000 },
    )
    .toBe(true);
  await page.context().setOffline(true);
  await page.reload();
  await play(page, 'e2e4');
  await page.getByRole('tab', { name: 'Text', exact: true }).click();
  await expect(page.getByText('# first')).toBeVisible();
  await write(page, 'bord: 8x8\n');
  await expect(page.getByRole('list', { name: 'Problems' })).toBeVisible();
});

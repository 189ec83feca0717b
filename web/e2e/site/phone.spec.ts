import type { Page } from '@playwright/test';
import type { BoardMove } from '../../src/board';
import { barriers } from './axe';
import { expect, test } from './fixtures';
import { expectPlacement, mayBePlayed, movesKnown, placeOf } from './hand';
import { keepPicture } from './pictures';
import { DEEP } from './screens';
import { tableAfter, tableShown } from './tables';

test.use({ computer: 'server' });

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

test('from the home page to an opening with second legs, by taps alone', async ({ open }) => {
  const page = await open('/', PHONE);
  await page.getByRole('link', { name: /^Inventors' games/ }).tap();
  await page.getByRole('button', { name: /^Play the computer\W+The Royal Standard$/ }).tap();
  await expectToFit(page);
  await page.locator('label', { hasText: /^1/ }).tap();
  await page.getByRole('button', { name: 'Begin' }).tap();
  const table = await tableShown(page);

  await tapMove(page, (await mayBePlayed(page, 'a2b1,b1a2')).move);
  await tableAfter(page, table, 2);
  for (const ply of [2, 4, 6]) {
    // Whatever the computer's answer, White can move a piece, if possible with a second leg.
    const moves = await movesKnown(page);
    const move = moves.find(({ steps }) => steps.length > 2) ?? moves[0];
    if (!move) throw new Error('White cannot move');
    await tapMove(page, move, ply === 2);
    const { stage } = await tableAfter(page, table, ply + 2);
    if (stage === 'ended') break;
  }
  await keepPicture(page, 'phone-game');
  await expectToFit(page);
});

test('a promotion is asked on a phone: the tap that opens the choice chooses nothing', async ({ open }) => {
  const page = await open('/analysis/chess?fen=7k/P7/8/8/8/8/8/K7 w - - 0 1', PHONE);
  const { move } = await mayBePlayed(page, 'a7a8n');
  await placeOf(page, 'a7').tap();
  await placeOf(page, 'a8').tap();
  await expect(page.getByRole('group', { name: 'Becomes' }).getByRole('button')).toHaveCount(4);
  await placeOf(page, move.steps.at(-1) ?? '').tap();
  await expectPlacement(page, 'N6k/8/8/8/8/8/8/K7');
});

for (const address of [
  '/',
  '/games/notake-shunting',
  '/analysis',
  '/analysis/noli-me-tangere',
  '/analysis/shogi',
  '/mine',
  ...(DEEP ? ['/games/noli-me-tangere', '/analysis/delegating'] : []),
]) {
  test(`${address} fits a phone, and a finger hits everything`, async ({ open }) => {
    const page = await open(address, PHONE);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.waitForLoadState('networkidle');
    await expectToFit(page);
    await keepPicture(page, `phone${address.replaceAll('/', '-')}`);
  });
}

async function tapMove(page: Page, { steps }: BoardMove, picture = false): Promise<void> {
  for (const [index, step] of steps.entries()) {
    if (picture && index === 2) await keepPicture(page, 'phone-second-leg');
    await placeOf(page, step).tap();
  }
}

/** Expects that nothing is wider than the window, and that all tap targets are large enough. */
async function expectToFit(page: Page): Promise<void> {
  const [content, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(seen).toBe(PHONE.viewport.width);
  expect(content).toBeLessThanOrEqual(PHONE.viewport.width);
  expect(await barriers(page, 'target-size')).toEqual([]);
}

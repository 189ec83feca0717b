import type { Page } from '@playwright/test';
import type { ChallengeQuery } from '../../src/api/types';
import { barriers } from './axe';
import { expect, test } from './fixtures';
import { mayBePlayed, play } from './hand';
import { tabTo } from './keys';
import { SCREENS } from './screens';
import { tableAfter, tableOf, tableShown } from './tables';

const GAME = 'chess';
const NAME = 'Chess';
/** A challenge ends within half a minute after its last page has left. */
const GONE = { timeout: 60_000 };

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

const listed = (page: Page) => page.getByRole('list', { name: 'Open challenges' }).getByRole('listitem');
const ownListed = (page: Page) => page.getByRole('list', { name: 'Your challenges' }).getByRole('listitem');
const joinOf = (page: Page, words: string | RegExp) =>
  listed(page).filter({ hasText: words }).getByRole('button', { name: /^Join/ });

/** Opens a challenge to one game from the game's page, by the dialog. */
async function challenge(
  page: Page,
  { side = 'White', clock = 'Fischer', computer = false } = {},
): Promise<void> {
  await press(page, 'Open a challenge');
  const dialog = page.getByRole('dialog');
  await dialog.getByText(clock, { exact: true }).click();
  await dialog.getByText(side, { exact: true }).click();
  if (computer) {
    await dialog.getByRole('checkbox', { name: /^After a minute the computer plays/ }).check();
    await dialog.locator('label', { hasText: /^1/ }).last().click();
  }
  await dialog.getByRole('button', { name: 'Open the challenge' }).click();
  await expect(dialog).toBeHidden();
  await expect(ownListed(page).first()).toBeVisible();
}

/** Opens a challenge as the page's guest, without using the page. */
async function openBy(page: Page, query: ChallengeQuery): Promise<string> {
  const answer = await page.request.post('/api/challenges', { data: query });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { id: string }).id;
}

test('a challenge from the home page is joined in one click, and both play', async ({ open }) => {
  const ada = await open('/');
  const bob = await open('/');
  await press(ada, 'Open a challenge');
  const dialog = ada.getByRole('dialog');
  await dialog.getByText('These games', { exact: true }).click();
  await dialog.getByRole('searchbox', { name: 'Find a game' }).fill(NAME);
  await dialog.getByRole('checkbox', { name: NAME, exact: true }).check();
  await dialog.getByText('White', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Open the challenge' }).click();
  await expect(ownListed(ada)).toContainText('you play White');

  await expect(listed(bob)).toContainText('you play Black');
  await joinOf(bob, NAME).click();
  const table = await tableShown(bob);
  await ada.waitForURL(`**/play/${table}`);
  await play(ada, 'e2e4');
  await play(bob, 'e7e5');
  const { plies, time } = await tableAfter(ada, table, 2);
  expect(plies.map(({ text }) => text)).toEqual(['e2e4', 'e7e5']);
  expect(time).toEqual({ main: 600, increment: 5, byoyomi: 0 });
  await bob.goto('/');
  await expect(listed(bob).filter({ hasText: NAME })).toHaveCount(0);
});

test('on the page of a game a challenge to any game is one to this game; days a move', async ({
  open,
  server,
  complaints,
}) => {
  complaints.expect(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/);
  const ada = await open('/games/xiangqi');
  await openBy(ada, { side: 'white', time: { main: 0, increment: 0, byoyomi: 0, days: 2 } });
  await expect(ownListed(ada)).toContainText('Any game');
  const bob = await open(`/games/${GAME}`);
  await ada.close();
  await expect(joinOf(bob, 'Any game')).toBeVisible();

  await server.kill();
  await server.start();
  await joinOf(bob, 'Any game').click();
  const table = await tableShown(bob);
  expect((await tableOf(bob, table)).game.id).toBe(GAME);
  await expect(bob.getByRole('timer').first()).toContainText('1 d 23 h');

  await bob.goto('/mine');
  const card = bob.locator(`a[href="/play/${table}"]`);
  await expect(card).toContainText('The other side is to move: 1 day 23 hours left');
  await expect(card).toContainText('2 days a move');
});

test('a challenge is withdrawn, and others see it go', async ({ open }) => {
  const ada = await open('/games/shatranj');
  const bob = await open('/games/shatranj');
  await challenge(ada);
  await expect(listed(bob)).toHaveCount(1);
  await press(ada, /^Withdraw your challenge/);
  await expect(listed(bob)).toHaveCount(0);
  await expect(ownListed(ada)).toHaveCount(0);
});

test('a challenge ends soon after the last page of its owner, and outlasts a reload', async ({ open }) => {
  const ada = await open('/games/makruk');
  const bob = await open('/games/makruk');
  await challenge(ada);
  await ada.reload();
  await expect(ownListed(ada)).toHaveCount(1);
  await expect(listed(bob)).toHaveCount(1);
  await ada.close();
  await expect(listed(bob)).toHaveCount(0, GONE);
});

test('a player who comes too late is told so', async ({ open }) => {
  const ada = await open('/mine');
  const bob = await open('/mine');
  const id = await openBy(ada, { games: ['shogi'], side: 'white' });
  const join = (): Promise<number> =>
    bob.request.post('/api/challenges/join', { data: { challenge: id } }).then((answer) => answer.status());
  expect(await join()).toBe(200);
  expect(await join()).toBe(409);
  expect((await ada.request.post('/api/challenges/join', { data: { challenge: id } })).status()).toBe(409);
});

test.describe('the computer', () => {
  test('steps in after a minute, and gives way to a person', async ({ open }) => {
    const ada = await open(`/games/${GAME}`);
    await challenge(ada, { computer: true });
    await ada.clock.install();
    await ada.reload();
    await expect(ownListed(ada)).toHaveCount(1);
    await ada.clock.runFor(61_000);
    await ada.waitForURL('**/play/here-*');
    const withComputer = new URL(ada.url()).pathname;
    await expect(ada.getByText('Your turn.', { exact: true })).toBeVisible();
    await ada.clock.resume();
    await play(ada, 'e2e4');

    const bob = await open('/');
    await joinOf(bob, NAME).click();
    const table = await tableShown(bob);
    const arrival = ada.getByRole('region', { name: 'A player has come' });
    await expect(arrival).toContainText('Somebody has accepted your challenge');
    expect(new URL(ada.url()).pathname).toBe(withComputer);
    expect(await barriers(ada)).toEqual([]);
    await arrival.getByRole('button', { name: 'Go to the game' }).click();
    await ada.waitForURL(`**/play/${table}`);
    await play(ada, 'd2d4');
    await tableAfter(bob, table, 1);
    await ada.goto('/mine');
    await expect(ada.locator(`a[href="${withComputer}"]`)).toBeVisible();
  });

  test('goes on where the player does not want the person now, and the game with the person is called off', async ({
    open,
  }) => {
    const ada = await open(`/games/${GAME}?play=computer`);
    await press(ada, 'Begin');
    await ada.waitForURL('**/play/here-*');
    const withComputer = ada.url();
    const id = await openBy(ada, { games: [GAME], side: 'white' });
    const bob = await open('/mine');
    const answer = await bob.request.post('/api/challenges/join', { data: { challenge: id } });
    const { id: table } = (await answer.json()) as { id: string };
    const arrival = ada.getByRole('region', { name: 'A player has come' });
    await expect(arrival).toContainText('The game here stays as it is');
    await ada.reload();
    await arrival.getByRole('button', { name: 'Not now' }).click();
    await expect(arrival).toBeHidden();
    await expect.poll(async () => (await tableOf(bob, table)).stage).toBe('ended');
    expect(ada.url()).toBe(withComputer);
  });

  test('is left for somebody who waits, when the player wants that', async ({ open }) => {
    const ada = await open(`/games/${GAME}?play=computer`);
    await press(ada, 'Begin');
    await ada.waitForURL('**/play/here-*');
    const bob = await open('/mine');
    await bob.goto('/');
    await openBy(bob, { games: [GAME], side: 'black' });
    const line = ada.locator('.waits');
    await expect(line).toContainText('waits to play Chess: no clock, you play White.');
    await expect(
      ada.getByRole('status').filter({ hasText: 'waits to play Chess with somebody.' }),
    ).toBeAttached();
    expect(await barriers(ada)).toEqual([]);
    await line.getByRole('button', { name: 'Join' }).click();
    await ada.waitForURL((url) => /\/play\/(?!here-)/.test(url.pathname));
    await bob.getByRole('button', { name: 'Go to the game' }).click();
    await mayBePlayed(ada, 'e2e4');
  });
});

/** Replaces the browser's notifications, which a browser without windows does not show, by a list. */
function recordNotifications(): void {
  const shown: string[] = [];
  class Recorded extends EventTarget {
    static readonly permission = 'granted';
    static requestPermission = (): Promise<string> => Promise.resolve('granted');
    constructor(title: string, options: { body: string }) {
      super();
      shown.push(`${title} / ${options.body}`);
    }
    close(): void {}
  }
  Object.assign(window, { Notification: Recorded, shown });
  Object.defineProperty(document, 'hidden', { get: () => 'away' in window });
}

test('a hidden page notifies its player of a turn, where the player wants it', async ({ open }) => {
  const ada = await open('/mine', { permissions: ['notifications'] });
  const bob = await open('/mine');
  const id = await openBy(ada, { games: [GAME], side: 'white' });
  const answer = await bob.request.post('/api/challenges/join', { data: { challenge: id } });
  const { id: table } = (await answer.json()) as { id: string };
  await ada.context().addInitScript(recordNotifications);
  await ada.goto(`/play/${table}`);
  await press(ada, 'Settings');
  const wish = ada.getByRole('checkbox', { name: /^Notify me of my turn/ });
  await expect(wish).not.toBeChecked();
  await wish.check();
  await ada.keyboard.press('Escape');
  await play(ada, 'e2e4');
  await ada.evaluate(() => {
    Object.assign(window, { away: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await bob.goto(`/play/${table}`);
  await play(bob, 'e7e5');
  await expect
    .poll(() => ada.evaluate(() => (window as unknown as { shown: string[] }).shown))
    .toEqual([expect.stringMatching(/^Your turn: Chess \/ Guest \d+ played e5\.$/)]);
  await expect(ada).toHaveTitle('● Your turn – Chess');
});

test('a challenge is opened, joined and withdrawn by keyboard', async ({ open }) => {
  const ada = await open('/games/shogi');
  const bob = await open('/games/shogi');
  await tabTo(ada, ada.getByRole('button', { name: 'Open a challenge' }));
  await ada.keyboard.press('Enter');
  await expect(ada.getByRole('dialog')).toBeVisible();
  await tabTo(ada, ada.getByRole('button', { name: 'Open the challenge' }));
  await ada.keyboard.press('Enter');
  await tabTo(ada, ada.getByRole('button', { name: /^Withdraw/ }));
  await ada.keyboard.press('Enter');
  await expect(ownListed(ada)).toHaveCount(0);
  await challenge(ada, { side: 'By lot' });
  await tabTo(bob, bob.getByRole('button', { name: /^Join/ }));
  await bob.keyboard.press('Enter');
  const table = await tableShown(bob);
  await ada.waitForURL(`**/play/${table}`);
});

for (const { colorScheme, screen, width, height } of SCREENS) {
  test(`nothing bars the way: ${colorScheme}, ${screen}`, async ({ open }) => {
    const look = { colorScheme, viewport: { width, height } };
    const bob = await open('/mine');
    await bob.goto('/');
    await openBy(bob, { games: [GAME, 'shogi', 'xiangqi'] });
    const ada = await open('/', look);
    await expect(listed(ada).first()).toBeVisible();
    expect(await barriers(ada)).toEqual([]);
    await press(ada, 'Open a challenge');
    const dialog = ada.getByRole('dialog');
    await dialog.getByText('These games', { exact: true }).click();
    expect(await barriers(ada)).toEqual([]);
    await dialog.getByText('Days', { exact: true }).click();
    await dialog.getByText('A family', { exact: true }).click();
    expect(await barriers(ada)).toEqual([]);
  });
}

import type { Page } from '@playwright/test';
import type { GameEntry, GameList } from '../../src/api/types';
import { barriers } from './axe';
import { expect, test } from './fixtures';
import { tabTo } from './keys';
import { keepPicture } from './pictures';
import { DEEP, SCREENS } from './screens';
import { buttonOf, cardName, formChoice, formsOf, gameButton, listed, literally } from './shelf';
import { tableOf, tableShown } from './tables';

test.use({ computer: 'server' });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const search = (page: Page): ReturnType<Page['getByRole']> =>
  page.getByRole('searchbox', { name: 'Find a game' });

async function shownCards(page: Page): Promise<string[]> {
  return (await page.getByRole('heading', { level: 3 }).allTextContents()).sort();
}

function cardsOf(list: GameList, games: readonly GameEntry[]): string[] {
  return [...new Set(games.map((game) => cardName(list, game)))].sort();
}

function sizeOf({ shapes }: GameList, { shape }: GameEntry): string {
  return `${shapes[shape]?.files}x${shapes[shape]?.ranks}`;
}

/** Returns a value that must exist. */
function some<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`there is no ${what}`);
  return found;
}

/** The last form of a game with several forms. */
function lastForm(list: GameList): GameEntry {
  const form = list.games.findLast((game) => formsOf(list, game).length > 1);
  return some(form, 'game with forms');
}

test('a search finds by name, inventor, special word and piece, whatever the accents', async ({ open }) => {
  const page = await open('/?family=all');
  const list = await listed(page);
  const all = cardsOf(list, list.games);
  await expect.poll(() => shownCards(page)).toEqual(all);

  const accented = some(
    list.games.find(({ inventor = '' }) => /\p{M}/u.test(inventor.normalize('NFD'))),
    'inventor with an accent',
  );
  const bare = (accented.inventor ?? '').normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
  const special = some(list.games.flatMap((game) => game.special)[0], 'special word');
  const piece = some(list.games.at(-1)?.pieces.at(-1), 'piece').name;
  for (const [text, games] of [
    [accented.name, [accented]],
    [bare, list.games.filter(({ inventor }) => inventor === accented.inventor)],
    [special, list.games.filter((game) => game.special.includes(special))],
    [piece, list.games.filter(({ pieces }) => pieces.some(({ name }) => name === piece))],
  ] as const) {
    await search(page).fill(text);
    for (const card of cardsOf(list, games)) {
      await expect(page.getByRole('heading', { level: 3, name: card, exact: true })).toBeVisible();
    }
    const count = (await shownCards(page)).length;
    const words = `${count} of ${all.length} games`;
    await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
  }
});

test('filters combine, and are still there after a reload and on the way back', async ({ open }) => {
  const page = await open('/');
  const list = await listed(page);
  const game = some(
    list.games.find(({ special }) => special.length > 0),
    'game with a special word',
  );
  const special = some(game.special[0], 'special word');
  const size = sizeOf(list, game);
  const wanted = cardsOf(
    list,
    list.games.filter(
      (each) => each.family === game.family && each.special.includes(special) && sizeOf(list, each) === size,
    ),
  );
  await page.getByRole('combobox', { name: 'Family' }).selectOption(game.family);
  await page.getByRole('combobox', { name: 'Special rule' }).selectOption(special);
  await page.getByRole('combobox', { name: 'Board' }).selectOption(size);
  await expect.poll(() => shownCards(page)).toEqual(wanted);
  await page.reload();
  await expect.poll(() => shownCards(page)).toEqual(wanted);

  await search(page).fill(game.name);
  await page.getByRole('heading', { level: 3 }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/games\//);
  await page.goBack();
  await expect(search(page)).toHaveValue(game.name);
  await expect(page.getByRole('combobox', { name: 'Board' })).toHaveValue(size);
  await expect(
    page.getByRole('heading', { level: 3, name: cardName(list, game), exact: true }),
  ).toBeVisible();
});

test('where nothing is found the page says so, and shows all games again', async ({ open }) => {
  const page = await open('/');
  const board = page.locator('article svg').first();
  await expect(board.locator('use').first()).toBeAttached();
  const drawn = await board.elementHandle();
  await search(page).fill('no game has these words in it');
  await expect(page.getByRole('status').filter({ hasText: 'No game is like that.' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(search(page)).toBeFocused();
  await expect(page.getByRole('heading', { level: 3 })).not.toHaveCount(0);
  expect(new URL(page.url()).search).toBe('');
  // No board was drawn again.
  expect(await drawn?.evaluate((svg) => svg.isConnected)).toBe(true);
});

test('a game with forms is one card, which plays the form that is chosen', async ({ open }) => {
  const page = await open('/mine');
  const list = await listed(page);
  const form = lastForm(list);
  await page.goto(`/?family=${form.family}`);
  await expect(page.getByRole('heading', { level: 3, name: cardName(list, form), exact: true })).toHaveCount(
    1,
  );
  await (await buttonOf(page, 'Play the computer', form.id)).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  expect((await tableOf(page, await tableShown(page))).game.id).toBe(form.id);
});

test('a search for one form shows it, and lets others be chosen', async ({ open }) => {
  const page = await open('/');
  const list = await listed(page);
  const form = lastForm(list);
  const other = some(formsOf(list, form)[0], 'other form');
  await search(page).fill(form.name);
  await expect(formChoice(page, form.formOf)).toHaveValue(form.id);
  await expect(gameButton(page, 'Play the computer', form.name)).toBeVisible();
  await formChoice(page, form.formOf).selectOption(other.id);
  await expect(gameButton(page, 'Play the computer', other.name)).toBeVisible();
});

test('a game is found, its form chosen, and begun without a pointer', async ({ open }) => {
  const page = await open('/');
  const list = await listed(page);
  const form = lastForm(list);
  await tabTo(page, search(page));
  await page.keyboard.type(cardName(list, form));
  await tabTo(page, formChoice(page, form.formOf));
  await page.keyboard.press('End');
  await expect(formChoice(page, form.formOf)).toHaveValue(form.id);
  await tabTo(page, gameButton(page, 'Play the computer', form.name));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Begin' }));
  await page.keyboard.press('Enter');
  expect((await tableOf(page, await tableShown(page))).game.id).toBe(form.id);
});

test('the analysis of a form is found in the same way', async ({ open }) => {
  const page = await open('/analysis');
  const list = await listed(page);
  const form = lastForm(list);
  await search(page).fill(form.name);
  await expect(formChoice(page, form.formOf)).toHaveValue(form.id);
  await page.getByRole('link', { name: new RegExp(`^${literally(cardName(list, form))}`) }).click();
  await expect(page).toHaveURL(new RegExp(`/analysis/${form.id}`));
  await expect(page.getByRole('combobox', { name: 'Game' })).toHaveValue(form.id);
});

test('other names, words of the rules and slips of the pen find the game that is meant, first', async ({
  open,
}) => {
  const page = await open('/');
  for (const [text, name] of [
    ['Othello', 'Flipello'],
    ['reversi', 'Flipello'],
    ['koth', 'King of the Hill'],
    ['3check', 'Three-check'],
    ['losing chess', 'Antichess'],
    ['zh', 'Crazyhouse'],
    ['chess960', 'Fischer Random Chess'],
    ['chess', 'Chess'],
    ['crazyhuose', 'Crazyhouse'],
    ['xianqgi', 'Xiangqi'],
    ['enclosed change sides', 'Flipello'],
  ] as const) {
    await search(page).fill(text);
    await expect(page.getByRole('heading', { level: 3 }).first(), text).toHaveText(name);
  }
});

for (const [viewport, screens] of [
  [{ width: 390, height: 844 }, 1],
  [{ width: 1366, height: 768 }, 3],
  [{ width: 844, height: 390 }, 3],
] as const) {
  const size = `${viewport.width}x${viewport.height}`;

  test(`the home page is short, and the first that is found is seen while one types, at ${size}`, async ({
    open,
  }) => {
    const page = await open('/', { viewport });
    await expect(page.getByRole('button', { name: 'Play it now' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: 'All games', exact: true })).toBeVisible();
    await keepPicture(page, `home-${size}`);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(screens * viewport.height);
    await search(page).click();
    for (const letter of 'atomic') {
      await page.keyboard.type(letter);
      await expect(page.getByRole('heading', { level: 3 }).first()).toBeInViewport({ ratio: 1 });
    }
    await keepPicture(page, `home-${size}-found`);
    // On other screens, the search is looked at below.
    if (DEEP || viewport.height < 400) expect(await barriers(page, 'target-size')).toEqual([]);
  });
}

for (const { colorScheme, screen, width, height } of SCREENS) {
  test(`the search keeps nobody out: ${screen}, ${colorScheme}`, async ({ open }) => {
    for (const address of ['/', '/analysis']) {
      const page = await open(address, { colorScheme, viewport: { width, height } });
      await expect(search(page)).toBeVisible();
      // Without a search, the pages are looked at by access.spec.ts and phone.spec.ts.
      if (DEEP) expect(await barriers(page, 'target-size')).toEqual([]);
      const name = `shelf-${screen}-${colorScheme}${address.replaceAll('/', '-')}`;
      await keepPicture(page, name);
      // The fewer cards, the sooner they are looked at.
      await search(page).fill(DEEP ? 'chess' : 'crazyhouse');
      await expect(page.getByRole('button', { name: 'Clear the search' })).toBeVisible();
      expect(await barriers(page, 'target-size')).toEqual([]);
      await keepPicture(page, `${name}-found`);
      await search(page).fill('no game has these words in it');
      await expect(page.getByText('No game is like that.')).toBeVisible();
      expect(await barriers(page, 'target-size')).toEqual([]);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond, 'how much is beyond the right edge').toBeLessThanOrEqual(0);
    }
  });
}

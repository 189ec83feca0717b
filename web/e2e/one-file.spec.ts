import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import type { BoardMove, VariorumBoard } from '../src/board';
import { run } from './server';
import { barriers } from './site/axe';
import { Complaints } from './site/complaints';
import { clickMove } from './site/hand';
import { DEEP } from './site/screens';

/** With a program that `build/npm` has made small. */
const LIMIT = 2_000_000;
const GAMES = join(import.meta.dirname, '../../games');
/** Definitions of games that begin with moves of more than two steps: something is put down with the move. */
const LEGS = /^(walls: .*placed: (moved|in reach|anywhere)|gating: )/m;

/** `VARIORUM_SEED` draws other games. */
const seed = Number(process.env['VARIORUM_SEED'] ?? 1);
const drawn = draw(seed, DEEP ? 20 : 3);
const folder = mkdtempSync(join(tmpdir(), 'variorum-'));

let asked: string[];
let complaints: Complaints;
test.beforeEach(() => {
  asked = [];
  complaints = new Complaints();
});
/** Nothing is asked for but the file, and what it makes itself. */
test.afterEach(() => {
  expect(asked.filter((url) => !/^(blob:|data:|file:.*\.html$)/.test(url))).toEqual([]);
  complaints.expectNone();
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Games by lot, the first two with moves of several legs. */
function draw(from: number, count: number): string[] {
  let state = from;
  const lot = (): number => {
    // Mulberry32.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const shuffled = (files: string[]): string[] =>
    files
      .map((file) => [lot(), basename(file, '.yaml')] as const)
      .sort(([a], [b]) => a - b)
      .map(([, id]) => id);
  const all = readdirSync(GAMES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .sort();
  const legs = all.filter((file) => LEGS.test(readFileSync(join(GAMES, file), 'utf8')));
  return [...new Set([...shuffled(legs).slice(0, 2), ...shuffled(all)])].slice(0, count);
}

/** Writes a game as a file, and opens the file. Returns where the game is played. */
async function open(page: Page, ...game: string[]): Promise<Locator> {
  const file = join(folder, `${basename(game[0] ?? '', '.yaml')}.html`);
  run('html', ...game, '--to', file, '--force');
  page.on('request', (request) => asked.push(request.url()));
  complaints.hear(page);
  await page.goto(`file://${file}`);
  const table = page.locator('.table');
  await expect(table).toBeVisible();
  return table;
}

const board = (table: Locator): Locator => table.locator('variorum-board');

const legal = (table: Locator): Promise<BoardMove[]> =>
  board(table).evaluate((element) =>
    (element as VariorumBoard).moves.map(({ text, steps }) => ({ text, steps })),
  );

/** Makes moves by clicks, those with the most steps, until the computer has moved. */
async function playUntilAnswered(table: Locator): Promise<number> {
  const turn = await board(table).evaluate((element) => (element as VariorumBoard).side);
  const choice = table.getByRole('radio').nth(turn === 'white' ? 1 : 2);
  await choice.check({ force: true });
  await table.getByLabel('Level').selectOption('1');
  const made = table.locator('button.move');
  let most = 0;
  let clicked = 0;
  while ((await made.count()) <= clicked && clicked < 4) {
    const moves = await legal(table);
    const move = moves.toSorted((a, b) => b.steps.length - a.steps.length)[0];
    if (!move) throw new Error('there is no move');
    most = Math.max(most, move.steps.length);
    await clickMove(table, move);
    clicked++;
    await expect
      .poll(async () => (await made.count()) > clicked || (await legal(table)).length > 0, {
        timeout: 60_000,
      })
      .toBe(true);
  }
  expect(await made.count(), 'the moves of both').toBeGreaterThan(clicked);
  return most;
}

test.describe(`seed ${seed}`, () => {
  for (const [index, game] of drawn.entries()) {
    test(`${game} is played from a disk`, async ({ page }) => {
      const table = await open(page, game);
      const steps = await playUntilAnswered(table);
      if (index < 2) expect(steps, 'the steps of a move').toBeGreaterThan(2);
      await expect(page.locator('#rules').getByRole('heading').nth(1)).toBeVisible();
      await expect(page.locator('#rules figure, #rules dl').first()).toBeVisible();
      await page.setViewportSize({ width: 360, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    });
  }
});

test('a game is analysed, taken back and told, and nothing is in the way of anybody', async ({ page }) => {
  const table = await open(page, 'royal-standard');
  await table.getByLabel('Type a move').fill('b1c2');
  await table.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(table.locator('button.move')).toHaveCount(1);
  await table.getByRole('switch').check();
  await expect(table.locator('.engine ol button').first()).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await table.getByRole('switch').uncheck();

  await table.getByLabel('Type a move').fill('nonsense');
  await table.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(table.locator('.refusal')).toBeVisible();
  await page.reload();
  await expect(table.locator('button.move'), 'a reload keeps the game').toHaveCount(1);
  await table.getByRole('button', { name: 'Undo' }).click();
  await expect(table.locator('button.move')).toHaveCount(0);
});

test('the keyboard is enough', async ({ page }) => {
  const table = await open(page, 'chess');
  await board(table).evaluate((element) => (element as VariorumBoard).focusSquare('e2'));
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(table.locator('button.move')).toHaveText('e4');
});

test('a definition of a stranger can bring in no script', async ({ page }) => {
  const evil = '<img src=x onerror=alert(1)></script><script>alert(2)</script>';
  const file = join(folder, 'evil.yaml');
  writeFileSync(file, `game: "${evil}"\nversion: 1\nfrom: chess\nabout: "${evil}"\ninventor: "${evil}"\n`);
  let alerts = 0;
  page.on('dialog', () => alerts++);
  await open(page, file);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(evil);
  await expect(page.locator('#rules h2').nth(1)).toBeVisible();
  expect(alerts).toBe(0);
});

test('the file is small and names no other host', async () => {
  const file = join(folder, 'named.html');
  run('html', 'chess', '--to', file);
  expect.soft(statSync(file).size, 'the size of the file').toBeLessThanOrEqual(LIMIT);
  const hosts = readFileSync(file, 'utf8').match(/https?:\/\/[\w.-]+/g) ?? [];
  // Those are names of languages, not addresses.
  expect([...new Set(hosts)].filter((host) => host !== 'http://www.w3.org')).toEqual([]);
});

import type { Locator, Page } from '@playwright/test';
import type { InsightView, LineView, PositionQuery, RulesPage, WhyView } from '../../src/api/types';
import type { VariorumBoard } from '../../src/board';
import { readPlacement } from '../../src/board/placement';
import { wordsFor } from '../../src/pages/rules/arrows';
import { expect, test } from './fixtures';
import { clickMove, square } from './hand';
import { DEEP } from './screens';

type Block = RulesPage['guide'][number];
type Example = NonNullable<Block['example']>;
type Diagram = NonNullable<Block['diagram']>;

/** One of the six forms of one game, or all with `VARIORUM_DEEP`. */
const FORMS = ['rifle', ...(DEEP ? ['approaching', 'withdrawing', 'overtaking', 'shunting', 'towing'] : [])];

const GAMES = [
  'noli-me-tangere',
  'delegating',
  'gleeman',
  'royal-standard',
  ...FORMS.map((each) => `notake-${each}`),
];

const SOON = { intervals: [20, 50, 100, 250] };

const placementOf = (fen: string): string => fen.split(/[ []/, 1)[0] ?? '';

async function ask<T>(page: Page, path: string, data: object): Promise<T> {
  const answer = await page.request.post(path, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as T;
}

/** Scrolls to the part of the page with this title; parts are created when they come near the window. */
async function figure(page: Page, title: string): Promise<Locator> {
  const found = page
    .getByRole('figure')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .first();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(async () => {
    await page.mouse.wheel(0, 500);
    await expect(found.locator('variorum-board')).toBeAttached({ timeout: 150 });
  }).toPass();
  await found.scrollIntoViewIfNeeded();
  return found;
}

function shown<T>(figure: Locator, look: (board: VariorumBoard) => T): Promise<T> {
  return figure.locator('variorum-board').evaluate(look as (board: Element) => T) as Promise<T>;
}

const expectShown = (part: Locator, fen: string): Promise<void> =>
  expect.poll(() => shown(part, (board) => board.placement), SOON).toBe(placementOf(fen));

/** Steps through the moves of the example, from its beginning to its end. */
async function stepThrough(part: Locator, { line }: Example): Promise<void> {
  await expectShown(part, line.start);
  for (const { fen } of line.plies) {
    await part.getByRole('button', { name: 'A move on' }).click();
    await expectShown(part, fen);
  }
}

/** Plays a move on the board that the example lists as allowed, and takes it back. */
async function playAllowed(page: Page, part: Locator, example: Example): Promise<void> {
  const { line, options, legal } = example;
  const end = line.plies.at(-1)?.fen ?? line.start;
  // The test may have stepped through the same example already.
  if ((await shown(part, (board) => board.placement)) !== placementOf(end)) await stepThrough(part, example);
  const move = line.position.moves.find(({ text }) => text === legal[0]);
  if (!move) throw new Error(`${legal[0]} is said to be allowed, and is not`);
  const moves = [...line.plies.map(({ text }) => text), move.text];
  const query: PositionQuery = { game: line.game.id, options, fen: line.start, moves };
  const after = (await ask<LineView>(page, '/api/positions', query)).plies.at(-1)?.fen ?? '';
  await expect.poll(() => shown(part, (board) => board.moves.length), SOON).toBeGreaterThan(0);
  await clickMove(part, move);
  await expectShown(part, after);
  await part.getByRole('button', { name: 'Back to the example' }).click();
  await expectShown(part, line.start);
}

/** Shows why a listed move is forbidden, and tries an entry on the board that is no move. */
async function tryForbidden(page: Page, part: Locator, { line, options, refused }: Example): Promise<void> {
  const [forbidden] = refused;
  if (!forbidden) throw new Error('nothing is forbidden here');
  const pieces = readPlacement(line.position.placement);
  await part.getByRole('button', { name: wordsFor(forbidden.text, pieces), exact: true }).click();
  await expect(part.getByRole('status')).toHaveText(forbidden.why.words);

  const mover = line.position.moves.map(({ steps }) => steps[0] ?? '').find((step) => pieces.has(step)) ?? '';
  const reached = line.position.moves.filter(({ steps }) => steps[0] === mover).flatMap(({ steps }) => steps);
  const all = await part
    .locator('[data-square]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-square') ?? ''));
  const nowhere = all.find((each) => !pieces.has(each) && !reached.includes(each)) ?? '';
  const position = {
    game: line.game.id,
    options,
    fen: line.start,
    moves: line.plies.map(({ text }) => text),
  };
  const why = await ask<WhyView>(page, '/api/positions/why', { position, steps: [mover, nowhere] });
  await square(part, mover).click();
  await square(part, nowhere).click();
  await expect(part.getByRole('status')).toHaveText(why.words);
  await expectShown(part, line.plies.at(-1)?.fen ?? line.start);
}

/** Puts a blocker in a piece's way and expects other marks. */
async function explore(page: Page, diagram: Diagram, { game, options }: RulesPage): Promise<void> {
  const part = await figure(page, diagram.name);
  const pieces = readPlacement(placementOf(diagram.fen));
  const marks = (): Promise<string> => shown(part, (board) => JSON.stringify(board.marks));
  const before = await marks();
  const place =
    diagram.sights.find(({ mark, square }) => mark.startsWith('target') && !pieces.has(square))?.square ?? '';
  await part.getByText('Try it out').click();
  await square(part, place).click();
  await expect.poll(marks, SOON).not.toBe(before);
  const fen =
    (await shown(part, (board) => board.placement)) + diagram.fen.slice(placementOf(diagram.fen).length);
  expect(readPlacement(placementOf(fen)).get(place)).toMatch(/^\+?[a-z]$/);
  const insight = await ask<InsightView>(page, '/api/positions/insight', {
    position: { game: game.id, options, fen },
    square: diagram.square,
    movement: true,
  });
  await expect(part.getByRole('status')).toHaveText(insight.words);
  await part.getByRole('button', { name: 'As it was' }).click();
  await expect.poll(marks, SOON).toBe(before);
}

for (const id of GAMES) {
  test(`${id}: its rules are stepped through, tried out and explored`, async ({ open }) => {
    const page = await open(`/games/${id}`);
    const answer = await page.request.get(`/api/games/${id}/rules`);
    const rules = (await answer.json()) as RulesPage;
    await expect(page.getByRole('heading', { level: 1, name: rules.game.name })).toBeVisible();
    const examples = rules.guide.flatMap(({ example }) => example ?? []);

    const told = examples.find(({ line }) => line.plies.length > 0);
    if (!told) throw new Error('no example has moves');
    await stepThrough(await figure(page, told.title), told);

    const allowing = examples.find(({ legal }) => legal.length > 0);
    if (!allowing) throw new Error('no example allows a move');
    await playAllowed(page, await figure(page, allowing.title), allowing);

    const forbidding = examples.find(({ refused }) => refused.length > 0);
    if (!forbidding) throw new Error('no example forbids a move');
    await tryForbidden(page, await figure(page, forbidding.title), forbidding);

    const diagram = rules.guide
      .flatMap(({ diagram }) => diagram ?? [])
      .find(({ sights }) => sights.filter(({ mark }) => mark.startsWith('target')).length > 3);
    if (!diagram) throw new Error('no piece has a diagram');
    await explore(page, diagram, rules);
  });
}

test('a page is printed with all its boards', async ({ open }) => {
  const page = await open('/games/gleeman');
  await expect(page.getByRole('heading', { level: 1, name: 'Gleeman Chess' })).toBeVisible();
  expect(await page.locator('.room').count()).toBeGreaterThan(0);
  await page.pdf();
  await expect(page.locator('.room')).toHaveCount(0);
  for (const board of await page.locator('variorum-board').all()) {
    await expect(board.locator('.vb-squares')).toBeAttached();
  }
});

test('an option of the game changes its rules page, and its examples go on as games', async ({ open }) => {
  const page = await open('/games/delegating');
  await page.getByRole('checkbox').first().check();
  await expect(page).toHaveURL(/options=king-lends/);
  const rules = (await (await page.request.get('/api/games/delegating/rules')).json()) as RulesPage;
  const example = rules.guide
    .flatMap(({ example }) => example ?? [])
    .find(({ line }) => line.plies.length > 3);
  if (!example) throw new Error('no example has moves');
  const part = await figure(page, example.title);
  await stepThrough(part, example);
  await part.getByRole('button', { name: 'Play from here' }).click();
  const end = example.line.plies.at(-1)?.fen ?? '';
  const dialog = page.getByRole('dialog');
  // The test takes the side to move, since the computer would change the board meanwhile.
  await dialog.getByText(/ b /.test(end) ? 'Black' : 'White', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL(/\/play\//);
  const placement = placementOf(end);
  await expect
    .poll(() => page.evaluate(() => document.querySelector('variorum-board')?.placement))
    .toBe(placement);
});

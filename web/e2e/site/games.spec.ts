import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { board, clickMove, expectPlacement, mayBePlayed, movesKnown, readAloud } from './hand';
import { kindOf } from './kinds';
import { keepPicture } from './pictures';
import { DEEP } from './screens';
import { buttonOf } from './shelf';
import { setUp, sitDown, tableAfter, tableOf, tableShown } from './tables';

interface WholeGame {
  /** The reason of the game's end. */
  end: string;
  moves: string[];
  /** Further positions, with moves of kinds that do not occur in the game. */
  more: { fen: string; move: string }[];
}

/** Number of plies above which only the beginning of a game is played, except with `VARIORUM_DEEP`. */
const LONG = 40;
const BEGINNING = 4;

const HERE = dirname(fileURLToPath(import.meta.url));
const GAMES = JSON.parse(readFileSync(join(HERE, 'games.json'), 'utf8')) as Record<string, WholeGame>;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [id, { end, moves: all, more }] of Object.entries(GAMES)) {
  const whole = DEEP || all.length <= LONG;
  const moves = whole ? all : all.slice(0, BEGINNING);
  test(`${id}: two browsers play ${whole ? 'a whole game' : 'the beginning of a game'} by clicks`, async ({
    open,
  }) => {
    const white = await open('/?family=inventors');
    const link = await inviteFriend(white, id);
    const black = await open(link);
    await sitDown(black);
    const table = await tableShown(white);
    const kinds = new Kinds();

    for (const [ply, text] of moves.entries()) {
      const [mover, other] = ply % 2 === 0 ? [white, black] : [black, white];
      await expect(board(other)).toBeVisible();
      await kinds.play(mover, text, id);
      const { position, plies } = await tableAfter(white, table, ply + 1);
      expect(plies.at(-1)?.text).toBe(text);
      await expectPlacement(other, position.placement);
      await expectPlacement(mover, position.placement);
      expect(await readAloud(other)).toEqual(await readAloud(mover));
      if (ply === Math.floor(moves.length / 2)) await keepPicture(mover, `${id}-middle`);
    }

    if (whole) {
      await expectEnd(white, black, table, end);
      await keepPicture(white, `${id}-end`);
    }

    for (const { fen, move } of more) {
      const turn = fen.split(' ')[1] === 'b' ? 'black' : 'white';
      const table = await setUp(white, { game: id, fen, side: turn, level: 1 });
      await white.goto(`/play/${table}`);
      await kinds.play(white, move, id);
      await expect.poll(async () => (await tableOf(white, table)).plies[0]?.text).toBe(move);
    }
    if (whole) expect(kinds.possible).toEqual(kinds.clicked);
  });
}

/** Expects that both pages show the end of the game and its winner. */
async function expectEnd(white: Page, black: Page, table: string, end: string): Promise<void> {
  const { outcome, stage } = await tableOf(white, table);
  expect(stage).toBe('ended');
  expect(outcome?.reason).toBe(end);
  for (const [page, side] of [
    [white, 'white'],
    [black, 'black'],
  ] as const) {
    const said = page.getByRole('region', { name: 'The game is over' });
    await expect(said).toContainText(outcome?.words ?? '?');
    if (outcome?.winner) await expect(said).toContainText(outcome.winner === side ? 'You win' : 'You lose');
  }
}

/** Creates a table through the home page, and returns the link on the page. */
async function inviteFriend(page: Page, game: string): Promise<string> {
  await (await buttonOf(page, 'Play a friend', game)).click();
  await page.getByRole('button', { name: 'Make the link' }).click();
  const link = await page.getByRole('region', { name: 'Before the game' }).locator('code').textContent();
  if (!link) throw new Error('the page shows no link');
  return link;
}

/** The kinds of moves that were possible in a game, and the kinds that were played. */
class Kinds {
  readonly #possible = new Set<string>();
  readonly #clicked = new Set<string>();

  get possible(): string[] {
    return [...this.#possible].sort();
  }

  get clicked(): string[] {
    return [...this.#clicked].sort();
  }

  /** Makes a move by clicks; takes a screenshot for each new kind of move with more than two steps. */
  async play(page: Page, text: string, game: string): Promise<void> {
    const { move } = await mayBePlayed(page, text);
    const all = await movesKnown(page);
    const placement = await page.evaluate(() => document.querySelector('variorum-board')?.placement ?? '');
    for (const each of all) this.#possible.add(kindOf(each, placement));
    const kind = kindOf(move, placement);
    const isNew = !this.#clicked.has(kind);
    this.#clicked.add(kind);
    await clickMove(page, move, async () => {
      if (isNew) await keepPicture(page, `${game}-asks-${kind.replaceAll(/[ ,]+/g, '-')}`);
    });
  }
}

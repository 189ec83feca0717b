import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { LineView, PositionQuery } from '../../src/api/types';
import { expect, test } from './fixtures';
import { board, clickMove, expectPlacement, mayBePlayed, movesKnown, readAloud } from './hand';
import { kindOf } from './kinds';
import { keepPicture } from './pictures';
import { DEEP } from './screens';
import { buttonOf } from './shelf';
import { send, setUp, sitDown, tableAfter, tableOf, tableShown } from './tables';

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

/** The game that is set up through the home page; with `VARIORUM_DEEP`, all are. */
const INVITED = 'royal-standard';

const HERE = dirname(fileURLToPath(import.meta.url));
const GAMES = JSON.parse(readFileSync(join(HERE, 'games.json'), 'utf8')) as Record<string, WholeGame>;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Without `VARIORUM_DEEP`, one of the six forms of one game is played: their moves are entered alike. */
const FORMS = /^notake-(?!rifle)/;

for (const [id, { end, moves: all, more }] of Object.entries(GAMES)) {
  if (!DEEP && FORMS.test(id)) continue;
  const whole = DEEP || all.length <= LONG;
  const moves = whole ? all : all.slice(0, BEGINNING);
  test(`${id}: two browsers play ${whole ? 'a whole game' : 'the beginning of a game'} by clicks`, async ({
    open,
  }) => {
    const invites = DEEP || id === INVITED;
    const white = await open(invites ? '/?family=inventors' : '/mine');
    const link = invites ? await inviteFriend(white, id) : await waitForFriend(white, id);
    const black = await open(link);
    await sitDown(black);
    const table = await tableShown(white);
    const kinds = new Kinds(id, whole);

    for (const [ply, text] of moves.entries()) {
      const [mover, other] = ply % 2 === 0 ? [white, black] : [black, white];
      await expect(board(other)).toBeVisible();
      if (DEEP || !whole || (await kinds.isNew(mover, moves.slice(0, ply), text)))
        await kinds.play(mover, text);
      else await send(mover, table, ply, text);
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
      await kinds.play(white, move);
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

/** Creates a table without the home page, and returns the link to it. */
async function waitForFriend(page: Page, game: string): Promise<string> {
  const link = `/play/${await setUp(page, { game, side: 'white' })}`;
  await page.goto(link);
  return link;
}

/** The kinds of moves that were possible in a game, and the kinds that were played by clicks. */
class Kinds {
  readonly #possible = new Set<string>();
  readonly #clicked = new Set<string>();

  constructor(
    private readonly game: string,
    /** Whether to keep the possible kinds, for which a page must ask about every piece. */
    private readonly keeps: boolean,
  ) {}

  get possible(): string[] {
    return [...this.#possible].sort();
  }

  get clicked(): string[] {
    return [...this.#clicked].sort();
  }

  /** Whether no move of this kind was clicked before; the server tells all moves of the position. */
  async isNew(page: Page, before: readonly string[], text: string): Promise<boolean> {
    const query: PositionQuery = { game: this.game, moves: [...before], known: before.length };
    const answer = await page.request.post('/api/positions', { data: query });
    const { moves, placement } = ((await answer.json()) as LineView).position;
    for (const each of moves) this.#possible.add(kindOf(each, placement));
    const move = moves.find((each) => each.text === text);
    if (!move) throw new Error(`${text} is not possible`);
    return !this.#clicked.has(kindOf(move, placement));
  }

  /** Makes a move by clicks; takes a screenshot for each new kind of move with more than two steps. */
  async play(page: Page, text: string): Promise<void> {
    const { move } = await mayBePlayed(page, text);
    const all = this.keeps ? await movesKnown(page) : [move];
    const placement = await page.evaluate(() => document.querySelector('variorum-board')?.placement ?? '');
    for (const each of all) this.#possible.add(kindOf(each, placement));
    const kind = kindOf(move, placement);
    const isFirst = !this.#clicked.has(kind);
    this.#clicked.add(kind);
    await clickMove(page, move, async () => {
      if (isFirst) await keepPicture(page, `${this.game}-asks-${kind.replaceAll(/[ ,]+/g, '-')}`);
    });
  }
}

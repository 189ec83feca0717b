import { expect, type Locator, type Page } from '@playwright/test';
import type { BoardMove, Square, Step } from '../../src/board';

const PATIENCE = 60_000;

export function board(page: Page): Locator {
  return page.locator('variorum-board');
}

/** The surroundings of a board: a page with one board, or a part of a page. */
type Place = Page | Locator;

export function square(page: Place, name: Square): Locator {
  return page.locator(`[data-square="${name}"]`);
}

/**
 * Waits until the page's board has loaded moves. To make the page load them, it begins a move with each piece, as a
 * touch does. Without a wanted move, it waits for the moves of all pieces.
 */
export async function movesKnown(page: Page, wanted: string | null = null): Promise<BoardMove[]> {
  const known = await page.waitForFunction(
    (text) => {
      const board = document.querySelector('variorum-board');
      if (!board) return null;
      const begin = (steps: string[]): boolean =>
        board.dispatchEvent(new CustomEvent('prefix', { bubbles: true, detail: { steps, choices: [] } }));
      const [, held] = /^([^,]*)@/.exec(text ?? '') ?? [];
      const [square] = /^[a-z]\d+/.exec(text ?? '') ?? [];
      const first = held === undefined ? square : `@${held}`;
      const asks = board.untold.filter((step) =>
        text === null ? board.label.includes('Your turn') : step === first,
      );
      const has = text === null ? board.moves.length > 0 : board.moves.some((each) => each.text === text);
      if (has && asks.length === 0) {
        begin([]);
        return board.moves.map((each) => ({ text: each.text, steps: each.steps }));
      }
      for (const step of asks) begin([step]);
      return null;
    },
    wanted,
    { timeout: PATIENCE },
  );
  return (await known.jsonValue()) ?? [];
}

/** Waits until a move can be made on the page's board; returns the move and all known moves. */
export async function mayBePlayed(page: Page, text: string): Promise<{ move: BoardMove; all: BoardMove[] }> {
  const all = await movesKnown(page, text);
  const move = all.find((each) => each.text === text);
  if (!move) throw new Error(`${text} cannot be played`);
  return { move, all };
}

/** The element to click for a step: a square, a piece in hand, or a promotion. */
export function placeOf(page: Place, step: Step): Locator {
  if (step.startsWith('=')) return page.locator(`.vb-becoming[data-step="${step}"]`);
  if (step.startsWith('@')) return page.locator(`.vb-held:not(:disabled)[data-piece="${step.slice(1)}" i]`);
  return square(page, step);
}

/** Makes a move by clicks; `asked` is called before each step after the second. */
export async function clickMove(
  page: Place,
  move: BoardMove,
  asked?: (step: Step) => Promise<void>,
): Promise<void> {
  for (const [index, step] of move.steps.entries()) {
    if (index > 1) await asked?.(step);
    await placeOf(page, step).click();
  }
}

/** Makes a move by clicks, as soon as it can be made. */
export async function play(page: Page, text: string): Promise<void> {
  await clickMove(page, (await mayBePlayed(page, text)).move);
}

/** Waits until the page's board shows this placement. */
export async function expectPlacement(page: Page, placement: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.querySelector('variorum-board')?.placement === wanted,
    placement,
    { timeout: PATIENCE },
  );
}

/** The pieces on the squares and in hand, as a screen reader reads them. */
export async function readAloud(page: Page): Promise<string[]> {
  const labels = await page
    .locator('[data-square], .vb-held')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
  // Words about possible moves follow the piece; they differ from guest to guest.
  return labels.map((label) => label.split(', ').slice(0, 2).join(', ')).sort();
}

/** Expects that no piece can be moved on the page's board. */
export async function expectOnlyToLookAt(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const board = document.querySelector('variorum-board');
        if (!board) return 0;
        // On the other side's turn, pieces may be touched for a premove.
        const begins = board.label.includes('Your turn') ? board.untold.length : 0;
        return board.moves.length + begins;
      }),
    )
    .toBe(0);
}

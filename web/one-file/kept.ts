import type { Color } from '../src/api/types';

/** A game of this page, for a reload of the page. */
export interface Kept {
  readonly start: string;
  readonly moves: readonly string[];
  /** The side that the computer plays; null: none. */
  readonly computer: Color | null;
  readonly level: number;
}

/** Keeps a game until the tab is closed; a browser that refuses to loses it only at a reload. */
export function keep(key: string, game: Kept): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(game));
  } catch {
    // The page works without.
  }
}

/** The kept game; null if there is none that can be read. */
export function keptGame(key: string): Kept | null {
  try {
    const game = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept;
    return isWhole(game) ? game : null;
  } catch {
    return null;
  }
}

/** Only this page writes the stored value, but perhaps in an older version of its code. */
function isWhole({ start, moves, computer, level }: Kept): boolean {
  return (
    typeof start === 'string' &&
    Array.isArray(moves) &&
    moves.every((move) => typeof move === 'string') &&
    (computer === null || computer === 'white' || computer === 'black') &&
    Number.isInteger(level)
  );
}

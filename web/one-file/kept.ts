import type { Kept } from './play.svelte';

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
    const { start, moves } = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Kept>;
    const isWhole = typeof start === 'string' && Array.isArray(moves);
    return isWhole && moves.every((move) => typeof move === 'string') ? { start, moves } : null;
  } catch {
    return null;
  }
}

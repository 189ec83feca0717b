import { fileAndRank } from './geometry';
import type { Pieces } from './placement';
import type { BoardMove, Piece, Path, Square, Step } from './types';

/** A drawn piece: the square where it is drawn, and its home, where it was before any preview. */
export interface Standing {
  readonly piece: Piece;
  readonly square: Square;
  readonly home: Step;
}

/** A piece of the new position: the drawn piece for it (null: a new one) and its path (null: unknown). */
export interface Arrival<S extends Standing> {
  readonly to: Square;
  readonly piece: Piece;
  readonly figure: S | null;
  readonly path: Path | null;
}

/** The change from the drawn pieces to a new position; `leaving` are the drawn pieces that it no longer has. */
export interface Plan<S extends Standing> {
  readonly arrivals: readonly Arrival<S>[];
  readonly leaving: readonly S[];
}

function distance(a: Square, b: Square): number {
  const from = fileAndRank(a);
  const to = fileAndRank(b);
  if (!from || !to) return Infinity;
  return Math.hypot(from.file - to.file, from.rank - to.rank);
}

/**
 * Finds the drawn piece for each piece of the new position. Paths decide first, even if a piece changes its kind or two
 * pieces swap squares. Then each piece with an unchanged square stays. Only without paths, a piece that is gone slides
 * to the nearest square where a piece of the same kind has appeared.
 */
export function plan<S extends Standing>(
  standing: readonly S[],
  pieces: Pieces,
  paths?: readonly Path[],
): Plan<S> {
  const free = new Set(standing);
  const arrivals = new Map<Square, Arrival<S>>();
  const settle = (to: Square, piece: Piece, figure: S | null, path: Path | null): void => {
    if (figure) free.delete(figure);
    arrivals.set(to, { to, piece, figure, path });
  };

  for (const path of paths ?? []) {
    const to = path.at(-1) ?? '';
    const piece = pieces.get(to);
    if (piece === undefined || arrivals.has(to)) continue;
    settle(to, piece, [...free].find((each) => each.home === path[0]) ?? null, path);
  }
  const at = new Map([...free].map((figure) => [figure.square, figure]));
  for (const [to, piece] of pieces) {
    const figure = at.get(to);
    if (!arrivals.has(to) && figure?.piece === piece) settle(to, piece, figure, null);
  }
  for (const [to, piece] of pieces) {
    if (arrivals.has(to)) continue;
    const alike = paths ? [] : [...free].filter((each) => each.piece === piece);
    alike.sort((a, b) => distance(a.square, to) - distance(b.square, to));
    settle(to, piece, alike[0] ?? null, null);
  }
  return { arrivals: [...arrivals.values()], leaving: [...free] };
}

/** What several moves have in common. */
export interface Together {
  /** The paths that all moves share. */
  readonly paths: readonly Path[];
  /** The squares that a piece leaves in every move, but for different destinations. */
  readonly undecided: readonly Square[];
}

/** Returns what several moves have in common; null if one of them has no paths. */
export function together(moves: readonly BoardMove[]): Together | null {
  const [first, ...others] = moves.map(({ paths }) => paths);
  if (!first || others.some((paths) => !paths)) return null;
  const shared = (like: (path: Path) => boolean): boolean => others.every((paths) => paths?.some(like));
  const paths = first.filter((path) => shared((other) => other.join() === path.join()));
  const undecided = first
    .filter((path) => !paths.includes(path) && shared((other) => other[0] === path[0]))
    .map(([from = '']) => from);
  return { paths, undecided };
}

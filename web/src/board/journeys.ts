import { fileAndRank } from './geometry';
import type { Men } from './placement';
import type { BoardMove, Man, Path, Square, Step } from './types';

/** A man that is drawn: where it is seen, and where it stood before anything was previewed. */
export interface Standing {
  readonly man: Man;
  readonly square: Square;
  readonly home: Step;
}

/** Where a man of the new position comes from: a drawn man, or (null) a new one; and its path, if that is told. */
export interface Arrival<S extends Standing> {
  readonly to: Square;
  readonly man: Man;
  readonly figure: S | null;
  readonly path: Path | null;
}

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
 * Which drawn man becomes which man of the new position. Paths are believed, also where a man changes its kind or two
 * change places; then men stay where they are; and only without paths a man that is gone is taken to have gone to the
 * nearest square where its like has appeared.
 */
export function plan<S extends Standing>(standing: readonly S[], men: Men, paths?: readonly Path[]): Plan<S> {
  const free = new Set(standing);
  const arrivals = new Map<Square, Arrival<S>>();
  const settle = (to: Square, man: Man, figure: S | null, path: Path | null): void => {
    if (figure) free.delete(figure);
    arrivals.set(to, { to, man, figure, path });
  };

  for (const path of paths ?? []) {
    const to = path.at(-1) ?? '';
    const man = men.get(to);
    if (man === undefined || arrivals.has(to)) continue;
    settle(to, man, [...free].find((each) => each.home === path[0]) ?? null, path);
  }
  const at = new Map([...free].map((figure) => [figure.square, figure]));
  for (const [to, man] of men) {
    const figure = at.get(to);
    if (!arrivals.has(to) && figure?.man === man) settle(to, man, figure, null);
  }
  for (const [to, man] of men) {
    if (arrivals.has(to)) continue;
    const alike = paths ? [] : [...free].filter((each) => each.man === man);
    alike.sort((a, b) => distance(a.square, to) - distance(b.square, to));
    settle(to, man, alike[0] ?? null, null);
  }
  return { arrivals: [...arrivals.values()], leaving: [...free] };
}

/** What becomes of men in all of several moves. */
export interface Together {
  /** The paths that all have. */
  readonly paths: readonly Path[];
  /** The squares of men that all send away, each to another place. */
  readonly undecided: readonly Square[];
}

/** What several moves have in common; null where some do not tell. */
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

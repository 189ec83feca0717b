import { fileAndRank } from './geometry';
import type { Men } from './placement';
import type { Journey, Man, Square, Step } from './types';

/** A man that is drawn: where it is seen, and where it stood before anything was previewed. */
export interface Standing {
  readonly man: Man;
  readonly square: Square;
  readonly home: Step;
}

/** Where a man of the new position comes from: a drawn man, or (null) a new one, which may set out from somewhere. */
export interface Arrival<S extends Standing> {
  readonly to: Square;
  readonly man: Man;
  readonly figure: S | null;
  readonly from: Step | null;
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
 * Which drawn man becomes which man of the new position. Hints are believed, also where a man changes its kind or two
 * change places; then men stay where they are; and only without hints a man that is gone is taken to have gone to the
 * nearest square where its like has appeared.
 */
export function plan<S extends Standing>(
  standing: readonly S[],
  men: Men,
  hints?: readonly Journey[],
): Plan<S> {
  const free = new Set(standing);
  const arrivals = new Map<Square, Arrival<S>>();
  const settle = (to: Square, man: Man, figure: S | null, from: Step | null): void => {
    if (figure) free.delete(figure);
    arrivals.set(to, { to, man, figure, from });
  };

  for (const { from, to } of hints ?? []) {
    const man = men.get(to);
    if (man === undefined || arrivals.has(to)) continue;
    const figure = [...free].find((each) => each.home === from) ?? null;
    settle(to, man, figure, figure ? null : from);
  }
  const at = new Map([...free].map((figure) => [figure.square, figure]));
  for (const [to, man] of men) {
    const figure = at.get(to);
    if (!arrivals.has(to) && figure?.man === man) settle(to, man, figure, null);
  }
  for (const [to, man] of men) {
    if (arrivals.has(to)) continue;
    const alike = hints ? [] : [...free].filter((each) => each.man === man);
    alike.sort((a, b) => distance(a.square, to) - distance(b.square, to));
    settle(to, man, alike[0] ?? null, null);
  }
  return { arrivals: [...arrivals.values()], leaving: [...free] };
}

import type { BoardMove, Man, Shape, Square } from '../../board/types';
import { writePlacement } from '../../site/placement';

/** Men on a board, one of whom is looked at; the others stand in its way. */
export interface Arrangement {
  readonly men: ReadonlyMap<Square, Man>;
  /** Where the man stands that is looked at. */
  readonly square: Square;
}

/**
 * All that can be done to an arrangement, as the lists of squares that a board knows: any man goes anywhere; a blocker
 * pointed at twice goes away; an empty square pointed at gets a blocker.
 */
export function changes({ men, square }: Arrangement, squares: readonly Square[]): BoardMove[] {
  return squares.flatMap((from) => {
    if (!men.has(from)) return [listed(from)];
    return squares.filter((to) => to !== from || from !== square).map((to) => listed(from, to));
  });
}

function listed(...steps: Square[]): BoardMove {
  return { text: steps.join(' '), steps };
}

/** The arrangement after one of the {@link changes}; `blocker` is what an empty square gets. The man looked at stays. */
export function changed(before: Arrangement, change: BoardMove, blocker: Man): Arrangement {
  const [from = '', to] = change.steps;
  const men = new Map(before.men);
  if (to === undefined) return { ...before, men: men.set(from, blocker) };
  const man = men.get(from);
  men.delete(from);
  if (to === from) return { ...before, men };
  if (to === before.square || man === undefined) return before;
  return { men: men.set(to, man), square: from === before.square ? to : before.square };
}

/** A FEN with these men, and all else as in another one. */
export function fenOf({ men }: Arrangement, shape: Shape, like: string): string {
  const rest = /[ [].*$/.exec(like)?.[0] ?? '';
  return writePlacement(men, shape) + rest;
}

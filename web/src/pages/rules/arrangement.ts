import type { BoardMove, Piece, Shape, Square } from '../../board/types';
import { writePlacement } from '../../site/placement';

/** Pieces on a board: one is looked at, the others stand in its way. */
export interface Arrangement {
  readonly pieces: ReadonlyMap<Square, Piece>;
  /** Where the piece stands that is looked at. */
  readonly square: Square;
}

/**
 * All that can be done to an arrangement, as the lists of squares that a board knows: any piece goes anywhere; a blocker
 * pointed at twice goes away; an empty square pointed at gets a blocker.
 */
export function changes({ pieces, square }: Arrangement, squares: readonly Square[]): BoardMove[] {
  return squares.flatMap((from) => {
    if (!pieces.has(from)) return [listed(from)];
    return squares.filter((to) => to !== from || from !== square).map((to) => listed(from, to));
  });
}

function listed(...steps: Square[]): BoardMove {
  return { text: steps.join(' '), steps };
}

/** The arrangement after one of the {@link changes}; `blocker` is what an empty square gets. The piece looked at stays. */
export function changed(before: Arrangement, change: BoardMove, blocker: Piece): Arrangement {
  const [from = '', to] = change.steps;
  const pieces = new Map(before.pieces);
  if (to === undefined) return { ...before, pieces: pieces.set(from, blocker) };
  const piece = pieces.get(from);
  pieces.delete(from);
  if (to === from) return { ...before, pieces };
  if (to === before.square || piece === undefined) return before;
  return { pieces: pieces.set(to, piece), square: from === before.square ? to : before.square };
}

/** A FEN with these pieces, and all else as in another one. */
export function fenOf({ pieces }: Arrangement, shape: Shape, like: string): string {
  const rest = /[ [].*$/.exec(like)?.[0] ?? '';
  return writePlacement(pieces, shape) + rest;
}

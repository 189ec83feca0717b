import type { BoardMove, Piece, Shape, Square } from '../../board/types';
import { writePlacement } from '../../site/placement';

/** Pieces on a board: the piece that a diagram explains, and other pieces as its blockers. */
export interface Arrangement {
  readonly pieces: ReadonlyMap<Square, Piece>;
  /** The square of the explained piece. */
  readonly square: Square;
}

/**
 * All changes of an arrangement, as lists of squares for the board: a piece moves to any square; the same square twice
 * removes a blocker; an empty square gets a blocker.
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

/** The arrangement after one of the {@link changes}; `blocker` is put on an empty square. The explained piece stays. */
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

/** A FEN with these pieces; all other fields are from another FEN. */
export function fenOf({ pieces }: Arrangement, shape: Shape, like: string): string {
  const rest = /[ [].*$/.exec(like)?.[0] ?? '';
  return writePlacement(pieces, shape) + rest;
}

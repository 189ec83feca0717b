import { MARKS } from './marks';
import type { Piece, Square } from './types';

/** What a screen reader says of a square: "e4, white rook, in check". */
export function describe(
  square: Square,
  piece: Piece | undefined,
  marks: readonly string[],
  nameOf: (piece: Piece) => string,
): string {
  const words = marks
    .filter((mark) => piece !== undefined || !MARKS[mark]?.ofPiece)
    .map((mark) => MARKS[mark]?.word ?? mark)
    .filter((word) => word !== '');
  return [square, piece === undefined ? 'empty' : nameOf(piece), ...new Set(words)].join(', ');
}

import { lookOf } from './marks';
import type { Piece, Square } from './types';

/** What a screen reader says of a square: "e4, white rook, in check". */
export function describe(
  square: Square,
  piece: Piece | undefined,
  marks: readonly string[],
  nameOf: (piece: Piece) => string,
): string {
  const looks = marks.map(lookOf);
  const words = looks
    .filter(({ ofPiece }) => piece !== undefined || !ofPiece)
    .map(({ word }) => word)
    .filter((word) => word !== '');
  const empty = looks.some(({ fills }) => fills) ? [] : ['empty'];
  return [square, ...(piece === undefined ? empty : [nameOf(piece)]), ...new Set(words)].join(', ');
}

/** What is said of a piece that was taken up. */
export function choicesOf(name: string, choices: number): string {
  return choices > 0 ? `${name}: ${choices} to choose from` : `${name} has no move`;
}

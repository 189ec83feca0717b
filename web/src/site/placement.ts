import { squareName } from '../board/geometry';
import type { Piece, Shape, Square } from '../board/types';

/** Writes the placement field of a FEN; squares in `more` are written as further holes. */
export function writePlacement(
  pieces: ReadonlyMap<Square, Piece>,
  shape: Shape,
  more: readonly Square[] = [],
): string {
  const holes = new Set([...shape.holes, ...more]);
  const rows: string[] = [];
  for (let rank = shape.ranks - 1; rank >= 0; rank--) {
    let row = '';
    let empty = 0;
    for (let file = 0; file < shape.files; file++) {
      const square = squareName(file, rank);
      const shown = holes.has(square) ? '*' : pieces.get(square);
      if (shown === undefined) {
        empty++;
        continue;
      }
      row += `${empty || ''}${shown}`;
      empty = 0;
    }
    rows.push(row + (empty || ''));
  }
  return rows.join('/');
}

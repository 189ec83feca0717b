import type { Color, PlyView } from '../api/types';

/** The side that makes a move, and the number of the move. */
export type Numbered = Pick<PlyView, 'side' | 'number'>;

/** The side to move of a FEN. */
export function turnOf(fen: string): Color {
  return fen.split(' ')[1] === 'b' ? 'black' : 'white';
}

/** A move's number as written before the move: `3.` or `3…`. */
export function label({ side, number }: Numbered): string {
  return side === 'white' ? `${number}.` : `${number}…`;
}

/**
 * Whether a move of a line is printed with its number: the line's first move, White's first move of a turn, and Black's
 * first move if White's turn had several. Later moves of a turn have no number.
 */
export function isNumbered(line: readonly Numbered[], i: number): boolean {
  const side = line[i]?.side;
  if (i === 0) return true;
  if (side === line[i - 1]?.side) return false;
  return side === 'white' || line[i - 1]?.side === line[i - 2]?.side;
}

/** The text of a pass. */
const PASS = '0000';

export function isPass({ text }: { readonly text: string }): boolean {
  return text === PASS;
}

/** A move in a list: its SAN, or a word for a pass. */
export function written(move: { readonly text: string; readonly san: string }): string {
  return isPass(move) ? 'pass' : move.san;
}

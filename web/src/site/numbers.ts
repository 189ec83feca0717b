import type { Color } from '../api/types';

/** The number of the move with which a FEN goes on: the last of its fields that is a number. */
export function firstNumber(fen: string): number {
  const field = fen.split(' ').findLast((each) => /^\d+$/.test(each));
  return field === undefined ? 1 : Math.max(1, Number(field));
}

/** The side to move of a FEN. */
export function turnOf(fen: string): Color {
  return fen.split(' ')[1] === 'b' ? 'black' : 'white';
}

/** The number before the `ply`th move (from 1) of a line that starts from a FEN: `3.` or `3…`. */
export function numberOf(start: string, ply: number): { number: number; side: Color } {
  const half = ply - 1 + (turnOf(start) === 'black' ? 1 : 0);
  return { number: firstNumber(start) + Math.floor(half / 2), side: half % 2 === 0 ? 'white' : 'black' };
}

/** A move's number as it stands before it in a text. */
export function label(start: string, ply: number): string {
  const { number, side } = numberOf(start, ply);
  return side === 'white' ? `${number}.` : `${number}…`;
}

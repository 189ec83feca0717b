import { lookOf } from './marks';
import type { Piece, Square } from './types';

/** A square in words for a screen reader: "e4, white rook, in check", then its signs and the players' own name. */
export function describe(
  square: Square,
  piece: Piece | undefined,
  marks: readonly string[],
  nameOf: (piece: Piece) => string,
  byPlayers: string | null = null,
  signs: readonly string[] = [],
): string {
  const looks = marks.map(lookOf);
  const words = looks
    .filter(({ ofPiece }) => piece !== undefined || !ofPiece)
    .map(({ word }) => word)
    .filter((word) => word !== '');
  const empty = looks.some(({ fills }) => fills) ? [] : ['empty'];
  const last = byPlayers === null ? [] : [byPlayers];
  return [
    square,
    ...(piece === undefined ? empty : [nameOf(piece)]),
    ...new Set(words),
    ...signs,
    ...last,
  ].join(', ');
}

/** Announcement of a piece that was taken up. */
export function choicesOf(name: string, choices: number): string {
  return choices > 0
    ? `${name}: ${choices} ${choices === 1 ? 'square' : 'squares'} to choose from`
    : `${name} has no move`;
}

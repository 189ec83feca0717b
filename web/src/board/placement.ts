import { rectangle, squareName } from './geometry';
import type { Piece, Shape, Square } from './types';

export type Pieces = ReadonlyMap<Square, Piece>;

/** A placement that cannot be read: the message quotes the text and the place of the error. */
export class PlacementError extends Error {
  override readonly name = 'PlacementError';
}

const TOKEN = /\+?[A-Za-z]~?|[1-9]\d?|\*/y;

interface Row {
  readonly width: number;
  readonly pieces: readonly (readonly [file: number, piece: Piece])[];
  readonly holes: readonly number[];
}

function readRow(text: string, placement: string): Row {
  const pieces: [number, Piece][] = [];
  const holes: number[] = [];
  let file = 0;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(text)?.[0];
    if (token === undefined) {
      throw new PlacementError(
        `"${text.slice(at)}" is no piece, number or * in the placement "${placement}"`,
      );
    }
    if (token === '*') holes.push(file++);
    else if (/^\d/.test(token)) file += Number(token);
    else pieces.push([file++, token]);
  }
  return { width: file, pieces, holes };
}

function readRows(placement: string): Row[] {
  const rows = placement.split('/').map((text) => readRow(text, placement));
  const width = rows[0]?.width ?? 0;
  const odd = rows.findIndex((row) => row.width !== width);
  if (odd >= 0) {
    throw new PlacementError(
      `row ${odd + 1} of "${placement}" has ${rows[odd]?.width} squares, the first has ${width}`,
    );
  }
  return rows.reverse();
}

/** The pieces of a FEN placement field, by square. */
export function readPlacement(placement: string): Pieces {
  const pieces = new Map<Square, Piece>();
  if (placement === '') return pieces;
  readRows(placement).forEach((row, rank) => {
    for (const [file, piece] of row.pieces) pieces.set(squareName(file, rank), piece);
  });
  return pieces;
}

/** The shape that a placement describes: its rows, columns and holes. */
export function shapeOf(placement: string): Shape {
  const rows = readRows(placement);
  const holes = rows.flatMap((row, rank) => row.holes.map((file) => squareName(file, rank)));
  return rectangle(rows[0]?.width ?? 0, rows.length, holes);
}

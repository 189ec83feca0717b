import { squareName } from './geometry';
import type { Man, Shape, Square } from './types';

export type Men = ReadonlyMap<Square, Man>;

/** A placement that cannot be read: the message quotes the text and says where. */
export class PlacementError extends Error {
  override readonly name = 'PlacementError';
}

const TOKEN = /\+?[A-Za-z]~?|[1-9]\d?|\*/y;

interface Row {
  readonly width: number;
  readonly men: readonly (readonly [file: number, man: Man])[];
  readonly holes: readonly number[];
}

function readRow(text: string, placement: string): Row {
  const men: [number, Man][] = [];
  const holes: number[] = [];
  let file = 0;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(text)?.[0];
    if (token === undefined) {
      throw new PlacementError(`"${text.slice(at)}" is no man, number or * in the placement "${placement}"`);
    }
    if (token === '*') holes.push(file++);
    else if (/^\d/.test(token)) file += Number(token);
    else men.push([file++, token]);
  }
  return { width: file, men, holes };
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

/** The men of a FEN placement field, by square. */
export function readPlacement(placement: string): Men {
  const men = new Map<Square, Man>();
  if (placement === '') return men;
  readRows(placement).forEach((row, rank) => {
    for (const [file, man] of row.men) men.set(squareName(file, rank), man);
  });
  return men;
}

/** The shape that a placement has by itself: its rows, columns and holes. */
export function shapeOf(placement: string): Shape {
  const rows = readRows(placement);
  const holes = rows.flatMap((row, rank) => row.holes.map((file) => squareName(file, rank)));
  return { files: rows[0]?.width ?? 0, ranks: rows.length, holes };
}

import type { Geometry, Place } from './geometry';
import type { Path } from './types';

/** Stands in a path between two squares if the piece crosses the edge of the picture between them. */
export const ROUND = '~';

/** A place on a path and its time, a fraction of the duration. Between two places of the same time, the piece jumps. */
export interface Point {
  readonly place: Place;
  readonly at: number;
}

/**
 * The places of a piece on its path, from the first to the last. At the edge of the picture the piece moves half a step
 * out and comes in again on the other side. Null if a square is not on the board.
 */
export function way(path: Path, geometry: Geometry): readonly Point[] | null {
  const places: { place: Place; length: number }[] = [];
  let before: Place | null = null;
  let round = false;
  for (const step of path) {
    if (step === ROUND) {
      round = true;
      continue;
    }
    const place = geometry.placeOf(step);
    if (!place) return null;
    if (before && round) {
      const { out, back } = over(before, place, geometry);
      places.push({ place: out, length: distance(before, out) }, { place: back, length: 0 });
      before = back;
    }
    places.push({ place, length: before ? distance(before, place) : 0 });
    before = place;
    round = false;
  }
  const whole = places.reduce((sum, { length }) => sum + length, 0);
  let gone = 0;
  return places.map(({ place, length }) => ({ place, at: whole > 0 ? (gone += length) / whole : 0 }));
}

/** The places half a step outside the picture: where the piece leaves, and where it comes in. */
function over(from: Place, to: Place, { width, height }: Geometry): { out: Place; back: Place } {
  const right = shorter(to.column - from.column, width) / 2;
  const down = shorter(to.row - from.row, height) / 2;
  return {
    out: { column: from.column + right, row: from.row + down },
    back: { column: to.column - right, row: to.row - down },
  };
}

/** The shorter of the two distances around the board, with its sign. */
function shorter(way: number, round: number): number {
  return Math.abs(way) <= round / 2 ? way : way - Math.sign(way) * round;
}

function distance(from: Place, to: Place): number {
  return Math.hypot(to.column - from.column, to.row - from.row);
}

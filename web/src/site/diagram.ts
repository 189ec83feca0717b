import { Geometry } from '../board/geometry';
import { signPaths, type SignPath } from '../board/signs';
import { dotsOf, linesOf } from '../board/squares';
import type { Shape, Side } from '../board/types';

/** Side length of a square, and of a piece's picture. */
export const SIDE = 64;

/** The empty board of a diagram: its squares, lines, dots and signs as paths. */
export interface Diagram {
  readonly geometry: Geometry;
  readonly light: string;
  readonly dark: string;
  readonly lines: string;
  readonly dots: string;
  readonly signs: readonly SignPath[];
}

const known = { white: new WeakMap<Shape, Diagram>(), black: new WeakMap<Shape, Diagram>() };

/** The diagram of a board. It is drawn once for all games with the same board, because a page may show very many. */
export function diagramOf(shape: Shape, orientation: Side): Diagram {
  const drawn = known[orientation].get(shape) ?? draw(shape, orientation);
  known[orientation].set(shape, drawn);
  return drawn;
}

function draw(shape: Shape, orientation: Side): Diagram {
  const geometry = new Geometry(shape, orientation);
  const path = (dark: boolean): string =>
    geometry.squares
      .filter((square) => geometry.isDark(square) === dark)
      .map((square) => geometry.outlineOf(square).map(({ column, row }) => `${column * SIDE} ${row * SIDE}`))
      .map((corners) => `M${corners.join('L')}z`)
      .join('');
  const lines = linesOf(geometry, true, SIDE) + linesOf(geometry, false, SIDE);
  return {
    geometry,
    light: path(false),
    dark: path(true),
    lines,
    dots: dotsOf(geometry, SIDE),
    signs: signPaths(geometry, SIDE),
  };
}

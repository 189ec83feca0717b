import type { Geometry, Place } from './geometry';
import { drawSigns } from './signs';
import { svg } from './svg';
import type { Square } from './types';

function tiles(geometry: Geometry, squares: readonly Square[]): string {
  return squares
    .map((square) => geometry.outlineOf(square).map(({ column, row }) => `${column} ${row}`))
    .map((corners) => (corners.length > 0 ? `M${corners.join('L')}Z` : ''))
    .join('');
}

/** The radius of a dot, in squares. */
const DOT = 0.07;

/** Lines as an SVG path: those along files and ranks, which are drawn sharp, or all others. */
export function linesOf(geometry: Geometry, straight: boolean, unit = 1): string {
  return geometry.lines
    .filter((line) => straight === isStraight(line))
    .map((line) => `M${line.map(({ column, row }) => `${column * unit} ${row * unit}`).join('L')}`)
    .join('');
}

function isStraight(line: readonly Place[]): boolean {
  return line.slice(1).every(({ column, row }, i) => column === line[i]?.column || row === line[i]?.row);
}

/** Dots as an SVG path. */
export function dotsOf(geometry: Geometry, unit = 1): string {
  const radius = Math.round(DOT * unit * 100) / 100;
  const half = (width: number): string => `a${radius} ${radius} 0 1 0 ${width} 0`;
  return geometry.dots
    .map(
      ({ column, row }) => `M${column * unit - radius} ${row * unit}${half(2 * radius)}${half(-2 * radius)}z`,
    )
    .join('');
}

/** Draws the edge around the board, the light squares and the dark squares, one path each. */
export function drawSquares(geometry: Geometry): SVGPathElement[] {
  const { squares } = geometry;
  const [light, dark] = [false, true].map((isDark) =>
    tiles(
      geometry,
      squares.filter((square) => geometry.isDark(square) === isDark),
    ),
  );
  return [
    svg('path', { class: 'vb-edge', d: `${light}${dark}` }),
    svg('path', { class: 'vb-light', d: light ?? '' }),
    svg('path', { class: 'vb-dark', d: dark ?? '' }),
    svg('path', { class: 'vb-lines', d: linesOf(geometry, true) }),
    svg('path', { class: 'vb-lines oblique', d: linesOf(geometry, false) }),
    svg('path', { class: 'vb-dots', d: dotsOf(geometry) }),
    ...drawSigns(geometry, false),
  ];
}

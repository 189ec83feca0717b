import type { Geometry } from './geometry';
import { svg } from './svg';
import type { Square } from './types';

function tiles(geometry: Geometry, squares: readonly Square[]): string {
  return squares
    .map((square) => geometry.outlineOf(square).map(({ column, row }) => `${column} ${row}`))
    .map((corners) => (corners.length > 0 ? `M${corners.join('L')}Z` : ''))
    .join('');
}

/** An edge around the squares, and the light and the dark ones, a path each; a square that does not exist is not drawn. */
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
  ];
}

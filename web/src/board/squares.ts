import type { Geometry } from './geometry';
import { svg } from './svg';
import type { Square } from './types';

function tiles(geometry: Geometry, squares: readonly Square[]): string {
  return squares
    .map((square) => geometry.placeOf(square))
    .map((place) => (place ? `M${place.column} ${place.row}h1v1h-1Z` : ''))
    .join('');
}

/** The light and the dark squares, a path each; a square that does not exist is not drawn. */
export function drawSquares(geometry: Geometry): SVGPathElement[] {
  const { squares } = geometry;
  return [
    svg('path', {
      class: 'vb-light',
      d: tiles(
        geometry,
        squares.filter((square) => !geometry.isDark(square)),
      ),
    }),
    svg('path', {
      class: 'vb-dark',
      d: tiles(
        geometry,
        squares.filter((square) => geometry.isDark(square)),
      ),
    }),
  ];
}

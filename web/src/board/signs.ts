import type { Geometry, Place } from './geometry';
import { svg } from './svg';
import type { Side, Square } from './types';

/** An SVG path that shows a sign of the rules: its CSS classes and its data. */
export interface SignPath {
  /** Whether the path lies above the pieces, at the edge of its square. */
  readonly above: boolean;
  readonly kind: string;
  readonly d: string;
}

/** Half the width of an arrow at its tail, in squares. */
const BREADTH = 0.08;
/** Corners of a flag in the lower right corner of its square, from the foot of the pole. */
const FLAG: readonly (readonly [number, number])[] = [
  [0.78, 0.95],
  [0.78, 0.68],
  [0.96, 0.76],
  [0.81, 0.83],
  [0.81, 0.95],
];

function join(places: readonly Place[], unit: number): string {
  const rounded = (count: number): number => Math.round(count * unit * 1000) / 1000;
  return `M${places.map(({ column, row }) => `${rounded(column)} ${rounded(row)}`).join('L')}`;
}

function linesOf(lines: readonly (readonly number[])[], geometry: Geometry, unit: number): string {
  return lines.map((line) => join(geometry.points(line), unit)).join('');
}

function groundOf(squares: readonly Square[], geometry: Geometry, unit: number): string {
  return squares.map((square) => `${join(geometry.outlineOf(square), unit)}Z`).join('');
}

function flagsOf(squares: readonly Square[], geometry: Geometry, unit: number): string {
  return squares
    .map((square) => geometry.placeOf(square))
    .filter((place) => place !== null)
    .map(({ column, row }) => FLAG.map(([right, down]) => ({ column: column + right, row: row + down })))
    .map((corners) => `${join(corners, unit)}Z`)
    .join('');
}

function headOf(line: readonly Place[], unit: number): string {
  const [tail, tip] = line;
  if (!tail || !tip) return '';
  const length = Math.hypot(tip.column - tail.column, tip.row - tail.row);
  const across = {
    column: (BREADTH * (tail.row - tip.row)) / length,
    row: (BREADTH * (tip.column - tail.column)) / length,
  };
  const corners = [
    tip,
    { column: tail.column + across.column, row: tail.row + across.row },
    { column: tail.column - across.column, row: tail.row - across.row },
  ];
  return `${join(corners, unit)}Z`;
}

/** The signs of the rules as paths, in drawing order; empty paths are left out. */
export function signPaths(geometry: Geometry, unit = 1): SignPath[] {
  const { signs } = geometry;
  if (signs === null) return [];
  const flags = signs.goals.map(({ side, squares }) => ({
    above: true,
    kind: side === undefined ? 'goal' : `goal ${side}`,
    d: flagsOf(squares, geometry, unit),
  }));
  const goals = [...new Set(signs.goals.flatMap(({ squares }) => squares))];
  return [
    { above: false, kind: 'ground', d: groundOf(goals, geometry, unit) },
    { above: false, kind: 'promotion', d: linesOf(signs.promotion, geometry, unit) },
    { above: false, kind: 'border', d: linesOf(signs.lines, geometry, unit) },
    {
      above: true,
      kind: 'arrows',
      d: signs.arrows.map(({ line }) => headOf(geometry.points(line), unit)).join(''),
    },
    ...flags,
  ].filter(({ d }) => d !== '');
}

/** The elements of the signs that lie above the pieces (`over`), or below them. */
export function drawSigns(geometry: Geometry, over: boolean): SVGPathElement[] {
  return signPaths(geometry)
    .filter(({ above }) => above === over)
    .map(({ kind, d }) => svg('path', { class: `vb-sign ${kind}`, d }));
}

function direction(line: readonly Place[]): string {
  const [tail, tip] = line;
  if (!tail || !tip) return '';
  const [right, down] = [tip.column - tail.column, tip.row - tail.row];
  const words = [down < 0 ? 'up' : down > 0 ? 'down' : '', right < 0 ? 'left' : right > 0 ? 'right' : ''];
  return words.filter((word) => word !== '').join(' ');
}

/** Words of a screen reader for the signs of a square: "goal", "White's goal", "arrows up, down left". */
export function wordsOf(geometry: Geometry, square: Square, sides: Readonly<Record<Side, string>>): string[] {
  const { signs } = geometry;
  if (signs === null) return [];
  const goals = signs.goals
    .filter(({ squares }) => squares.includes(square))
    .map(({ side }) => (side === undefined ? 'goal' : `${sides[side]}’s goal`));
  const arrows = signs.arrows
    .filter((arrow) => arrow.square === square)
    .map(({ line }) => direction(geometry.points(line)));
  return arrows.length > 0 ? [...goals, `arrows ${arrows.join(', ')}`] : goals;
}

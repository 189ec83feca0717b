import type { Geometry, Place } from './geometry';
import { svg } from './svg';
import type { Brush, Drawing } from './types';

const WIDTH = 0.15;
const HEAD_LENGTH = 0.42;
const HEAD_WIDTH = 0.44;
/** Distance from the middle of a square at which an arrow starts, so that the piece there stays visible. */
const START = 0.28;

function points(...places: readonly (readonly [number, number])[]): string {
  return places.map(([x, y]) => `${x.toFixed(3)},${y.toFixed(3)}`).join(' ');
}

interface Vector {
  readonly x: number;
  readonly y: number;
}

/** Returns the point at a distance along `turn` and a distance across it, both in lengths of `turn`. */
function beside(point: Vector, turn: Vector, along: number, aside: number): readonly [number, number] {
  return [point.x + turn.x * along - turn.y * aside, point.y + turn.y * along + turn.x * aside];
}

/** An arrow through the middles of squares, as one shape. */
function arrow(places: readonly Place[]): SVGElement {
  const middles = places.map(({ column, row }) => ({ x: column + 0.5, y: row + 0.5 }));
  const ways = middles.slice(1).map((to, i) => direction(middles[i] ?? to, to));
  const first = ways[0] ?? { x: 1, y: 0 };
  const last = ways.at(-1) ?? first;
  const bends = ways.slice(1).map((way, i) => bend(ways[i] ?? way, way));
  const start = middles[0] ?? { x: 0, y: 0 };
  const end = middles.at(-1) ?? start;
  const edge = (aside: number): (readonly [number, number])[] => [
    beside(start, first, START, aside),
    ...bends.map((turn, i) => beside(middles[i + 1] ?? end, turn, 0, aside)),
    beside(end, last, -HEAD_LENGTH, aside),
  ];
  return svg('polygon', {
    points: points(
      ...edge(-WIDTH / 2),
      beside(end, last, -HEAD_LENGTH, -HEAD_WIDTH / 2),
      [end.x, end.y],
      beside(end, last, -HEAD_LENGTH, HEAD_WIDTH / 2),
      ...edge(WIDTH / 2).reverse(),
    ),
  });
}

function direction(from: Vector, to: Vector): Vector {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/** The direction half-way between two directions, longer at a sharper bend, so that the arrow keeps its width. */
function bend(one: Vector, other: Vector): Vector {
  const share = Math.max(0.2, 1 + one.x * other.x + one.y * other.y);
  return { x: (one.x + other.x) / share, y: (one.y + other.y) / share };
}

function circle(at: Place): SVGElement {
  return svg('circle', { cx: at.column + 0.5, cy: at.row + 0.5, r: 0.45 });
}

/** Draws arrows and circles; a drawing on a square that does not exist is left out. */
export function drawDrawings(drawings: readonly Drawing[], geometry: Geometry): SVGElement[] {
  return drawings.flatMap((drawing) => {
    const squares = [drawing.from, ...(drawing.via ?? []), drawing.to];
    const places = squares.flatMap((square) => geometry.placeOf(square) ?? []);
    const [from] = places;
    if (!from || places.length < squares.length) return [];
    const shape = drawing.kind === 'circle' || drawing.from === drawing.to ? circle(from) : arrow(places);
    shape.setAttribute('class', `vb-${drawing.kind} ${drawing.brush}`);
    return [shape];
  });
}

/** The colour that the keys held during a right-drag choose. */
export function brushOf(keys: {
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
}): Brush {
  if (keys.shiftKey) return 'red';
  if (keys.altKey) return 'blue';
  if (keys.ctrlKey) return 'yellow';
  return 'green';
}

/** Adds a drawing; an equal drawing is erased instead, and one of another colour is recoloured. */
export function toggle(drawings: readonly Drawing[], added: Drawing): Drawing[] {
  const elsewhere = drawings.filter((each) => each.from !== added.from || each.to !== added.to);
  const same = drawings.some((each) => !elsewhere.includes(each) && each.brush === added.brush);
  return same ? elsewhere : [...elsewhere, added];
}

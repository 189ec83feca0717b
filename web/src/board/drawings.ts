import type { Geometry, Place } from './geometry';
import { svg } from './svg';
import type { Brush, Drawing } from './types';

const WIDTH = 0.15;
const HEAD_LENGTH = 0.42;
const HEAD_WIDTH = 0.44;
/** An arrow starts beside the middle of its square, so that the man under it stays readable. */
const START = 0.28;

function points(...places: readonly (readonly [number, number])[]): string {
  return places.map(([x, y]) => `${x.toFixed(3)},${y.toFixed(3)}`).join(' ');
}

function arrow(from: Place, to: Place): SVGElement {
  const dx = to.column - from.column;
  const dy = to.row - from.row;
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const along = (distance: number, aside: number): readonly [number, number] => [
    from.column + 0.5 + ux * distance - uy * aside,
    from.row + 0.5 + uy * distance + ux * aside,
  ];
  const neck = length - HEAD_LENGTH;
  return svg('polygon', {
    points: points(
      along(START, -WIDTH / 2),
      along(neck, -WIDTH / 2),
      along(neck, -HEAD_WIDTH / 2),
      along(length, 0),
      along(neck, HEAD_WIDTH / 2),
      along(neck, WIDTH / 2),
      along(START, WIDTH / 2),
    ),
  });
}

function circle(at: Place): SVGElement {
  return svg('circle', { cx: at.column + 0.5, cy: at.row + 0.5, r: 0.45 });
}

/** Draws arrows and circles; those on squares that do not exist are left out. */
export function drawDrawings(drawings: readonly Drawing[], geometry: Geometry): SVGElement[] {
  return drawings.flatMap((drawing) => {
    const from = geometry.placeOf(drawing.from);
    const to = geometry.placeOf(drawing.to);
    if (!from || !to) return [];
    const shape = drawing.kind === 'circle' || from === to ? circle(from) : arrow(from, to);
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

/** Adds a drawing; the same one again rubs it out, another colour recolours it. */
export function toggle(drawings: readonly Drawing[], added: Drawing): Drawing[] {
  const elsewhere = drawings.filter((each) => each.from !== added.from || each.to !== added.to);
  const same = drawings.some((each) => !elsewhere.includes(each) && each.brush === added.brush);
  return same ? elsewhere : [...elsewhere, added];
}

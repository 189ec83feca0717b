/**
 * Path data as this set writes it: absolute `M L C Z` only. So every number belongs to a pair, and an outline can be
 * moved, turned and mirrored by its points.
 */
export type Path = string;

type Point = readonly [x: number, y: number];
interface Segment {
  command: string;
  points: readonly Point[];
}

const AXIS = 32;

function written(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function eachPoint(path: Path, where: (point: Point) => Point): Path {
  return path.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, x: string, y: string) =>
    where([Number(x), Number(y)])
      .map(written)
      .join(' '),
  );
}

/** The path scaled about the origin, then moved. */
export function moved(path: Path, dx: number, dy: number, scale = 1): Path {
  return eachPoint(path, ([x, y]) => [x * scale + dx, y * scale + dy]);
}

/** The path turned clockwise about a point. */
export function turned(path: Path, degrees: number, [cx, cy]: Point = [0, 0]): Path {
  const sin = Math.sin((degrees * Math.PI) / 180);
  const cos = Math.cos((degrees * Math.PI) / 180);
  return eachPoint(path, ([x, y]) => [
    cx + (x - cx) * cos - (y - cy) * sin,
    cy + (x - cx) * sin + (y - cy) * cos,
  ]);
}

/** The path mirrored at a vertical axis. */
export function mirrored(path: Path, axis = AXIS): Path {
  return eachPoint(path, ([x, y]) => [2 * axis - x, y]);
}

/** A path on a field of 100 by 100, fitted into a box. */
export function fitted(path: Path, left: number, top: number, width: number, height: number): Path {
  return eachPoint(path, ([x, y]) => [left + (x * width) / 100, top + (y * height) / 100]);
}

function segments(path: Path): Segment[] {
  return [...path.matchAll(/([MLC])([^MLCZ]*)/g)].map(([, command = '', numbers = '']) => {
    const values = (numbers.match(/-?[\d.]+/g) ?? []).map(Number);
    const points: Point[] = [];
    for (let i = 0; i + 1 < values.length; i += 2) points.push([values[i] ?? 0, values[i + 1] ?? 0]);
    return { command, points };
  });
}

/** An open path from its end to its start, without the first `M`. */
function backwards(path: Path): Path {
  const walked = segments(path);
  const back: string[] = [];
  for (let i = walked.length - 1; i > 0; i--) {
    const start = walked[i - 1]?.points.at(-1);
    const { command, points } = walked[i] ?? { command: 'L', points: [] };
    const controls = points.slice(0, -1).reverse();
    back.push(command + [...controls, start ?? [0, 0]].map((p) => p.map(written).join(' ')).join(' '));
  }
  return back.join('');
}

/** Down the half and back up along its copy, which is `times` as far from the axis. */
function thereAndBack(half: Path, axis: number, times: number): Path {
  return half + backwards(eachPoint(half, ([x, y]) => [axis + (x - axis) * times, y])) + 'Z';
}

/** The outline of a shape turned on a lathe, given by its right half from top to bottom, both ends on the axis. */
export function lathed(half: Path, axis = AXIS): Path {
  return thereAndBack(half, axis, -1);
}

/** The side of a lathed shape away from the light. */
export function shadowOf(half: Path, axis = AXIS): Path {
  return thereAndBack(half, axis, 0.4);
}

export function circle(cx: number, cy: number, r: number, ry = r): Path {
  const k = 0.5523;
  const quarter = `M0 -1C${k} -1 1 ${-k} 1 0C1 ${k} ${k} 1 0 1C${-k} 1 -1 ${k} -1 0C-1 ${-k} ${-k} -1 0 -1Z`;
  return eachPoint(quarter, ([x, y]) => [cx + x * r, cy + y * ry]);
}

export function box(left: number, top: number, right: number, bottom: number): Path {
  return `M${left} ${top}L${right} ${top}L${right} ${bottom}L${left} ${bottom}Z`;
}

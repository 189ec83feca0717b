import type { Geometry } from './geometry';
import { svg } from './svg';
import { THINGS } from './things';
import type { Square } from './types';

/**
 * Look and name of a mark. Every mark has a shape of its own, so that players need not tell colours apart. Paths lie in
 * a square of side 1: `wash` fills, `line` strokes, `solid` fills strongly; a `badge` lies above the piece in a corner.
 * An unknown mark is a wash and keeps its own name. A text after the first colon replaces the name: `still:frozen`.
 */
interface MarkLook {
  readonly word: string;
  /** Whether the mark describes a piece; a screen reader skips such a mark on an empty square. */
  readonly ofPiece?: boolean;
  /** Whether the mark fills its square; a screen reader then does not call the square empty. */
  readonly fills?: boolean;
  readonly wash?: string;
  readonly line?: string;
  readonly solid?: string;
  readonly badge?: string;
  /** The badge on an occupied square, where the piece hides the shapes under it. */
  readonly badgeOnPiece?: string;
}

const ALL = 'M0 0H1V1H0Z';

function circle(radius: number, x = 0.5, y = 0.5): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const angle = (Math.PI * i) / points;
    const radius = i % 2 === 0 ? outer : inner;
    return `${(0.5 + radius * Math.sin(angle)).toFixed(3)} ${(0.5 - radius * Math.cos(angle)).toFixed(3)}`;
  });
  return `M${corners.join('L')}Z`;
}

function inset(by: number, corner: number): string {
  const side = 1 - 2 * (by + corner);
  const arc = (x: number, y: number): string => `a${corner} ${corner} 0 0 1 ${x} ${y}`;
  return (
    `M${by + corner} ${by}h${side}${arc(corner, corner)}v${side}${arc(-corner, corner)}` +
    `h${-side}${arc(-corner, -corner)}v${-side}${arc(corner, -corner)}Z`
  );
}

const WEDGES = 'M0 0H.27L0 .27ZM1 0V.27L.73 0ZM1 1H.73L1 .73ZM0 1V.73L.27 1Z';
const WEDGE_LINES = 'M.04 .27V.04H.27M.73 .04H.96V.27M.96 .73V.96H.73M.27 .96H.04V.73';
const DIAMOND = 'M.5 .05L.95 .5L.5 .95L.05 .5Z';
const CROSS = 'M.39 .39L.61 .61M.61 .39L.39 .61';
const NO_ENTRY = `${circle(0.13)}M.41 .59L.59 .41`;
const TICKS = 'M.03 .17V.03H.17M.83 .03H.97V.17M.97 .83V.97H.83M.17 .97H.03V.83';
const HATCHING = 'M0 .25L.25 0M0 .5L.5 0M0 .75L.75 0M0 1L1 0M.25 1L1 .25M.5 1L1 .5M.75 1L1 .75';
const BRICKS = 'M.03 .35H.97M.03 .66H.97M.35 .05V.35M.68 .35V.66M.35 .66V.95';
const DOTS = [0.1, 0.9].flatMap((x) => [0.1, 0.9].map((y) => circle(0.04, x, y))).join('');

const SNOWFLAKE = 'M.5 .16V.84M.2 .33L.8 .67M.2 .67L.8 .33M.4 .2L.5 .3L.6 .2M.4 .8L.5 .7L.6 .8';
const BARRED = 'M.24 .5a.26 .26 0 1 0 .52 0a.26 .26 0 1 0 -.52 0ZM.32 .32L.68 .68';
const LENDING = 'M.3 .7L.66 .34M.4 .3H.7V.6';
const TURNING = 'M.72 .36A.26 .26 0 1 0 .76 .5M.76 .2V.38H.58';
const EXCLAMATION = 'M.5 .2V.56M.5 .72V.78';
const PILE = 'M.26 .34H.74M.26 .5H.74M.26 .66H.74';
const TICK = 'M.24 .52L.43 .7L.77 .3';

export const MARKS: Readonly<Record<string, MarkLook>> = {
  last: { word: 'last move', wash: ALL, line: TICKS },
  check: { word: 'in check', ofPiece: true, wash: ALL, solid: star(12, 0.49, 0.39), badge: EXCLAMATION },
  still: { word: 'may not move', ofPiece: true, wash: ALL, line: circle(0.42), badge: SNOWFLAKE },
  wall: { word: 'wall', fills: true, solid: inset(0.03, 0.05), line: BRICKS },
  limited: { word: 'limited', ofPiece: true, line: HATCHING, badge: BARRED },
  support: {
    word: 'supports',
    ofPiece: true,
    wash: ALL,
    line: `${circle(0.45)}${circle(0.38)}`,
    badge: LENDING,
  },
  region: { word: 'in reach', wash: ALL, solid: DOTS },
  company: { word: 'beside', ofPiece: true, wash: ALL, line: circle(0.43), badge: TURNING },
  stack: { word: 'stands on others', ofPiece: true, badge: PILE },
  target: { word: 'may be reached', line: circle(0.13) },
  capture: { word: 'may be captured', ofPiece: true, line: WEDGE_LINES },
  touch: { word: 'may be touched', ofPiece: true, line: DIAMOND },
  guard: { word: 'guarded', line: CROSS },
  partner: { word: 'may go in the same move', ofPiece: true, line: DIAMOND },
  barred: { word: 'barred', line: NO_ENTRY, badgeOnPiece: BARRED },
  selected: { word: 'chosen', wash: ALL, line: inset(0.03, 0) },
  premove: { word: 'premove', wash: ALL, line: inset(0.07, 0.05) },
  reach: { word: 'may be reached', solid: circle(0.15) },
  'reach-taken': { word: 'may be reached', solid: WEDGES },
  choose: { word: 'may be chosen', wash: inset(0.06, 0.14), line: inset(0.06, 0.14), solid: circle(0.11) },
  again: {
    word: 'may be chosen again: stays',
    wash: inset(0.06, 0.14),
    line: `${inset(0.06, 0.14)}${inset(0.13, 0.1)}`,
    badge: TICK,
  },
  over: { word: '', line: inset(0.025, 0) },
};

/** The name of a mark's look. */
export function nameOfLook(mark: string): string {
  return mark.split(':')[0] ?? mark;
}

/** Look and name of a mark. */
export function lookOf(mark: string): MarkLook {
  const name = nameOfLook(mark);
  const look = MARKS[name] ?? { word: name, wash: ALL };
  return mark === name ? look : { ...look, word: mark.slice(name.length + 1) };
}

export type SquareMarks = ReadonlyMap<Square, readonly string[]>;

const BADGE_SIZE = 0.38;
const BADGE_CORNERS: readonly (readonly [number, number])[] = [
  [1 - BADGE_SIZE, 0],
  [0, 0],
  [0, 1 - BADGE_SIZE],
  [1 - BADGE_SIZE, 1 - BADGE_SIZE],
];

function part(kind: 'wash' | 'line' | 'solid', path: string | undefined): SVGPathElement[] {
  return path === undefined ? [] : [svg('path', { class: `vb-${kind}`, d: path })];
}

function ground(mark: string, x: number, y: number): SVGGElement {
  const look = lookOf(mark);
  const group = svg('g', { class: `vb-mark ${nameOfLook(mark)}`, transform: `translate(${x} ${y})` });
  const thing = look.fills ? THINGS.get(look.word) : undefined;
  if (thing) {
    group.append(...thing.map(([kind, d]) => svg('path', { class: `vb-thing ${kind}`, d })));
    return group;
  }
  group.append(...part('wash', look.wash), ...part('line', look.line), ...part('solid', look.solid));
  return group;
}

function badge(mark: string, glyph: string, x: number, y: number, corner: number): SVGGElement {
  const [right, down] = BADGE_CORNERS[corner % BADGE_CORNERS.length] ?? [0, 0];
  const transform = `translate(${x + right} ${y + down}) scale(${BADGE_SIZE})`;
  const group = svg('g', { class: `vb-badge ${nameOfLook(mark)}`, transform });
  group.append(...part('solid', circle(0.46)), ...part('line', glyph));
  return group;
}

/** Draws all marks: shapes under the pieces, and badges above them. */
export function drawMarks(
  marks: SquareMarks,
  geometry: Geometry,
  isOccupied: (square: Square) => boolean,
): { under: SVGGElement[]; above: SVGGElement[] } {
  const under: SVGGElement[] = [];
  const above: SVGGElement[] = [];
  for (const [square, names] of marks) {
    const place = geometry.placeOf(square);
    if (!place) continue;
    let badges = 0;
    for (const name of names) {
      under.push(ground(name, place.column, place.row));
      const look = lookOf(name);
      const glyph = look.badge ?? (isOccupied(square) ? look.badgeOnPiece : undefined);
      if (glyph !== undefined) above.push(badge(name, glyph, place.column, place.row, badges++));
    }
  }
  return { under, above };
}

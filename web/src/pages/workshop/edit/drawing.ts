import type { Geometry } from '../../../board/geometry';
import { lookOf } from '../../../board/marks';
import { readPlacement } from '../../../board/placement';
import type { Shape } from '../../../board/types';
import { diagramOf, SIDE } from '../../../site/diagram';
import { picturesOf, type Dressed } from '../../../site/pieces';
import type { PieceStyle } from '../../../pieces';

const MARGIN = 28;

/** A mark on a square. */
export interface Sight {
  readonly square: string;
  readonly mark: string;
}

const COLOURS = {
  light: '#f0d9b5',
  dark: '#b58863',
  lines: '#5b4030',
  text: '#333',
  mark: '#1c5a2e',
} as const;

/** A board with its pieces as an SVG file, with coordinates; it needs no style sheet. */
export function drawn(
  shape: Shape,
  dressed: Dressed,
  placement: string,
  style: PieceStyle,
  title: string,
  sights: readonly Sight[] = [],
): string {
  const { geometry, light, dark, lines, dots } = diagramOf(shape, 'white');
  const picture = picturesOf(dressed, style);
  const width = shape.width * SIDE + 2 * MARGIN;
  const height = shape.height * SIDE + 2 * MARGIN;
  const pieces = [...readPlacement(placement.split(/[ []/, 1)[0] ?? '')].flatMap(([square, piece]) => {
    const place = geometry.placeOf(square);
    if (!place) return [];
    const at = `x="${place.column * SIDE}" y="${place.row * SIDE}" width="${SIDE}" height="${SIDE}"`;
    return [plain(picture(piece)).replace('<svg', `<svg ${at}`)];
  });
  const names = shape.cells.flatMap(({ name, x, y }) => [
    ...(y === shape.height - 1
      ? [label(x * SIDE + SIDE / 2, shape.height * SIDE + 19, name.replace(/\d+/, ''))]
      : []),
    ...(x === 0 ? [label(-14, y * SIDE + SIDE / 2 + 5, name.replace(/[a-z]/, ''))] : []),
  ]);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} ${-MARGIN} ${width} ${height}" width="${width}" height="${height}">`,
    `<title>${escaped(title)}</title>`,
    `<path fill="${COLOURS.light}" d="${light}"/><path fill="${COLOURS.dark}" d="${dark}"/>`,
    lines && `<path fill="none" stroke="${COLOURS.lines}" stroke-width="2" d="${lines}"/>`,
    dots && `<path fill="${COLOURS.lines}" d="${dots}"/>`,
    ...names,
    ...pieces,
    ...sights.flatMap((sight) => marked(sight, geometry)),
    '</svg>',
    '',
  ]
    .filter((part, i, all) => part !== '' || i === all.length - 1)
    .join('\n');
}

function label(x: number, y: number, text: string): string {
  return `<text x="${x}" y="${y}" text-anchor="middle" font-family="sans-serif" font-size="16" fill="${COLOURS.text}">${text}</text>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

/** Markup with the usual colours in place of a page's custom properties, which not all programs know. */
function plain(markup: string): string {
  return markup.replace(/var\(--[\w-]+,([^()]*)\)/g, '$1');
}

function marked({ square, mark }: Sight, geometry: Geometry): string[] {
  const place = geometry.placeOf(square);
  const { line, solid } = lookOf(mark);
  if (!place || (line ?? solid) === undefined) return [];
  const at = `translate(${place.column * SIDE} ${place.row * SIDE}) scale(${SIDE})`;
  return [
    `<g transform="${at}" fill="none" stroke="${COLOURS.mark}" stroke-width=".05">`,
    line === undefined ? '' : `<path d="${line}"/>`,
    solid === undefined ? '' : `<path fill="${COLOURS.mark}" stroke="none" d="${solid}"/>`,
    '</g>',
  ].filter((part) => part !== '');
}

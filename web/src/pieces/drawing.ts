import { lathed, mirrored as inMirror, moved, shadowOf, turned, type Path } from './path';

/**
 * One stroke of the pen. `solid`: filled and outlined, perhaps with a shaded side; `line`: a line inside;
 * `spot`: a small filled area inside; `mark`: filled in the colour of promotion.
 */
export interface Layer {
  kind: 'solid' | 'line' | 'spot' | 'mark';
  path: Path;
  shade?: Path;
}

/** The layers from the back to the front. */
export type Drawing = readonly Layer[];

export const solid = (path: Path, shade: Path = ''): Layer => ({ kind: 'solid', path, shade });
export const line = (path: Path): Layer => ({ kind: 'line', path });
export const spot = (path: Path): Layer => ({ kind: 'spot', path });
export const mark = (path: Path): Layer => ({ kind: 'mark', path });

/** A shape turned on a lathe, shaded on its right, given by its right half from top to bottom. */
export function round(half: Path, axis = 32): Drawing {
  return [solid(lathed(half, axis), shadowOf(half, axis))];
}

function eachPath(drawing: Drawing, change: (path: Path) => Path): Drawing {
  return drawing.map((layer) => ({ ...layer, path: change(layer.path), shade: change(layer.shade ?? '') }));
}

export function placed(drawing: Drawing, dx: number, dy: number, scale = 1): Drawing {
  return eachPath(drawing, (path) => moved(path, dx, dy, scale));
}

export function tilted(
  drawing: Drawing,
  degrees: number,
  about: readonly [number, number] = [0, 0],
): Drawing {
  return eachPath(drawing, (path) => turned(path, degrees, about));
}

export function mirrored(drawing: Drawing): Drawing {
  return eachPath(drawing, (path) => inMirror(path));
}

/** The colours of a drawing, as values of presentation attributes. */
export interface Palette {
  fill: string;
  line: string;
  detail: string;
  shade: string;
  mark: string;
  edge: string;
}

const WIDTH = 2.2;
/** Extra width of the outer edge; half of it shows. */
const EDGE = 2;

/** The outline comes last, so that no shade lies on it. */
function paintedSolid(path: Path, shade: Path, { fill, line, shade: dusk }: Palette): string {
  if (shade === '') return `<path d="${path}" fill="${fill}" stroke="${line}"/>`;
  return (
    `<path d="${path}" fill="${fill}"/><path d="${shade}" fill="${dusk}"/>` +
    `<path d="${path}" fill="none" stroke="${line}"/>`
  );
}

function painted({ kind, path, shade = '' }: Layer, palette: Palette): string {
  switch (kind) {
    case 'solid':
      return paintedSolid(path, palette.shade === 'none' ? '' : shade, palette);
    case 'line':
      return `<path d="${path}" fill="none" stroke="${palette.detail}"/>`;
    case 'spot':
      return `<path d="${path}" fill="${palette.detail}"/>`;
    case 'mark':
      return `<path d="${path}" fill="${palette.mark}" stroke="${palette.line}"/>`;
  }
}

/** The markup of a drawing: first its outer edge, which keeps dark pieces readable on dark squares. */
export function markup(drawing: Drawing, palette: Palette, width = WIDTH): string {
  if (drawing.length === 0) return '';
  const outline = drawing
    .filter(({ kind }) => kind === 'solid' || kind === 'mark')
    .map(({ path }) => path)
    .join('');
  const edge =
    palette.edge === 'none'
      ? ''
      : `<path d="${outline}" fill="none" stroke="${palette.edge}" stroke-width="${width + EDGE}"/>`;
  const body = drawing.map((layer) => painted(layer, palette)).join('');
  return `<g stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${edge}${body}</g>`;
}

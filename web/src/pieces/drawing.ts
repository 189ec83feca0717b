import { lathed, moved, shadowOf, turned, type Path } from './path';

/**
 * One stroke of the pen. `solid`: filled and outlined; `line`: a line inside; `spot`: a small filled area inside;
 * `shade`: the side away from the light; `mark`: filled in the colour of promotion.
 */
export interface Layer {
  kind: 'solid' | 'line' | 'spot' | 'shade' | 'mark';
  path: Path;
}

/** What is drawn, from the back to the front. */
export type Drawing = readonly Layer[];

export const solid = (path: Path): Layer => ({ kind: 'solid', path });
export const line = (path: Path): Layer => ({ kind: 'line', path });
export const spot = (path: Path): Layer => ({ kind: 'spot', path });
export const shade = (path: Path): Layer => ({ kind: 'shade', path });
export const mark = (path: Path): Layer => ({ kind: 'mark', path });

/** A shape turned on a lathe, shaded on its right, given by its right half from top to bottom. */
export function round(half: Path, axis = 32): Drawing {
  return [solid(lathed(half, axis)), shade(shadowOf(half, axis))];
}

export function placed(drawing: Drawing, dx: number, dy: number, scale = 1): Drawing {
  return drawing.map((layer) => ({ ...layer, path: moved(layer.path, dx, dy, scale) }));
}

export function tilted(
  drawing: Drawing,
  degrees: number,
  about: readonly [number, number] = [0, 0],
): Drawing {
  return drawing.map((layer) => ({ ...layer, path: turned(layer.path, degrees, about) }));
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
const EDGE = 2;

function painted({ kind, path }: Layer, palette: Palette): string {
  switch (kind) {
    case 'solid':
      return `<path d="${path}" fill="${palette.fill}" stroke="${palette.line}"/>`;
    case 'line':
      return `<path d="${path}" fill="none" stroke="${palette.detail}"/>`;
    case 'spot':
      return `<path d="${path}" fill="${palette.detail}"/>`;
    case 'shade':
      return `<path d="${path}" fill="${palette.shade}"/>`;
    case 'mark':
      return `<path d="${path}" fill="${palette.mark}" stroke="${palette.line}"/>`;
  }
}

/** The markup of a drawing: first its outer edge, which keeps dark men readable on dark squares. */
export function markup(drawing: Drawing, palette: Palette, width = WIDTH): string {
  const outline = drawing
    .filter(({ kind }) => kind === 'solid' || kind === 'mark')
    .map(({ path }) => path)
    .join('');
  const edge = `<path d="${outline}" fill="none" stroke="${palette.edge}" stroke-width="${width + EDGE}"/>`;
  const body = drawing.map((layer) => painted(layer, palette)).join('');
  return `<g stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${edge}${body}</g>`;
}

import { markup, type Palette } from './drawing';
import { disc, isWritten } from './discs';
import { figure } from './figures';
import type { Look, PieceStyle, Side, Tint } from './look';
import { tile, wantsTiles } from './tiles';

/** Fill, line, detail, shade and edge of each colour; a page may set others as custom properties. */
const COLOURS: Readonly<Record<Tint, readonly [string, string, string, string, string]>> = {
  white: ['#fffaf0', '#2d2723', '#2d2723', '#8f6b3f3d', 'none'],
  black: ['#4a4440', '#15110f', '#f3e9d8', '#0006', '#fff8eaa6'],
  red: ['#c62f2a', '#3d0806', '#fff1e2', '#0004', '#fff8eaa6'],
  blue: ['#2c62b8', '#071d42', '#eef4ff', '#0004', '#fff8eaa6'],
  green: ['#2a7a45', '#06270f', '#effaee', '#0004', '#fff8eaa6'],
};

/** The colours of a side's pieces. */
export function palette(tint: Tint): Palette {
  const [fill, line, detail, shade, edge] = COLOURS[tint];
  const own = (part: string, usual: string): string => `var(--piece-${tint}-${part},${usual})`;
  return {
    fill: own('fill', fill),
    line: own('line', line),
    detail: own('detail', detail),
    shade: own('shade', shade),
    // On red, the promotion mark is light.
    mark: tint === 'red' ? own('mark', '#ffd34d') : 'var(--piece-mark,#e0483e)',
    edge: own('edge', edge),
  };
}

/** SVG markup (viewBox 0 0 64 64, no ids, no style attributes) of a piece of a side in a colour. */
export function picture(look: Look, side: Side, style: PieceStyle, tint: Tint = side): string {
  const content = contentOf(look, side, style, tint);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" class="piece ${side} ${style}" aria-hidden="true">` +
    `${content}</svg>`
  );
}

function contentOf(look: Look, side: Side, style: PieceStyle, tint: Tint): string {
  if (style === 'figures') return markup(figure(look), palette(tint));
  return style === 'discs' ? disc(look, side, tint) : tile(look, side, style);
}

/** The styles to offer for these pieces, the usual one first; tiles and discs only for pieces that have them. */
export function stylesFor(looks: readonly Look[]): PieceStyle[] {
  if (looks.some(wantsTiles)) return ['kanji', 'international', 'figures'];
  return looks.some(isWritten) ? ['discs', 'figures'] : ['figures'];
}

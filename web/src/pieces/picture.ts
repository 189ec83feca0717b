import { markup, type Palette } from './drawing';
import { disc, isWritten } from './discs';
import { figure } from './figures';
import type { Look, PieceStyle, Side } from './look';
import { tile, wantsTiles } from './tiles';

const PALETTES: Readonly<Record<Side, Palette>> = {
  white: {
    fill: 'var(--piece-white-fill,#fffaf0)',
    line: 'var(--piece-white-line,#2d2723)',
    detail: 'var(--piece-white-detail,#2d2723)',
    shade: 'var(--piece-white-shade,#8f6b3f3d)',
    mark: 'var(--piece-mark,#e0483e)',
    edge: 'var(--piece-white-edge,none)',
  },
  black: {
    fill: 'var(--piece-black-fill,#4a4440)',
    line: 'var(--piece-black-line,#15110f)',
    detail: 'var(--piece-black-detail,#f3e9d8)',
    shade: 'var(--piece-black-shade,#0006)',
    mark: 'var(--piece-mark,#e0483e)',
    edge: 'var(--piece-black-edge,#fff8eaa6)',
  },
};

/** SVG markup (viewBox 0 0 64 64, no ids, no style attributes) of a piece of a side. */
export function picture(look: Look, side: Side, style: PieceStyle): string {
  const content = contentOf(look, side, style);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" class="piece ${side} ${style}" aria-hidden="true">` +
    `${content}</svg>`
  );
}

function contentOf(look: Look, side: Side, style: PieceStyle): string {
  if (style === 'figures') return markup(figure(look), PALETTES[side]);
  return style === 'discs' ? disc(look, side) : tile(look, side, style);
}

/** The styles worth offering for these pieces, the customary one first: tiles only where there are pieces of tiles, discs where there are characters to write on them. */
export function stylesFor(looks: readonly Look[]): PieceStyle[] {
  if (looks.some(wantsTiles)) return ['kanji', 'international', 'figures'];
  return looks.some(isWritten) ? ['discs', 'figures'] : ['figures'];
}

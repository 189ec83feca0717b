import { line, markup, placed, solid, type Drawing, type Palette } from './drawing';
import { figure } from './figures';
import { HANZI } from './hanzi';
import type { Look, Side, Tint } from './look';
import { circle, moved } from './path';

const WOOD: Readonly<Record<Side, string>> = {
  white: 'var(--disc-white,#fbeecb)',
  black: 'var(--disc-black,#f0d9a8)',
};
const RED = '#b3121d';
const INK: Readonly<Record<Tint, string>> = {
  white: `var(--disc-white-ink,${RED})`,
  black: 'var(--disc-black-ink,#1d1a17)',
  red: `var(--disc-red-ink,${RED})`,
  blue: 'var(--disc-blue-ink,#114a9e)',
  green: 'var(--disc-green-ink,#14602c)',
};

const RADIUS = 27;
const PEN = 3;
const FONTS =
  "'Noto Serif CJK TC','Source Han Serif TC','Songti TC',PMingLiU,'Noto Serif CJK JP','Hiragino Mincho ProN','MS Mincho','Noto Sans CJK TC',serif";

const flat = (fill: string, ink: string): Palette => ({
  fill,
  line: ink,
  detail: ink,
  shade: 'none',
  mark: ink,
  edge: 'none',
});

/** Whether a piece has a character to write. */
export function isWritten({ characters }: Look): boolean {
  return characters !== undefined;
}

/** The character of a piece as strokes; if it is not drawn here, as a text, which needs a font. */
function writing(character: string, ink: string): string {
  const strokes = HANZI.get(character);
  if (strokes !== undefined)
    return markup([line(moved(strokes, 32 - 18.5, 32 - 18.5, 0.37))], flat('none', ink), PEN);
  const size = [...character].length > 1 ? 22 : 36;
  return (
    `<text x="32" y="33" fill="${ink}" font-family="${FONTS}" font-size="${size}" font-weight="600" ` +
    `text-anchor="middle" dominant-baseline="central">${escaped(character)}</text>`
  );
}

function escaped(text: string): string {
  return [...text].map((character) => `&#${character.codePointAt(0) ?? 32};`).join('');
}

function small(look: Look): Drawing {
  return placed(placed(figure(look), -32, -32), 32, 31, 0.6);
}

/** A round disc with the piece's character, or else its figure, in a colour clear on wood; Black's has a double rim. */
export function disc(look: Look, side: Side, tint: Tint): string {
  const ink = INK[tint];
  const [white, black] = look.characters ?? [];
  const character = side === 'white' ? white : black;
  const rims =
    side === 'white'
      ? [circle(32, 32, RADIUS - 3.2)]
      : [circle(32, 32, RADIUS - 3.2), circle(32, 32, RADIUS - 1)];
  return (
    markup([solid(circle(32, 32, RADIUS))], flat(WOOD[side], ink), 1.4) +
    markup(
      rims.map((rim) => line(rim)),
      flat('none', ink),
      side === 'white' ? 1.2 : 2.2,
    ) +
    (character === undefined ? markup(small(look), flat(WOOD[side], ink), 1.8) : writing(character, ink))
  );
}

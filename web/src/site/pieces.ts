import type { PieceLook, Sides } from '../api/types';
import { picture, stylesFor, tintOf, type Look, type PieceStyle, type Side } from '../pieces';
import type { Settings } from './settings.svelte';

/** The looks of a game's pieces and sides. */
export interface Dressed {
  readonly pieces: readonly PieceLook[];
  readonly sides: Sides;
}

/** The sides as in most games. */
export const USUAL_SIDES: Sides = {
  white: { name: 'White', adjective: 'white', colour: 'white' },
  black: { name: 'Black', adjective: 'black', colour: 'black' },
};

function sideOf(piece: string): Side {
  return piece === piece.toUpperCase() ? 'white' : 'black';
}

/** The look of a piece in FEN; `"Q~"` looks like `"Q"`, but promoted. */
function lookOf(pieces: readonly PieceLook[], piece: string): Look {
  const letter = piece.toUpperCase();
  const kind = pieces.find((each) => each.letter === letter);
  if (kind) return kind;
  const plain = pieces.find((each) => `${each.letter}~` === letter);
  return plain ? { ...plain, letter, promoted: true } : { letter, name: letter, parts: [], promoted: false };
}

/** The style of these pieces: the setting if it suits the pieces, or else their usual style. */
export function styleFor(pieces: readonly PieceLook[], wanted: Settings['pieces']): PieceStyle {
  const styles = stylesFor(pieces);
  const asked = wanted === 'kanji' && styles.includes('discs') ? 'discs' : wanted;
  return styles.find((style) => style === asked) ?? styles[0] ?? 'figures';
}

/** The pictures of a game's pieces, by FEN letter; each is drawn once. */
export function picturesOf({ pieces, sides }: Dressed, style: PieceStyle): (piece: string) => string {
  const drawn = new Map<string, string>();
  return (piece) => {
    const known = drawn.get(piece);
    if (known !== undefined) return known;
    const side = sideOf(piece);
    const markup = picture(lookOf(pieces, piece), side, style, tintOf(sides[side].colour, side));
    drawn.set(piece, markup);
    return markup;
  };
}

/** Returns a function for the name of a piece with its side: `white rook`. */
export function nameIn({ pieces, sides }: Dressed): (piece: string) => string {
  return (piece) => `${sides[sideOf(piece)].adjective} ${lookOf(pieces, piece).name}`;
}

/** Returns a function for the name of a piece without its side: `rook`. */
export function kindIn({ pieces }: Pick<Dressed, 'pieces'>): (piece: string) => string {
  return (piece) => lookOf(pieces, piece).name;
}

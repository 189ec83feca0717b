import type { ManLook } from '../api/types';
import { picture, stylesFor, type Look, type PieceStyle, type Side } from '../pieces';
import type { Settings } from './settings.svelte';

function sideOf(man: string): Side {
  return man === man.toUpperCase() ? 'white' : 'black';
}

/** The look of a man as FEN writes it; `"Q~"` looks like `"Q"`, but promoted. */
function lookOf(men: readonly ManLook[], man: string): Look {
  const letter = man.toUpperCase();
  const kind = men.find((each) => each.letter === letter);
  if (kind) return kind;
  const plain = men.find((each) => `${each.letter}~` === letter);
  return plain ? { ...plain, letter, promoted: true } : { letter, name: letter, parts: [], promoted: false };
}

/** How these men are drawn: as the settings say where that suits them, else as is usual for them. */
export function styleFor(men: readonly ManLook[], wanted: Settings['pieces']): PieceStyle {
  const styles = stylesFor(men);
  return styles.find((style) => style === wanted) ?? styles[0] ?? 'figures';
}

/** The pictures of a game's men, by FEN letter; each is drawn once. */
export function picturesOf(men: readonly ManLook[], style: PieceStyle): (man: string) => string {
  const drawn = new Map<string, string>();
  return (man) => {
    const known = drawn.get(man);
    if (known !== undefined) return known;
    const markup = picture(lookOf(men, man), sideOf(man), style);
    drawn.set(man, markup);
    return markup;
  };
}

/** What a man is called: `white rook`. */
export function nameIn(men: readonly ManLook[]): (man: string) => string {
  return (man) => `${sideOf(man)} ${lookOf(men, man).name}`;
}

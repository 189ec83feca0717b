export type Side = 'white' | 'black';

/** The colour of a side's pieces. */
export type Tint = 'white' | 'black' | 'red' | 'blue' | 'green';

const TINTS: readonly string[] = ['white', 'black', 'red', 'blue', 'green'] satisfies Tint[];

/** A colour by its word; a side's usual one for a word that is none. */
export function tintOf(word: string, side: Side): Tint {
  return TINTS.includes(word) ? (word as Tint) : side;
}

/**
 * What decides how a piece is drawn: what it is called, else what it is composed of. `letter` is FEN's (`"R"`, `"+R"`,
 * `"Q~"`), `parts` are words for ways of moving; unknown ones do not matter.
 */
export interface Look {
  letter: string;
  name: string;
  parts: readonly string[];
  promoted: boolean;
  /** What may be written on it: on White's, on Black's. */
  characters?: readonly string[];
}

/** Carved pieces; tiles that show which way they face, written on, or with signs that tell how they move; or discs with characters. */
export type PieceStyle = 'figures' | 'kanji' | 'international' | 'discs';

/** Whether pieces of a style tell the sides apart by where they point. */
export function isPointed(style: PieceStyle): boolean {
  return style === 'kanji' || style === 'international';
}

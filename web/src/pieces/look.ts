export type Side = 'white' | 'black';

/** The colour of a side's pieces. */
export type Tint = 'white' | 'black' | 'red' | 'blue' | 'green';

const TINTS: readonly string[] = ['white', 'black', 'red', 'blue', 'green'] satisfies Tint[];

/** The colour for a word; for an unknown word, the side's usual colour. */
export function tintOf(word: string, side: Side): Tint {
  return TINTS.includes(word) ? (word as Tint) : side;
}

/**
 * The properties that decide how a piece is drawn: its name, or else its parts. `letter` is FEN's (`"R"`, `"+R"`,
 * `"Q~"`), `parts` are words for ways of moving; unknown ones are ignored.
 */
export interface Look {
  letter: string;
  name: string;
  parts: readonly string[];
  promoted: boolean;
  /** Characters to write on it: White's, Black's. */
  characters?: readonly string[];
}

/** Carved pieces; tiles that point to the opponent, with signs or with lines for moves; or discs with characters. */
export type PieceStyle = 'figures' | 'kanji' | 'international' | 'discs';

/** Whether pieces of a style tell the sides apart by their direction. */
export function isPointed(style: PieceStyle): boolean {
  return style === 'kanji' || style === 'international';
}

export type Side = 'white' | 'black';

/**
 * What decides how a piece is drawn: what it is called, else what it is composed of. `letter` is FEN's (`"R"`, `"+R"`,
 * `"Q~"`), `parts` are words for ways of moving; unknown ones do not matter.
 */
export interface Look {
  letter: string;
  name: string;
  parts: readonly string[];
  promoted: boolean;
}

/** Carved pieces, or tiles that show which way they face: written on, or with signs that tell how they move. */
export type PieceStyle = 'figures' | 'kanji' | 'international';

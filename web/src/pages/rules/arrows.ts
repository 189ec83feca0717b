/** The squares that the text of a move names, in order (COM-3). */
function squaresIn(text: string): string[] {
  return text.match(/[a-z]\d+/g) ?? [];
}

/**
 * The text of a forbidden move, for readers. A text in the notation of players stays as it is. A text of squares alone
 * (COM-3) becomes the piece's letter and its squares: `Re1–e7`, or `R*e7` for a piece that acts without moving.
 */
export function wordsFor(text: string, pieces: ReadonlyMap<string, string>): string {
  if (!/^[a-z]\d+[a-z]\d+/.test(text)) return text;
  const [from = '', to = '', ...others] = squaresIn(text);
  const letter = (pieces.get(from) ?? '').toUpperCase();
  const piece = letter === 'P' ? '' : letter;
  const targets = [...new Set(others)].filter((square) => square !== from && square !== to);
  if (from === to && targets.length > 0) return `${piece}*${targets.join('*')}`;
  return [`${piece}${from}–${to}`, ...targets].join(' · ');
}

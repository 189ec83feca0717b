/** The squares that the text of a move names, in order (COM-3). */
function squaresIn(text: string): string[] {
  return text.match(/[a-z]\d+/g) ?? [];
}

/**
 * The text of a move that is not allowed, for readers. What is written as people write moves stays as it is; of squares alone
 * (COM-3) it makes the letter of the piece and where it would go: `Re1–e7`, `R*e7` for a piece that acts from where it stands.
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

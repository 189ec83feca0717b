/** The squares that the text of a move names, in order (COM-3). */
function squaresIn(text: string): string[] {
  return text.match(/[a-z]\d+/g) ?? [];
}

/**
 * The text of a move that is not allowed, for readers. What is written as people write moves stays as it is; of squares alone
 * (COM-3) it makes the letter of the man and where it would go: `Re1–e7`, `R*e7` for a man that acts from where it stands.
 */
export function wordsFor(text: string, men: ReadonlyMap<string, string>): string {
  if (!/^[a-z]\d+[a-z]\d+/.test(text)) return text;
  const [from = '', to = '', ...others] = squaresIn(text);
  const letter = (men.get(from) ?? '').toUpperCase();
  const man = letter === 'P' ? '' : letter;
  const targets = [...new Set(others)].filter((square) => square !== from && square !== to);
  if (from === to && targets.length > 0) return `${man}*${targets.join('*')}`;
  return [`${man}${from}–${to}`, ...targets].join(' · ');
}

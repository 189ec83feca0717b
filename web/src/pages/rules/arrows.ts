import type { Brush, Drawing } from '../../board/types';

/** An arrow along the squares that a move points at; a circle where there is one alone, as for a man from the hand. */
export function arrowOf(steps: readonly string[], brush: Brush): Drawing[] {
  const squares = steps.filter((step) => /^[a-z]\d+$/.test(step));
  const [first, ...others] = squares;
  if (first === undefined) return [];
  if (others.length === 0) return [{ kind: 'circle', from: first, to: first, brush }];
  return others.map((to, index) => {
    const from = squares[index] ?? first;
    return { kind: from === to ? 'circle' : 'arrow', from, to, brush };
  });
}

/** The squares that the text of a move names, in order (COM-3). */
export function squaresIn(text: string): string[] {
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

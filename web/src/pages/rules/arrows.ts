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

import { MARKS } from './marks';
import type { Man, Square } from './types';

/** What a screen reader says of a square: "e4, white rook, in check". */
export function describe(
  square: Square,
  man: Man | undefined,
  marks: readonly string[],
  nameOf: (man: Man) => string,
): string {
  const words = marks
    .filter((mark) => man !== undefined || !MARKS[mark]?.ofMan)
    .map((mark) => MARKS[mark]?.word ?? mark)
    .filter((word) => word !== '');
  return [square, man === undefined ? 'empty' : nameOf(man), ...new Set(words)].join(', ');
}

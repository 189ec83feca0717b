import { readPlacement } from '../../src/board/placement';
import type { BoardMove } from '../../src/board';

/** The way in which a move is entered: its number of squares, which of them are repeated, and further choices. */
export function kindOf({ steps }: BoardMove, placement: string): string {
  const squares = steps.filter((step) => !/^[@=]/.test(step));
  const becomes = steps.find((step) => step.startsWith('='))?.slice(1);
  const piece = readPlacement(placement)
    .get(steps[0] ?? '')
    ?.toUpperCase();
  return [
    steps[0]?.startsWith('@') ? 'from the hand' : '',
    `${squares.length} squares`,
    squares.length > 1 && squares[0] === squares[1] ? 'stays' : '',
    squares.length > 2 && squares[1] === squares[2] ? 'insists' : '',
    squares.length > 2 && squares[0] === squares[2] ? 'back to the first' : '',
    becomes === undefined ? '' : becomes === piece ? 'becomes nothing else' : 'becomes something else',
  ]
    .filter(Boolean)
    .join(', ');
}

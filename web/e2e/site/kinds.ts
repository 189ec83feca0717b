import { readPlacement } from '../../src/board/placement';
import type { BoardMove } from '../../src/board';

/** In what way a move is entered: how many squares are pointed at, which of them twice, and what else is asked. */
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

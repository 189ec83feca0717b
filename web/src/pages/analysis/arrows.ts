import type { EngineLine, MoveView } from '../../api/types';
import type { Drawing } from '../../board';

/** An arrow for the first move of each line, the best green and above the others; two that look alike are one. */
export function arrows(moves: readonly MoveView[], lines: readonly EngineLine[]): Drawing[] {
  const drawn = new Map<string, Drawing>();
  lines.forEach((line, i) => {
    const move = moves.find(({ text }) => text === line.moves[0]?.text);
    const arrow = move && arrowOf(move, i === 0 ? 'green' : 'yellow');
    if (arrow && !drawn.has(arrow.from + arrow.to)) drawn.set(arrow.from + arrow.to, arrow);
  });
  return [...drawn.values()].reverse();
}

/** Along the first two squares that a move points at; a circle where there is only one, as for a man from the hand. */
function arrowOf({ steps }: MoveView, brush: Drawing['brush']): Drawing | null {
  const [from, to = from] = steps.filter((step) => !/^[@=]/.test(step));
  if (from === undefined || to === undefined) return null;
  return { kind: from === to ? 'circle' : 'arrow', from, to, brush };
}

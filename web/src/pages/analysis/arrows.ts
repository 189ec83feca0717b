import type { EngineLine, MoveView } from '../../api/types';
import type { Drawing } from '../../board';
import { arrowsOf } from '../../site/arrows';

/** Arrows for the first move of each line: the best is green and above the others; equal arrows are drawn once. */
export function arrows(moves: readonly MoveView[], lines: readonly EngineLine[]): Drawing[] {
  const drawn = new Map<string, Drawing>();
  lines.forEach((line, i) => {
    const move = moves.find(({ text }) => text === line.moves[0]?.text);
    for (const arrow of arrowsOf(move?.paths ?? [], i === 0 ? 'green' : 'yellow')) {
      const look = [arrow.from, ...(arrow.via ?? []), arrow.to].join(' ');
      if (!drawn.has(look)) drawn.set(look, arrow);
    }
  });
  return [...drawn.values()].reverse();
}

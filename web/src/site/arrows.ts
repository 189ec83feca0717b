import type { Brush, Drawing, Path } from '../board/types';
import { ROUND } from '../board/ways';

/**
 * The effect of a move as drawings: an arrow along the path of each piece that moves, and a circle around a piece that
 * is dropped or changed on its square. If the mover (the first path) stays, an arrow leads from it to each other piece.
 */
export function arrowsOf(paths: readonly Path[], brush: Brush): Drawing[] {
  const ways = paths.map((path) => path.filter((step) => !step.startsWith('@')));
  const [first, ...others] = ways;
  if (!first) return [];
  const stays = paths[0]?.length === 1 && others.length > 0;
  const shots = stays ? others.map(([target = '']) => [first[0] ?? '', target]) : [];
  const moved = stays ? others.filter(({ length }) => length > 1) : ways;
  return [...shots, ...moved.flatMap(stretches)].map((way) => drawing(way, brush));
}

/** The parts of a path between crossings of the picture's edge. */
function stretches(way: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const step of way) {
    if (step === ROUND) parts.push([]);
    else parts.at(-1)?.push(step);
  }
  return parts;
}

function drawing(way: readonly string[], brush: Brush): Drawing {
  const [from = '', ...rest] = way;
  const to = rest.at(-1) ?? from;
  const via = rest.slice(0, -1);
  return { kind: from === to ? 'circle' : 'arrow', from, to, brush, ...(via.length > 0 ? { via } : {}) };
}

/** The legs in the text of a move (COM-3), as paths: an illegal move has no other paths. */
export function legsOf(text: string): Path[] {
  return text
    .split(',')
    .map((leg) => [...new Set(leg.match(/[a-z]\d+/g) ?? [])])
    .filter((leg) => leg.length > 0);
}

import type { PlyView } from '../api/types';
import type { Path } from '../board';

/** Where pieces went in a move. */
export function pathsOf(ply: PlyView | null | undefined): readonly Path[] | undefined {
  return ply?.journeys.map(({ path }) => path);
}

/** Where they go when it is taken back; a piece that came from the hand goes nowhere. */
export function pathsBack(ply: PlyView | null | undefined): readonly Path[] | undefined {
  return pathsOf(ply)
    ?.filter(([first = '']) => !first.startsWith('@'))
    .map((path) => [...path].reverse());
}

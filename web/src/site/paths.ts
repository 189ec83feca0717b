import type { PlyView } from '../api/types';
import type { Path } from '../board';

/** The paths of the pieces in a move. */
export function pathsOf(ply: PlyView | null | undefined): readonly Path[] | undefined {
  return ply?.journeys.map(({ path }) => path);
}

/** The paths of the pieces when the move is taken back; a dropped piece has none. */
export function pathsBack(ply: PlyView | null | undefined): readonly Path[] | undefined {
  return pathsOf(ply)
    ?.filter(([first = '']) => !first.startsWith('@'))
    .map((path) => [...path].reverse());
}

import type { InsightView, PlyView, PositionView } from '../api/types';
import type { Drawing, Piece, Square } from '../board';
import { nameOfLook } from '../board/marks';

export type Marks = Readonly<Record<Square, readonly string[]>>;

/** Facts about the shown position that a board can mark. */
export interface Known {
  readonly last: PlyView | undefined;
  /** The shown position; undefined while an earlier position is loading. */
  readonly position: PositionView | undefined;
  readonly insight: InsightView | null;
  /** Whether to mark the squares in reach of the touched piece; for a selected piece the board does so itself. */
  readonly reach: boolean;
  /** Squares named by the words beside the board. */
  readonly why: readonly string[];
}

/** The marks of all squares. */
export function marksOf({ last, position, insight, reach, why }: Known): Marks {
  const marks = new Map<Square, Set<string>>();
  const mark = (name: string, squares: Iterable<string>): void => {
    for (const square of squares) marks.set(square, (marks.get(square) ?? new Set()).add(name));
  };
  mark('last', last?.squares ?? []);
  if (position) {
    mark('check', position.checked);
    for (const { marks: shown } of position.remembered) {
      for (const { mark: name, squares } of shown) mark(name, squares);
    }
  }
  if (insight) {
    for (const { mark: name, squares } of insight.marks) mark(name, squares);
    for (const { square, mark: name, to } of reach ? insight.sights : []) {
      mark(name, [square]);
      const told = [...(marks.get(to) ?? [])].some((each) => nameOfLook(each) === 'target');
      if (to !== square && to !== insight.square && !told) mark('target', [to]);
    }
    mark(
      'barred',
      insight.barriers.map(({ square }) => square),
    );
  }
  mark('why', why);
  return Object.fromEntries([...marks].map(([square, names]) => [square, [...names]]));
}

/** The pieces beneath others by square, the uppermost first. */
export function beneathOf(position: PositionView | undefined): Readonly<Record<Square, readonly Piece[]>> {
  const marks = position?.remembered.flatMap((each) => each.marks) ?? [];
  return Object.fromEntries(
    marks.flatMap(({ squares, beneath }) => (beneath ? squares.map((square) => [square, beneath]) : [])),
  );
}

/** Arrows to a piece from the pieces that give it further abilities. */
export function supports(insight: InsightView | null): Drawing[] {
  if (!insight) return [];
  return insight.marks
    .filter(({ mark }) => nameOfLook(mark) === 'support')
    .flatMap(({ squares }) => squares)
    .map((square) => ({ kind: 'arrow', from: square, to: insight.square, brush: 'blue' }));
}

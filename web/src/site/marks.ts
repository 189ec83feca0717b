import type { InsightView, PlyView, PositionView } from '../api/types';
import type { Drawing, Square } from '../board';

export type Marks = Readonly<Record<Square, readonly string[]>>;

/** What is known about the shown position that a board can mark. */
export interface Known {
  readonly last: PlyView | undefined;
  /** Missing while the server has not yet told about a position that is looked back at. */
  readonly position: PositionView | undefined;
  readonly insight: InsightView | null;
  /** Whether to mark where the touched piece can go; the board does so itself for one that is being moved. */
  readonly reach: boolean;
  /** Squares that words beside the board speak of. */
  readonly why: readonly string[];
}

/** The marks of what a piece can do on a square. */
export const SIGHT_MARKS = {
  move: 'target',
  capture: 'capture',
  act: 'act',
  castle: 'castle',
  exchange: 'exchange',
  guard: 'guard',
} as const;

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
    mark('range', insight.range ?? []);
    mark('pivot', insight.pivots);
    mark(
      'lender',
      insight.lenders.map(({ square }) => square),
    );
    for (const { square, kind, to } of reach ? insight.sights : []) {
      mark(SIGHT_MARKS[kind], [square]);
      if (to !== square && to !== insight.square) mark(SIGHT_MARKS.move, [to]);
    }
    mark(
      'barred',
      insight.barriers.map(({ square }) => square),
    );
  }
  mark('why', why);
  return Object.fromEntries([...marks].map(([square, names]) => [square, [...names]]));
}

/** An arrow from each lender to the piece that borrows. */
export function lendings(insight: InsightView | null): Drawing[] {
  if (!insight) return [];
  return insight.lenders.map(({ square }) => ({
    kind: 'arrow',
    from: square,
    to: insight.square,
    brush: 'blue',
  }));
}

import type { Color, TableView, TimeControl } from '../api/types';

// The arithmetic of clocks, in milliseconds, as at the server's tables: main time is used first, and each move in main
// time earns the increment; after it, each move has the byo-yomi time.

const SECOND = 1_000;

/** The main time at the start; without main time and byo-yomi the increment, for the first move. */
export function initial({ main, increment, byoyomi }: TimeControl): number {
  return (main === 0 && byoyomi === 0 ? increment : main) * SECOND;
}

/** The longest time for a move. */
export function budget({ byoyomi }: TimeControl, left: number): number {
  return left + byoyomi * SECOND;
}

/** The main time after a move that took `spent`, which must be within the budget. */
export function mainAfter({ increment }: TimeControl, left: number, spent: number): number {
  return spent < left ? left - spent + increment * SECOND : 0;
}

/** The time on the face of a clock after `spent`. */
export function onFace(time: TimeControl, left: number, spent: number): number {
  return Math.max(0, (spent < left ? left : budget(time, left)) - spent);
}

/** The state of both clocks: the main time left to each side, and the time that the running side has spent. */
export interface Times {
  readonly left: Readonly<Record<Color, number>>;
  readonly running: Color | null;
  readonly spent: number;
}

/** The clocks as a page shows them. */
export function faces(time: TimeControl, { left, running, spent }: Times): NonNullable<TableView['clocks']> {
  const spentBy = (side: Color): number => (side === running ? spent : 0);
  const inByoyomi = (side: Color): boolean => time.byoyomi > 0 && spentBy(side) >= left[side];
  return {
    white: onFace(time, left.white, spentBy('white')),
    black: onFace(time, left.black, spentBy('black')),
    ...(running ? { running } : {}),
    whiteByoyomi: inByoyomi('white'),
    blackByoyomi: inByoyomi('black'),
  };
}

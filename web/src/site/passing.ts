import type { MoveView } from '../api/types';

/** The step of a pass. */
export const PASS = 'pass';

/** The legal pass, which no square of a board stands for; undefined if passing is illegal. */
export function passOf(moves: readonly MoveView[]): MoveView | undefined {
  return moves.find(({ steps }) => steps[0] === PASS);
}

/** The moves that can be entered on a board: all but a pass. */
export function pointable(moves: readonly MoveView[]): readonly MoveView[] {
  return passOf(moves) ? moves.filter(({ steps }) => steps[0] !== PASS) : moves;
}

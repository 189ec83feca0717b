import { isBecomeStep } from './pieces';
import type { BoardMove, Step } from './types';

/** Effect of pointing at a square or a piece. */
export type Pointing =
  | { readonly kind: 'entered'; readonly steps: readonly Step[] }
  | { readonly kind: 'whole'; readonly move: BoardMove }
  | { readonly kind: 'refused'; readonly steps: readonly Step[] }
  | { readonly kind: 'dropped' }
  | { readonly kind: 'ignored' };

/** All lists of steps that may be entered: each move by its steps, and by each of its shortcuts. */
export function pointings<Move extends BoardMove>(moves: readonly Move[]): Move[] {
  return moves.flatMap((move) => [
    move,
    ...(move.shortcuts ?? []).map((steps) => ({ ...move, steps, shortcuts: [] })),
  ]);
}

function startsWith(move: BoardMove, steps: readonly Step[]): boolean {
  return steps.every((step, i) => move.steps[i] === step);
}

/** The moves that begin with these steps, complete or not. */
export function movesWith(moves: readonly BoardMove[], steps: readonly Step[]): readonly BoardMove[] {
  return moves.filter((move) => startsWith(move, steps));
}

/** The possible steps after `steps`, in the order of the moves. */
export function choicesAfter(moves: readonly BoardMove[], steps: readonly Step[]): ReadonlySet<Step> {
  const choices = new Set<Step>();
  for (const move of moves) {
    const next = move.steps[steps.length];
    if (next !== undefined && startsWith(move, steps)) choices.add(next);
  }
  return choices;
}

/** The move that has exactly these steps. */
export function wholeMove(moves: readonly BoardMove[], steps: readonly Step[]): BoardMove | undefined {
  return moves.find((move) => move.steps.length === steps.length && startsWith(move, steps));
}

/**
 * Points at `step` after `steps`. `own` tells whether a step is a piece that the player may at least try to move. Such
 * a piece can be taken up even if no move begins with it, and the next step is then refused, not ignored.
 */
export function pointAt(
  moves: readonly BoardMove[],
  steps: readonly Step[],
  step: Step,
  own: (step: Step) => boolean,
): Pointing {
  const next = [...steps, step];
  if (choicesAfter(moves, steps).has(step)) {
    const move = wholeMove(moves, next);
    return move ? { kind: 'whole', move } : { kind: 'entered', steps: next };
  }
  if (steps.length === 0) return own(step) ? { kind: 'entered', steps: next } : { kind: 'ignored' };
  if (steps.length === 1) {
    if (step === steps[0]) return { kind: 'dropped' };
    if (own(step)) return { kind: 'entered', steps: [step] };
  }
  const askedWhatItBecomes = [...choicesAfter(moves, steps)].every(isBecomeStep);
  if (steps.length > 1 && askedWhatItBecomes) return { kind: 'dropped' };
  return { kind: 'refused', steps: next };
}

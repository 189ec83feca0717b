import type { MoveView } from '../../api/types';
import { pointings } from '../../board/prefixes';

/** What becomes of a premove once the opponent has moved. */
export type Fate =
  /** Exactly one legal move begins so: it is played. */
  | { readonly kind: 'play'; readonly move: MoveView }
  /** Several begin so: the board asks for the rest. */
  | { readonly kind: 'ask'; readonly steps: readonly string[] }
  /** None does. */
  | { readonly kind: 'drop' };

/** Walks a premove's steps through the moves that are legal now. */
export function fate(premove: readonly string[], moves: readonly MoveView[]): Fate {
  const left = pointings(moves).filter(({ steps }) => premove.every((step, i) => steps[i] === step));
  const [only, second] = left;
  if (!only) return { kind: 'drop' };
  return second ? { kind: 'ask', steps: premove } : { kind: 'play', move: only };
}

import { fileAndRank } from './geometry';
import type { SquareMarks } from './marks';
import type { Pieces } from './placement';
import type { Square, Step } from './types';

/** State of the entry that the board marks itself: entered steps, possible next steps and the premove. */
export interface Entry {
  readonly steps: readonly Step[];
  readonly choices: ReadonlySet<Step>;
  readonly premove: readonly Step[];
  /** The square under a lifted piece. */
  readonly over: Square | null;
  readonly pieces: Pieces;
  /** The squares of pieces in check as the board is shown; null: the page's marks of check stay. */
  readonly checked: readonly Square[] | null;
}

const CHECK = 'check';

function choiceMark(square: Square, { steps, pieces }: Entry): string {
  if (steps.length > 1) return square === steps.at(-1) ? 'again' : 'choose';
  return pieces.has(square) ? 'reach-taken' : 'reach';
}

/** The page's marks with the board's own marks above them. */
export function withEntry(marks: Readonly<Record<Square, readonly string[]>>, entry: Entry): SquareMarks {
  const all = new Map<Square, string[]>();
  const add = (step: Step, mark: string): void => {
    if (fileAndRank(step)) all.set(step, [...(all.get(step) ?? []), mark]);
  };
  for (const [square, names] of Object.entries(marks)) {
    all.set(
      square,
      names.filter((name) => name !== CHECK || entry.checked === null),
    );
  }
  for (const square of entry.checked ?? []) add(square, CHECK);
  for (const step of entry.premove) add(step, 'premove');
  for (const step of new Set(entry.steps)) add(step, 'selected');
  if (entry.steps.length > 0) for (const step of entry.choices) add(step, choiceMark(step, entry));
  if (entry.over !== null) add(entry.over, 'over');
  return all;
}

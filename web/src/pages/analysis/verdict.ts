import type { Choice, Color, EngineMove, Score } from '../../api/types';
import { share } from './evaluation';

/** What is said against a move. */
export type Grade = 'inaccuracy' | 'mistake' | 'blunder';

/** What a review has found about a move. */
export interface Verdict {
  /** Null if nothing is to be said against it. */
  readonly grade: Grade | null;
  /** The part of all chances that its side gave away: 0.3 is three tenths. */
  readonly lost: number;
  /** What the best move would have been worth, and that move with what follows it. */
  readonly best: Score;
  readonly line: readonly EngineMove[];
}

/** From which part of all chances on a move is called so, the worst first. */
const GRADES: readonly (readonly [Grade, number])[] = [
  ['blunder', 0.3],
  ['mistake', 0.2],
  ['inaccuracy', 0.1],
];

/** What PGN writes behind such a move. */
export const GLYPH_OF: Readonly<Record<Grade, string>> = { inaccuracy: '?!', mistake: '?', blunder: '??' };

/** The grade with its article, for sentences. */
export const GRADE_WORDS: Readonly<Record<Grade, string>> = {
  inaccuracy: 'an inaccuracy',
  mistake: 'a mistake',
  blunder: 'a blunder',
};

/**
 * The verdict on a move; null if it cannot be evaluated.
 *
 * Only what its own side lost counts, and only if both say so: the move beside the best one, looked at to the same depth, and
 * the position after it, which was looked at further. What is blamed and lets the other side force its win is a blunder: there
 * is no more to give away.
 *
 * @param choice the move beside the best; missing if nothing is known
 * @param after what the position after the move is worth; left out of account where the game has ended
 */
export function verdictOn(by: Color, choice: Choice | undefined, after: Score): Verdict | null {
  if (!choice) return null;
  const { best, played, line } = choice;
  const looks = after.wins === 0 ? [played] : [played, after];
  const lost = Math.min(...looks.map((look) => loss(by, best, look)));
  const grade = GRADES.find(([, least]) => lost >= least)?.[0] ?? null;
  const forced = looks.every((look) => losesByForce(by, look));
  return { grade: grade && forced ? 'blunder' : grade, lost, best, line };
}

function losesByForce(by: Color, { wins }: Score): boolean {
  return wins !== undefined && (by === 'white' ? wins < 0 : wins > 0);
}

/** The part of all chances that a side has less by the second score than by the first. */
function loss(by: Color, before: Score, after: Score): number {
  return (share(before) - share(after)) * (by === 'white' ? 1 : -1);
}

/** Verdicts counted in words: `1 blunder, 2 inaccuracies`. */
export function counted(verdicts: readonly Verdict[]): string {
  const parts = GRADES.flatMap(([grade]) => {
    const count = verdicts.filter((verdict) => verdict.grade === grade).length;
    return count > 0 ? [`${count} ${count === 1 ? grade : plural(grade)}`] : [];
  });
  return parts.join(', ') || 'nothing to blame';
}

function plural(grade: Grade): string {
  return grade === 'inaccuracy' ? 'inaccuracies' : `${grade}s`;
}

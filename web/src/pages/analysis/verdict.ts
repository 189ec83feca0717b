import type { Choice, Color, EngineMove, Score } from '../../api/types';
import { share } from './evaluation';

/** Grade of a bad move. */
export type Grade = 'inaccuracy' | 'mistake' | 'blunder';

/** Result of a review of a move. */
export interface Verdict {
  /** Null if the move is not blamed. */
  readonly grade: Grade | null;
  /** The fraction of the winning chances that the move gave away: 0.3 is three tenths. */
  readonly lost: number;
  /** The score of the best move, and that move with its continuation. */
  readonly best: Score;
  readonly line: readonly EngineMove[];
}

/** The smallest lost fraction for each grade, the worst grade first. */
const GRADES: readonly (readonly [Grade, number])[] = [
  ['blunder', 0.3],
  ['mistake', 0.2],
  ['inaccuracy', 0.1],
];

/** PGN glyphs of the grades. */
export const GLYPH_OF: Readonly<Record<Grade, string>> = { inaccuracy: '?!', mistake: '?', blunder: '??' };

/** The grade with its article, for sentences. */
export const GRADE_WORDS: Readonly<Record<Grade, string>> = {
  inaccuracy: 'an inaccuracy',
  mistake: 'a mistake',
  blunder: 'a blunder',
};

/**
 * The verdict on a move; null if the move cannot be evaluated.
 *
 * A loss counts only if two scores show it: the score of the move, searched to the same depth as the best move, and the
 * score of the position after the move, searched deeper. A blamed move that lets the opponent force a win is a blunder,
 * even if few chances were left to lose.
 *
 * @param choice the played move compared with the best move; undefined if unknown
 * @param after the score of the position after the move; ignored if the game has ended there
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

/** The fraction of the winning chances that a side loses from one score to the other. */
function loss(by: Color, before: Score, after: Score): number {
  return (share(before) - share(after)) * (by === 'white' ? 1 : -1);
}

/** The number of verdicts of each grade in words: `1 blunder, 2 inaccuracies`. */
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

import type { Score } from '../../api/types';
import { share } from './evaluation';

/** An evaluated position of a line, as a point of the unit square; 0, 0 is the upper left corner. */
export interface Point {
  readonly ply: number;
  readonly x: number;
  readonly y: number;
  readonly score: Score;
}

/**
 * The points of the scores of a line; `scores[0]` belongs to its start, and missing scores are left out. A position in
 * which the game is over has the height of the point before it.
 */
export function pointsOf(scores: readonly (Score | null)[]): Point[] {
  const last = Math.max(1, scores.length - 1);
  const points: Point[] = [];
  scores.forEach((score, ply) => {
    if (!score) return;
    const y = score.wins === 0 ? (points.at(-1)?.y ?? 0.5) : 1 - share(score);
    points.push({ ply, x: ply / last, y, score });
  });
  return points;
}

/** The ply nearest to a horizontal position from 0 (left) to 1 (right). */
export function plyAt(x: number, plies: number): number {
  return Math.min(plies, Math.max(0, Math.round(x * plies)));
}

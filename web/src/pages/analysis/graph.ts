import type { Score } from '../../api/types';
import { share } from './evaluation';

/** A evaluated position of a line, placed in a rectangle of sides 1: 0 is left, and above. */
export interface Point {
  readonly ply: number;
  readonly x: number;
  readonly y: number;
  readonly score: Score;
}

/**
 * Places the scores of a line, `scores[0]` being its start; those that are not there yet are left out. Where the game is
 * over, the line goes on as high as before.
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

/** The ply nearest to a place between left (0) and right (1). */
export function plyAt(x: number, plies: number): number {
  return Math.min(plies, Math.max(0, Math.round(x * plies)));
}

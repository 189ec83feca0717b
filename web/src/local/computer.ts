import type { Program, Stop } from '../api/program';
import type { PositionQuery, Score } from '../api/types';
import { budget } from './clock';
import { timesOf } from './judge';
import { turnOf, type KeptGame } from './kept';

/** The depth of the search that answers a draw offer, in plies. */
const DRAW_DEPTH = 6;
/** The number of moves for which the main time must last. */
const MOVES_TO_GO = 40;
const SHORTEST = 50;
/** Milliseconds for a move without clocks, more than any level needs. */
const WITHOUT_CLOCK = 60_000;

/** The longest time for the computer's next move in milliseconds: a share of what its clock has. */
export function thinkingTime(game: KeptGame): number {
  const { time, turnBegan } = game;
  const times = timesOf(game, turnBegan);
  if (!time || !times) return WITHOUT_CLOCK;
  const left = times.left[turnOf(game)];
  const each = left / MOVES_TO_GO + (time.increment + time.byoyomi) * 1_000;
  return Math.max(SHORTEST, (Math.min(each, budget(time, left)) * 3) / 4 - SHORTEST);
}

/** The score of a position, from White's side. */
export function evaluate(program: Pick<Program, 'analyse'>, position: PositionQuery): Promise<Score> {
  return new Promise((done, failed) => {
    let stop: Stop | null = null;
    let over = false;
    stop = program.analyse(
      position,
      1,
      (found) => {
        const score = found.lines[0]?.score;
        if (over || (!found.done && (!score || found.depth < DRAW_DEPTH))) return;
        over = true;
        // Another analysis has taken the place of this one before it found anything.
        if (!score) return failed(new Error('the search has found nothing'));
        stop?.();
        done(score);
      },
      failed,
    );
    if (over) stop();
  });
}

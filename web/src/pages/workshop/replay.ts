import { RefusedError } from '../../api/http';
import type { LineView, PositionQuery } from '../../api/types';

export type Ask = (query: PositionQuery) => Promise<LineView>;

/** Moves as the rules now have them. */
export interface Replayed {
  readonly line: LineView;
  /** The number of moves that are legal. */
  readonly legal: number;
  /** Whether the moves are played from the position from which they were played first. */
  readonly isFromStart: boolean;
}

/** Plays as many of the moves as the rules allow, from a position or from the game's start. */
export async function replay(
  ask: Ask,
  game: string,
  fen: string | null,
  moves: readonly string[],
): Promise<Replayed> {
  const play = (length: number, from = fen): Promise<LineView> =>
    ask({ game, options: [], ...(from === null ? {} : { fen: from }), moves: moves.slice(0, length) });
  const whole = await unlessRefused(play(moves.length));
  if (whole) return { line: whole, legal: moves.length, isFromStart: true };
  const none = await (fen === null && moves.length > 0 ? play(0) : unlessRefused(play(0)));
  if (!none) return { line: await play(0, null), legal: 0, isFromStart: false };
  let found = { line: none, legal: 0 };
  let over = moves.length;
  while (over - found.legal > 1) {
    const middle = Math.floor((found.legal + over) / 2);
    const line = await unlessRefused(play(middle));
    if (line) found = { line, legal: middle };
    else over = middle;
  }
  return { ...found, isFromStart: true };
}

/** Null for what the rules refuse; a program that fails is no refusal. */
async function unlessRefused(line: Promise<LineView>): Promise<LineView | null> {
  try {
    return await line;
  } catch (problem) {
    if (problem instanceof RefusedError && problem.status !== 0) return null;
    throw problem;
  }
}

import { SocketRefusal } from '../api/socket';
import type { Color, LineView, OutcomeView, Score, Sides } from '../api/types';
import { budget, initial, mainAfter, type Times } from './clock';
import { glance, lastMoveOf, opposite, turnOf, type KeptGame } from './kept';

// The decisions about a kept game, as at the server's tables. They change nothing: each answers the game as it is after.

/** The most moves of a game. */
const MOST_MOVES = 1_500;
/** The computer accepts no draw before: at the start of a game the scores are always even. */
const FIRST_DRAW = 20;

export type Changed = Omit<KeptGame, 'version' | 'changed'>;

/** The main time left to a side. */
function leftTo({ moves, opening, time }: KeptGame, side: Color): number {
  const last = moves.findLast((move, i) => i >= opening && move.side === side && move.passes);
  return last?.left ?? (time ? initial(time) : 0);
}

/** The clocks of a game at a time; null without clocks. A clock runs after both sides have moved. */
export function timesOf(game: KeptGame, now: number): Times | null {
  if (!game.time) return null;
  const left = { white: leftTo(game, 'white'), black: leftTo(game, 'black') };
  const runs = !game.outcome && lastMoveOf(game, 'white') >= 0 && lastMoveOf(game, 'black') >= 0;
  const spent = runs ? Math.max(0, now - game.turnBegan) : 0;
  return { left, running: runs ? turnOf(game) : null, spent };
}

/** The milliseconds until the side to move has no time left; null if no clock runs. */
export function untilTimeout(game: KeptGame, now: number): number | null {
  const times = timesOf(game, now);
  if (!game.time || !times?.running) return null;
  return budget(game.time, times.left[times.running]) - times.spent;
}

/** The game after the end of the time of the side to move. */
export function timedOut(game: KeptGame, sides: Sides): Changed {
  return ended(game, lossOf(turnOf(game), sides, 'time', 'has no time left'));
}

function lossOf(side: Color, sides: Sides, reason: string, why: string): OutcomeView {
  const winner = opposite(side);
  return { winner, reason, words: `${sides[winner].name} wins: ${sides[side].name} ${why}.` };
}

function ended(game: KeptGame, outcome: OutcomeView): Changed {
  return { ...game, outcome };
}

/** The game after a move, which has led to the end of `line`. */
export function moved(game: KeptGame, line: Pick<LineView, 'plies' | 'position'>, now: number): Changed {
  const { plies, position } = line;
  const made = plies.at(-1);
  if (!made) throw new Error('a line that ends with a move has one');
  const passes = position.turn !== made.side;
  const move = { text: made.text, side: made.side, passes, ...leftAfter(game, passes, now) };
  const moves = [...game.moves, move];
  const turnBegan = passes ? now : game.turnBegan;
  const next = { ...game, moves, turnBegan, declined: false, ...glance(plies, position) };
  if (position.outcome) return ended(next, position.outcome);
  if (moves.length < MOST_MOVES) return next;
  const words = 'A draw: the game has reached the maximum number of moves.';
  return ended(next, { reason: 'length', words });
}

function leftAfter(game: KeptGame, passes: boolean, now: number): { left?: number } {
  const times = timesOf(game, now);
  if (!game.time || !times) return {};
  const left = times.left[turnOf(game)];
  if (!times.running) return { left };
  return { left: passes ? mainAfter(game.time, left, times.spent) : Math.max(0, left - times.spent) };
}

/** Refuses what only a running game allows. */
export function requirePlaying(game: KeptGame): void {
  if (game.outcome) throw new SocketRefusal('over', 'The game is over.', []);
}

/** Refuses what was decided in another position. */
export function requirePly({ moves }: KeptGame, ply: number): void {
  if (ply === moves.length) return;
  const words = `The game has gone on meanwhile: ${moves.length} moves have been made, not ${ply}.`;
  throw new SocketRefusal('late', words, []);
}

export function resigned(game: KeptGame, sides: Sides): Changed {
  requirePlaying(game);
  return ended(game, lossOf(game.you, sides, 'resigned', 'has resigned'));
}

export function aborted(game: KeptGame): Changed {
  requirePlaying(game);
  if (lastMoveOf(game, game.you) >= 0) {
    const words = 'You have made a move: the game can be resigned now, not called off.';
    throw new SocketRefusal('begun', words, []);
  }
  return ended(game, { reason: 'aborted', words: 'The game was called off before it had begun.' });
}

/** The number of moves before the player's last move. */
export function plyToTakeBack(game: KeptGame): number {
  requirePlaying(game);
  const ply = lastMoveOf(game, game.you);
  if (ply < 0) throw new SocketRefusal('nothing-to-take-back', 'You have made no move yet.', []);
  return ply;
}

/** The game with only the moves of a shorter line. */
export function takenBack(game: KeptGame, line: Pick<LineView, 'plies' | 'position'>, now: number): Changed {
  const moves = game.moves.slice(0, line.plies.length);
  return { ...game, moves, turnBegan: now, declined: false, ...glance(line.plies, line.position) };
}

/** Refuses a draw offer that the computer does not think about. */
export function requireDrawable(game: KeptGame): void {
  requirePlaying(game);
  if (game.moves.length < FIRST_DRAW) {
    const words = `The computer accepts no draw before both sides have made ${FIRST_DRAW / 2} moves.`;
    throw new SocketRefusal('too-early', words, []);
  }
  if (game.declined) {
    throw new SocketRefusal('declined', 'That offer was declined: ask again after the next move.', []);
  }
}

/** The game after the computer's answer to a draw offer: it accepts unless its own side is better. */
export function drawAnswered(game: KeptGame, score: Score): Changed {
  const forWhite = score.centipawns ?? score.wins ?? 0;
  const better = game.you === 'white' ? forWhite < 0 : forWhite > 0;
  if (better) return { ...game, declined: true };
  return ended(game, { reason: 'agreed', words: 'A draw: both sides agreed.' });
}

import { RefusedError } from '../api/http';
import { isRefused } from '../api/program';
import { SocketRefusal } from '../api/socket';
import { StaleError } from './store';

/** This browser has no such game. */
export class MissingError extends Error {}

const NOT_KEPT =
  'This browser keeps no such game. A game in a browser can only be opened in that browser; the oldest that are over are removed in time.';
const NOT_READ = 'This browser does not give its games out now. Nothing was changed.';
const NOT_STORED = 'This browser cannot store the game: perhaps there is no more room. Nothing was changed.';
const FAILED = 'The program in this browser does not answer.';

/** What the player reads when an action has failed. */
export function refusalOf(problem: unknown): SocketRefusal {
  if (problem instanceof SocketRefusal) return problem;
  if (problem instanceof StaleError)
    return new SocketRefusal('late', 'The game has gone on in another tab.', []);
  if (problem instanceof DOMException) return new SocketRefusal('not-stored', NOT_STORED, []);
  if (problem instanceof RefusedError) return new SocketRefusal(problem.code, problem.message, []);
  if (isRefused(problem) && problem.status !== 0) {
    return new SocketRefusal(problem.code, problem.words.join(' '), problem.squares);
  }
  return new SocketRefusal('failed', `${FAILED} Try again.`, []);
}

/** What the player reads when a game cannot be opened. */
export function whyNotOpened(problem: unknown): SocketRefusal {
  if (problem instanceof MissingError) return new SocketRefusal('unknown-table', NOT_KEPT, []);
  if (problem instanceof DOMException) return new SocketRefusal('failed', NOT_READ, []);
  return refusalOf(problem);
}

/** What the player reads when the computer could not move, and tries again. */
export function whyTriedAgain(problem: unknown): string {
  return problem instanceof DOMException ? NOT_STORED : `${FAILED} It is tried again.`;
}

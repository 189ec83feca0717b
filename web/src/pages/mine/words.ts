import type { Seat, TableSummary } from '../../api/types';

function opponent({ you, white, black }: TableSummary): Seat {
  return you === 'white' ? black : white;
}

/** The reader's opponent, in words. */
export function against(table: TableSummary): string {
  const { kind, name, level } = opponent(table);
  if (kind === 'open') return 'Nobody has taken the other side yet';
  return level === undefined ? `Against ${name}` : `Against the computer, level\u00a0${level}`;
}

/** The state of a table for the reader, in words. */
export function standingOf(table: TableSummary): string {
  const { stage, yourTurn, outcome, you } = table;
  if (outcome) {
    if (outcome.winner === undefined) return 'Drawn';
    return outcome.winner === you ? 'You won' : 'You lost';
  }
  if (stage === 'ended') return 'Ended';
  if (stage === 'waiting') return 'Waits for your friend';
  return yourTurn ? 'Your move' : 'The other side is to move';
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The time left to the side to move of a correspondence game, in words; empty in other games. */
export function timeLeft({ deadline }: TableSummary, now: number): string {
  if (deadline === undefined) return '';
  const left = Math.max(0, Date.parse(deadline) - now);
  const days = Math.floor(left / DAY);
  const hours = Math.floor((left % DAY) / HOUR);
  if (days > 0) return `${count(days, 'day')} ${count(hours, 'hour')} left`;
  return `${hours > 0 ? count(hours, 'hour') : count(Math.floor(left / 60_000), 'minute')} left`;
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}

/** The title of the page: how often it is the reader's turn. */
export function titleOf(turns: number): string {
  if (turns === 0) return 'My games – Variorum';
  return `● Your turn in ${turns === 1 ? 'a game' : `${turns} games`} – My games`;
}

/** The number of moves made and the last of them, in words. */
export function lengthOf({ plies, last }: TableSummary): string {
  if (plies === 0) return 'No move yet';
  const moves = Math.ceil(plies / 2);
  return `${moves} ${moves === 1 ? 'move' : 'moves'}${last === undefined ? '' : `, the last ${last}`}`;
}

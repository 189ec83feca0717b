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

/** The number of moves made and the last of them, in words. */
export function lengthOf({ plies, last }: TableSummary): string {
  if (plies === 0) return 'No move yet';
  const moves = Math.ceil(plies / 2);
  return `${moves} ${moves === 1 ? 'move' : 'moves'}${last === undefined ? '' : `, the last ${last}`}`;
}

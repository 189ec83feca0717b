import type { Numbered } from '../../site/numbers';

/** A line of the list of moves: White's turn and Black's, each with its plies, counted from 1; none: begun by Black. */
export interface Row {
  readonly number: number;
  readonly turns: readonly (readonly number[])[];
}

/** The lines of a list of moves. */
export function rowsOf(plies: readonly Numbered[]): Row[] {
  const rows: { number: number; turns: number[][] }[] = [];
  plies.forEach(({ side, number }, i) => {
    const before = plies[i - 1]?.side;
    const row = rows.at(-1);
    if (row && side === before) row.turns.at(-1)?.push(i + 1);
    else if (row && side === 'black') row.turns.push([i + 1]);
    else rows.push({ number, turns: side === 'white' ? [[i + 1]] : [[], [i + 1]] });
  });
  return rows;
}

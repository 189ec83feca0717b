import { isPass, type Numbered } from '../../site/numbers';

/** A move in the list; passes that only end its turn belong to it. */
export interface Entry {
  /** Plies are counted from 1. */
  readonly ply: number;
  /** The last ply that belongs to it. */
  readonly last: number;
}

/** A line of the list of moves: White's turn and Black's; none: begun by Black. */
export interface Row {
  readonly number: number;
  readonly turns: readonly (readonly Entry[])[];
}

/** The lines of a list of moves. */
export function rowsOf(plies: readonly (Numbered & { readonly text: string })[]): Row[] {
  const rows: { number: number; turns: { ply: number; last: number }[][] }[] = [];
  plies.forEach((move, i) => {
    const { side, number } = move;
    const entry = { ply: i + 1, last: i + 1 };
    const row = rows.at(-1);
    const turn = row?.turns.at(-1);
    const begun = turn?.at(-1);
    if (turn && begun && side === plies[i - 1]?.side) {
      if (isPass(move)) begun.last = i + 1;
      else turn.push(entry);
    } else if (row && side === 'black') row.turns.push([entry]);
    else rows.push({ number, turns: side === 'white' ? [[entry]] : [[], [entry]] });
  });
  return rows;
}

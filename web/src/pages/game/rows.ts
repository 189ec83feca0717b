import { isPass, type Numbered } from '../../site/numbers';

/** A move in the move list, with the passes that only end its turn. */
export interface Entry {
  /** The ply of the move, counted from 1. */
  readonly ply: number;
  /** The last ply of the entry. */
  readonly last: number;
}

/** A row of the move list: White's turn and Black's; White's is empty if Black begins. */
export interface Row {
  readonly number: number;
  readonly turns: readonly (readonly Entry[])[];
}

/** The rows of the move list. */
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

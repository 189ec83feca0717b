import type { Color, PlyView } from '../../api/types';
import { firstNumber } from '../../site/numbers';

/** A line of the list of moves: White's ply and Black's, counted from 1; null: begun by Black. */
export interface Row {
  readonly number: number;
  readonly plies: readonly (number | null)[];
}

/** The lines of a list of moves that starts from a FEN. */
export function rowsOf(start: string, plies: readonly Pick<PlyView, 'side'>[]): Row[] {
  const rows: { number: number; plies: (number | null)[] }[] = [];
  let number = firstNumber(start);
  let before: Color | null = null;
  plies.forEach(({ side }, i) => {
    const row = rows.at(-1);
    if (side === 'black' && before === 'white') row?.plies.push(i + 1);
    else rows.push({ number: number++, plies: side === 'white' ? [i + 1] : [null, i + 1] });
    before = side;
  });
  return rows;
}

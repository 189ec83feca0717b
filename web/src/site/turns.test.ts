import { expect, it } from 'vitest';
import type { TableSummary } from '../api/types';
import { newTurns, turnsIn } from './turns';

function table(id: string, yourTurn: boolean, plies: number): TableSummary {
  return { id, yourTurn, plies } as TableSummary;
}

it('finds the turns that have come since the last look', () => {
  const known = turnsIn([table('old', true, 4), table('later', false, 3), table('again', true, 2)]);
  const now = [
    table('old', true, 4),
    table('later', true, 4),
    table('again', true, 4),
    table('none', false, 1),
  ];
  expect(newTurns(known, now).map(({ id }) => id)).toEqual(['later', 'again']);
});

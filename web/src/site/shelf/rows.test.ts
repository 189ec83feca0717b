import { expect, it } from 'vitest';
import { shelvesOf } from './cards';
import { rowsOf } from './rows';
import { sample, sampleGames } from './samples';

const shelves = shelvesOf(sampleGames(sample('a', { family: 'new' }), sample('b'), sample('c')));

function keys(shown: readonly string[], ranked: boolean): string[] {
  const rows = rowsOf(shelves, { shown, ranked });
  expect(rows).toHaveLength(5);
  return rows.filter((row) => row.shown).map(({ key }) => key);
}

it('puts cards under the headings of their families', () => {
  expect(keys(['a', 'b', 'c'], false)).toEqual(['family new', 'a', 'family old', 'b', 'c']);
  expect(keys(['c'], false)).toEqual(['family old', 'c']);
});

it('puts the best first, without headings, where cards are ranked', () => {
  expect(keys(['c', 'a'], true)).toEqual(['c', 'a']);
  expect(rowsOf(shelves, { shown: ['c', 'a'], ranked: true }).map(({ key }) => key)).toEqual([
    ...['c', 'a'],
    ...['family new', 'family old', 'b'],
  ]);
});

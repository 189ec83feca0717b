import { expect, test } from 'vitest';
import { rowsOf } from './rows';

const white = (number: number) => ({ side: 'white', number }) as const;
const black = (number: number) => ({ side: 'black', number }) as const;

test('a row holds a turn of each side', () => {
  expect(rowsOf([white(1), black(1), white(2)])).toEqual([
    { number: 1, turns: [[1], [2]] },
    { number: 2, turns: [[3]] },
  ]);
});

test('a game that Black begins starts with a gap, at its number', () => {
  expect(rowsOf([black(17), white(18)])).toEqual([
    { number: 17, turns: [[], [1]] },
    { number: 18, turns: [[2]] },
  ]);
});

test('the moves of a turn stand together', () => {
  expect(rowsOf([white(1), white(1), black(1), black(1), white(2)])).toEqual([
    {
      number: 1,
      turns: [
        [1, 2],
        [3, 4],
      ],
    },
    { number: 2, turns: [[5]] },
  ]);
});

import { expect, test } from 'vitest';
import { rowsOf } from './rows';

const white = (number: number, text = 'e2e4') => ({ side: 'white', number, text }) as const;
const black = (number: number, text = 'e7e5') => ({ side: 'black', number, text }) as const;
const one = (ply: number, last = ply) => ({ ply, last });

test('a row holds a turn of each side', () => {
  expect(rowsOf([white(1), black(1), white(2)])).toEqual([
    { number: 1, turns: [[one(1)], [one(2)]] },
    { number: 2, turns: [[one(3)]] },
  ]);
});

test('a game that Black begins starts with a gap, at its number', () => {
  expect(rowsOf([black(17), white(18)])).toEqual([
    { number: 17, turns: [[], [one(1)]] },
    { number: 18, turns: [[one(2)]] },
  ]);
});

test('the moves of a turn stand together', () => {
  expect(rowsOf([white(1), white(1), black(1), black(1), white(2)])).toEqual([
    {
      number: 1,
      turns: [
        [one(1), one(2)],
        [one(3), one(4)],
      ],
    },
    { number: 2, turns: [[one(5)]] },
  ]);
});

test('a pass that ends a turn belongs to the move before it, a pass instead of a turn stands alone', () => {
  expect(rowsOf([white(1), white(1, '0000'), black(1, '0000'), white(2)])).toEqual([
    { number: 1, turns: [[one(1, 2)], [one(3)]] },
    { number: 2, turns: [[one(4)]] },
  ]);
});

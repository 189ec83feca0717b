import { expect, test } from 'vitest';
import { rowsOf } from './rows';

const white = { side: 'white' } as const;
const black = { side: 'black' } as const;

test('a row holds a move of each side', () => {
  expect(rowsOf('8/8 w - - 0 1', [white, black, white])).toEqual([
    { number: 1, plies: [1, 2] },
    { number: 2, plies: [3] },
  ]);
});

test('a game that Black begins starts with a gap, at its number', () => {
  expect(rowsOf('8/8 b - - 3+2 0 17 frozen:c4', [black, white])).toEqual([
    { number: 17, plies: [null, 1] },
    { number: 18, plies: [2] },
  ]);
});

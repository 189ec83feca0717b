import { expect, test } from 'vitest';
import { standing } from './standing';

test('pieces in hand are read from a FEN, those that nobody has too', () => {
  expect(standing('8/8[PPn] w - - 0 1', ['P', 'N', 'p', 'n'])).toEqual({
    placement: '8/8',
    hands: { P: 2, N: 0, p: 0, n: 1 },
  });
});

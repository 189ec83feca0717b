import { expect, test } from 'vitest';
import { arrowsOf, legsOf } from './arrows';

function words(paths: string[][]): string[] {
  return arrowsOf(paths, 'green').map(({ kind, from, via = [], to }) =>
    [kind, ...(kind === 'circle' ? [from] : [from, ...via, to])].join(' '),
  );
}

test.each([
  ['a slide', [['a1', 'a8']], ['arrow a1 a8']],
  ['a crooked ride', [['b1', 'c2', 'b3']], ['arrow b1 c2 b3']],
  [
    'a piece that is driven off',
    [
      ['b4', 'b5'],
      ['b5', 'c6'],
    ],
    ['arrow b4 b5', 'arrow b5 c6'],
  ],
  ['a piece that is recruited where it stands', [['e1', 'e4'], ['e5']], ['arrow e1 e4', 'circle e5']],
  ['a shot from where the mover stays', [['e1'], ['e5']], ['arrow e1 e5']],
  ['a way round the edge', [['c1', 'a1', '~', 'h1', 'g1']], ['arrow c1 a1', 'arrow h1 g1']],
  ['a piece from the hand', [['@P', 'e4']], ['circle e4']],
])('%s', (_, paths, drawn) => expect(words(paths)).toEqual(drawn));

test('a move that is not legal is drawn by the legs that its text names', () => {
  expect(legsOf('b2b5,b5c6')).toEqual([
    ['b2', 'b5'],
    ['b5', 'c6'],
  ]);
  expect(legsOf('e1e1,e5e5')).toEqual([['e1'], ['e5']]);
  expect(legsOf('P@e4')).toEqual([['e4']]);
});

import { expect, test } from 'vitest';
import { isFen, titleOf } from './reading';

test.each([
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  '*sskss*/br1w1br/7/7/BR1W1BR/*SSKSS* b - - 0 1 frozen:c4+d3',
  '4k3/8/8/8/8/8/8/4K3[PPn] w - - 0 1',
  '4k3/8/8/8/8/8/8/4K3',
])('a FEN: %s', (text) => expect(isFen(text)).toBe(true));

test.each(['1. e4 e5 2. Nf3', '1. O-O/h1 1/2-1/2', '[Event "a/b"]\n\n1. e4 *', '1. e4 { w/b w - } *', 'e4'])(
  'no FEN: %s',
  (text) => expect(isFen(text)).toBe(false),
);

test('a game in a list is called by its players, else by its place', () => {
  const game = { game: 'g', options: [], moves: [], result: '1-0' };
  expect(titleOf({ ...game, tags: { White: 'Ada', Black: '?', Date: '2020.01.01' } }, 0)).toBe(
    'Ada – somebody, 2020.01.01, 1-0',
  );
  expect(titleOf({ ...game, tags: { White: '?', Event: '?' }, result: '*' }, 2)).toBe('Game 3');
});

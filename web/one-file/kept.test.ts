import { afterEach, expect, test } from 'vitest';
import { keep, keptGame } from './kept';

afterEach(() => sessionStorage.clear());

test('a kept game is found again', () => {
  const game = { start: 's', moves: ['a', 'b'], computer: 'black', level: 3 } as const;
  keep('k', game);
  expect(keptGame('k')).toEqual(game);
  expect(keptGame('other')).toBeNull();
});

test.each([
  '',
  '{',
  'null',
  '{"start":"s","moves":[]}',
  '{"start":1,"moves":[],"computer":null,"level":2}',
  '{"start":"s","moves":[1],"computer":null,"level":2}',
  '{"start":"s","moves":[],"computer":"red","level":2}',
])('what is no game is none: %s', (text) => {
  sessionStorage.setItem('k', text);
  expect(keptGame('k')).toBeNull();
});

import { expect, it } from 'vitest';
import { slips, slipsAllowed } from './spelling';

it.each([
  ['horde', 'horde', 0],
  ['hrode', 'horde', 1],
  ['hord', 'horde', 1],
  ['horrde', 'horde', 1],
  ['hurde', 'horde', 1],
  ['xianqgi', 'xiangqi', 1],
  ['shianqi', 'xiangqi', 3],
  ['crasyhuose', 'crazyhouse', 2],
  ['', 'ab', 2],
])('%j is %j with some slips', (one, other, count) => {
  expect(slips(one, other, 3)).toBe(count);
  expect(slips(other, one, 3)).toBe(count);
});

it('counts no further than is asked', () => {
  expect(slips('makruk', 'shatranj', 1)).toBe(2);
  expect(slips('makruk', 'sittuy', 1)).toBe(2);
});

it.each([
  ['ouk', 0],
  ['duck', 1],
  ['atomics', 1],
  ['shatranj', 2],
])('of %j so many letters may be wrong', (word, count) => {
  expect(slipsAllowed(word)).toBe(count);
});

import { expect, it } from 'vitest';
import { slips, slipsAllowed } from './spelling';

it.each([
  ['horse', 'horse', 0],
  ['hrose', 'horse', 1],
  ['hors', 'horse', 1],
  ['horrse', 'horse', 1],
  ['hurse', 'horse', 1],
  ['genreal', 'general', 1],
  ['jinerla', 'general', 3],
  ['lighthuoze', 'lighthouse', 2],
  ['', 'ab', 2],
])('%j is %j with some slips', (one, other, count) => {
  expect(slips(one, other, 3)).toBe(count);
  expect(slips(other, one, 3)).toBe(count);
});

it('counts no further than is asked', () => {
  expect(slips('marble', 'stranger', 1)).toBe(2);
  expect(slips('marble', 'silver', 1)).toBe(2);
});

it.each([
  ['oak', 0],
  ['duck', 1],
  ['marbles', 1],
  ['notation', 2],
])('of %j so many letters may be wrong', (word, count) => {
  expect(slipsAllowed(word)).toBe(count);
});

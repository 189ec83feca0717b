import { expect, test } from 'vitest';
import { wordsFor } from './arrows';

const pieces = new Map([
  ['e1', 'R'],
  ['a2', 'b'],
  ['c5', 'P'],
  ['d4', '+R'],
]);

test.each([
  ['e1e1,e7e7', 'R*e7'],
  ['a2b3', 'Ba2–b3'],
  ['c5c6', 'c5–c6'],
  ['d4d8', '+Rd4–d8'],
  ['e1e3,e3e4', 'Re1–e3 · e4'],
  ['Re6', 'Re6'],
  ['O-O', 'O-O'],
  ['P@e5', 'P@e5'],
])('%s is shown to readers as %s', (text, words) => {
  expect(wordsFor(text, pieces)).toBe(words);
});

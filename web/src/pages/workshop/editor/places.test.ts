import { Text } from '@codemirror/state';
import { expect, it } from 'vitest';
import { changeBetween, changesOf, offsetOf, placeOf, spanOf } from './places';

const text = Text.of(['game: a', 'from: bc', '']);

it('finds places and offsets, and what is near a place outside', () => {
  for (let offset = 0; offset <= text.length; offset++)
    expect(offsetOf(text, placeOf(text, offset))).toBe(offset);
  expect(offsetOf(text, { line: 9, character: 9 })).toBe(text.length);
  expect(offsetOf(text, { line: 0, character: 99 })).toBe(7);
  expect(offsetOf(text, { line: -1, character: -1 })).toBe(0);
});

it('finds spans and changes', () => {
  const range = { start: { line: 1, character: 6 }, end: { line: 1, character: 8 } };
  expect(spanOf(text, range)).toEqual({ from: 14, to: 16 });
  expect(changesOf(text, [{ range, newText: 'x' }])).toEqual([{ from: 14, to: 16, insert: 'x' }]);
});

it.each([
  ['abc', 'abc', null],
  ['abc', 'axc', { from: 1, to: 2, insert: 'x' }],
  ['aa', 'aaa', { from: 2, to: 2, insert: 'a' }],
  ['aaa', 'aa', { from: 2, to: 3, insert: '' }],
  ['', 'x', { from: 0, to: 0, insert: 'x' }],
])('changes as little as it can: %j to %j', (before, after, change) =>
  expect(changeBetween(before, after)).toEqual(change),
);

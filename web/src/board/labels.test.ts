import { expect, test } from 'vitest';
import { describe } from './labels';
import { MARKS } from './marks';

const nameOf = (man: string): string => `man ${man}`;
const ofMen = Object.entries(MARKS).filter(([, { ofMan }]) => ofMan);

test('what is marked is said of the man that stands there', () => {
  expect(describe('e4', 'R', ['check', 'target'], nameOf)).toBe('e4, man R, in check, may be reached');
});

test.each(ofMen)('%s is not said where no man stands', (mark, { word }) => {
  expect(describe('e4', 'R', [mark], nameOf)).toContain(word);
  expect(describe('e4', undefined, [mark], nameOf)).toBe('e4, empty');
});

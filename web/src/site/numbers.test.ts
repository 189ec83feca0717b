import { expect, it } from 'vitest';
import { written } from './numbers';

it('a pass is written in words, and every other move in its notation', () => {
  expect(written({ text: '0000', san: '--' })).toBe('pass');
  expect(written({ text: 'e2e4', san: 'e4' })).toBe('e4');
});

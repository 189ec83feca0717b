import { afterEach, expect, it } from 'vitest';
import { hasTold } from './notify';

afterEach(() => localStorage.clear());

it('tells of a table after so many moves once, in all tabs', () => {
  expect([hasTold('T', 1), hasTold('T', 1), hasTold('U', 1), hasTold('T', 3)]).toEqual([
    false,
    true,
    false,
    false,
  ]);
  for (let plies = 10; plies < 150; plies++) hasTold('V', plies);
  expect(JSON.parse(localStorage.getItem('variorum.told') ?? '[]')).toHaveLength(100);
});

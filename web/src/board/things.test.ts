import { expect, test } from 'vitest';
import { Geometry, rectangle } from './geometry';
import { describe } from './labels';
import { drawMarks } from './marks';
import { THINGS } from './things';

const geometry = new Geometry(rectangle(2, 2), 'white');
const drawn = (mark: string): string =>
  drawMarks(new Map([['a1', [mark]]]), geometry, () => false)
    .under.flatMap((group) => [...group.children])
    .map((path) => path.getAttribute('d'))
    .join(' ');

test('a thing is drawn as what it is called, and one of an unknown name as a wall', () => {
  const names = [...THINGS.keys()];
  expect(names).toContain('duck');
  expect(new Set([...names, 'wall'].map((name) => drawn(`wall:${name}`))).size).toBe(names.length + 1);
  expect(drawn('wall:barrier')).toBe(drawn('wall:wall'));
});

test('a thing is called by its name', () => {
  expect(describe('a1', undefined, ['wall:duck'], () => '')).toBe('a1, duck');
});

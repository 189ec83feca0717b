import { expect, it } from 'vitest';
import { rectangle } from '../board/geometry';
import { diagramOf } from './diagram';

it('draws each square once, light or dark', () => {
  const { light, dark } = diagramOf(rectangle(2, 1), 'white');
  expect(dark).toBe('M0 0L64 0L64 64L0 64z');
  expect(light).toBe('M64 0L128 0L128 64L64 64z');
});

it('draws a board once for each side', () => {
  const shape = rectangle(8, 8);
  expect(diagramOf(shape, 'white')).toBe(diagramOf(shape, 'white'));
  expect(diagramOf(shape, 'black')).not.toBe(diagramOf(shape, 'white'));
});

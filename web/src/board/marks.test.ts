import { expect, it } from 'vitest';
import { Geometry, rectangle } from './geometry';
import { drawMarks } from './marks';

it('shows above a piece that it may not be gone to, for a sign beneath would be hidden', () => {
  const geometry = new Geometry(rectangle(2, 1), 'white');
  const marks = new Map([
    ['a1', ['barred']],
    ['b1', ['barred']],
  ]);
  const { under, above } = drawMarks(marks, geometry, (square) => square === 'b1');
  expect(under).toHaveLength(2);
  expect(above).toHaveLength(1);
});

import { expect, it } from 'vitest';
import { Geometry, rectangle } from './geometry';
import { dotsOf, drawSquares, linesOf } from './squares';

const shape = {
  ...rectangle(3, 3),
  lines: [
    [0.5, 0.5, 2.5, 0.5],
    [0.5, 0.5, 2.5, 2.5],
    [0.9, 0.5, 0.5, 0.5, 0.5, 0.9],
  ],
  dots: [1, 2],
};
const geometry = new Geometry(shape, 'white');

it('draws sharp what goes along files and ranks, corners included, and the rest smooth', () => {
  expect(linesOf(geometry, true)).toBe('M0.5 0.5L2.5 0.5M0.9 0.5L0.5 0.5L0.5 0.9');
  expect(linesOf(geometry, false, 10)).toBe('M5 5L25 25');
});

it('draws dots where they are', () => {
  expect(dotsOf(geometry, 100)).toMatch(/^M93 200a7 7 /);
  expect(dotsOf(new Geometry(rectangle(3, 3), 'white'))).toBe('');
});

it('lays lines and dots over the squares', () => {
  const classes = drawSquares(geometry).map((each) => each.getAttribute('class'));
  expect(classes).toEqual(['vb-edge', 'vb-light', 'vb-dark', 'vb-lines', 'vb-lines oblique', 'vb-dots']);
});

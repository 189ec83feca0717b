import { expect, test } from 'vitest';
import { Geometry } from './geometry';
import { readPlacement, shapeOf } from './placement';
import { Stacks } from './stacks';

const PLACEMENT = '3/1p1/P1P';

function shown(beneath: Record<string, string[]>): HTMLElement {
  const stacks = new Stacks();
  stacks.show(beneath, readPlacement(PLACEMENT), new Geometry(shapeOf(PLACEMENT), 'white'), (piece) => piece);
  return stacks.element;
}

test('a stack of more than two says how many there are', () => {
  const element = shown({ a1: ['p'], b2: ['P', 'P', 'p'], c3: ['P', 'P', 'P'] });
  expect(element.querySelectorAll('.vb-beneath')).toHaveLength(4);
  const numbers = [...element.querySelectorAll('.vb-height')];
  expect(numbers.map(({ textContent }) => textContent)).toEqual(['4']);
});

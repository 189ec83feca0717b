import { expect, it } from 'vitest';
import { rectangle } from '../../../board/geometry';
import { USUAL_SIDES } from '../../../site/pieces';
import { drawn } from './drawing';

const pieces = [{ letter: 'R', name: 'rook', parts: [], promoted: false, royal: false }];

it('draws a board that stands alone', () => {
  const svg = drawn(rectangle(3, 2), { pieces, sides: USUAL_SIDES } as never, 'r2/2R', 'figures', 'A < B', [
    { square: 'b1', mark: 'target' },
  ]);
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  expect(root.querySelector('parsererror')).toBe(null);
  expect(root.querySelector('title')?.textContent).toBe('A < B');
  expect([...root.querySelectorAll('text')].map((text) => text.textContent).sort()).toEqual([
    '1',
    '2',
    'a',
    'b',
    'c',
  ]);
  expect([...root.querySelectorAll('svg.piece')].map((piece) => piece.getAttribute('x'))).toEqual([
    '128',
    '0',
  ]);
  expect(svg).not.toMatch(/var\(|class="vb/);
});

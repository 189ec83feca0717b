import { expect, it } from 'vitest';
import { rectangle } from '../board/geometry';
import { unpacked } from './games';
import { USUAL_SIDES } from './pieces';

const entry = { name: '', family: 'f', start: '', pieces: [], sides: USUAL_SIDES, special: [], options: [] };
const shapes = [rectangle(8, 8), rectangle(9, 10)];
const families = [{ id: 'f', title: 'F', about: '' }];

it('gives each game its board, which games share', () => {
  const list = { families, shapes, games: [0, 1, 1].map((shape, i) => ({ ...entry, id: `g${i}`, shape })) };
  const [first, second, third] = unpacked(list).games;
  expect(first?.shape).toBe(shapes[0]);
  expect(second?.shape).toBe(shapes[1]);
  expect(third?.shape).toBe(second?.shape);
});

it('refuses a list that lacks a board', () => {
  const list = { families, shapes, games: [{ ...entry, id: 'g', shape: 2 }] };
  expect(() => unpacked(list)).toThrow(/no board 2 for g/);
});

it('draws what rules ask of squares on the board of their game alone', () => {
  const signs = { lines: [[0, 4, 8, 4]], promotion: [], goals: [], arrows: [] };
  const list = {
    families,
    shapes,
    games: [
      { ...entry, id: 'g0', shape: 0, signs },
      { ...entry, id: 'g1', shape: 0 },
    ],
  };
  const [first, second] = unpacked(list).games;
  expect(first?.shape.signs).toBe(signs);
  expect(first).not.toHaveProperty('signs');
  expect(second?.shape).toBe(shapes[0]);
});

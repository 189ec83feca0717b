import { expect, test } from 'vitest';
import { Entry } from './entry';
import { Geometry } from './geometry';
import { readPlacement, shapeOf } from './placement';
import { USUAL } from './properties';
import { sightOf } from './sight';
import type { Sight } from './view';

const PLACEMENT = '3/3/1N1';

const PASSING = {
  geometry: new Geometry(shapeOf(PLACEMENT), 'white'),
  paths: undefined,
  putDown: null,
  lookedAt: null,
  over: null,
  sketches: [],
  isFirst: true,
};

function seen(moves: { text: string; steps: string[] }[]): Sight {
  const set = { ...USUAL, moves, placement: PLACEMENT, animated: false };
  const entry = new Entry(() => ({ ...set, pieces: readPlacement(PLACEMENT) }));
  entry.steps = ['b1', 'c3'];
  return sightOf(set, entry, PASSING);
}

test('which piece enters is asked at the square where it enters, and nobody may', () => {
  const sight = seen([
    { text: 'b1c3', steps: ['b1', 'c3', '=N'] },
    { text: 'b1c3h', steps: ['b1', 'c3', '=@H'] },
  ]);
  expect(sight.becomingAt).toBe('b1');
  expect(sight.prompt).toBe('Which piece enters?');
  expect(sight.becoming.map(({ piece, label }) => [piece, label])).toEqual([
    [null, 'nobody'],
    ['H', 'white H enters'],
  ]);
});

test('where a piece may also promote, only what stays as it is lets nobody in', () => {
  const sight = seen([
    { text: 'b1c3', steps: ['b1', 'c3', '=N'] },
    { text: 'b1c3+', steps: ['b1', 'c3', '=+N'] },
    { text: 'b1c3q', steps: ['b1', 'c3', '=Q'] },
    { text: 'b1c3h', steps: ['b1', 'c3', '=@H'] },
    { text: 'b1c3n', steps: ['b1', 'c3', '=@N'] },
  ]);
  expect(sight.becoming.map(({ piece, label }) => [piece, label])).toEqual([
    [null, 'nobody'],
    ['+N', 'white +N'],
    ['Q', 'white Q'],
    ['H', 'white H enters'],
    ['N', 'white N enters'],
  ]);
});

test('where no piece enters, what stays as it is says so', () => {
  const sight = seen([
    { text: 'b1c3', steps: ['b1', 'c3', '=N'] },
    { text: 'b1c3+', steps: ['b1', 'c3', '=+N'] },
  ]);
  expect(sight.becoming.map(({ label }) => label)).toEqual(['stays white N', 'white +N']);
});

import { expect, test } from 'vitest';
import { Entry } from './entry';
import { Geometry } from './geometry';
import { readPlacement, shapeOf } from './placement';
import { USUAL } from './properties';
import { sightOf } from './sight';

const PLACEMENT = '3/3/1N1';

test('which piece enters is asked at the square where it enters, and nobody may', () => {
  const moves = [
    { text: 'b1c3', steps: ['b1', 'c3', '=N'] },
    { text: 'b1c3h', steps: ['b1', 'c3', '=@H'] },
  ];
  const set = { ...USUAL, moves, placement: PLACEMENT, animated: false };
  const entry = new Entry(() => ({ ...set, pieces: readPlacement(PLACEMENT) }));
  entry.steps = ['b1', 'c3'];
  const sight = sightOf(set, entry, {
    geometry: new Geometry(shapeOf(PLACEMENT), 'white'),
    paths: undefined,
    putDown: null,
    lookedAt: null,
    over: null,
    sketches: [],
    isFirst: true,
  });
  expect(sight.becomingAt).toBe('b1');
  expect(sight.prompt).toBe('Which piece enters?');
  expect(sight.becoming.map(({ piece, label }) => [piece, label])).toEqual([
    [null, 'nobody'],
    ['H', 'white H enters'],
  ]);
});

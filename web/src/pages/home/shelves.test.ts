import { expect, it } from 'vitest';
import { rectangle } from '../../board/geometry';
import type { GameSummary } from '../../api/types';
import { shelves } from './shelves';

function game(id: string, inventor?: string, special: string[] = ['a rule']): GameSummary {
  const summary = {
    id,
    name: id,
    definition: { owner: 'somebody', name: id, version: '1' },
    shape: rectangle(8, 8),
    start: '',
    hands: false,
    options: [],
    pieces: [],
    special,
    fields: { held: [], slots: [] },
  };
  return inventor === undefined ? summary : { ...summary, inventor };
}

it('puts inventors first, the games of one together, single ones before series', () => {
  const games = [
    game('a1', 'A, 1'),
    game('b', 'B, 2'),
    game('c'),
    game('a2', 'A, 1'),
    game('plain', 'D, 3', []),
  ];
  expect(shelves(games).map((shelf) => shelf.games.map(({ id }) => id))).toEqual([
    ['b', 'a1', 'a2'],
    ['c', 'plain'],
  ]);
});

it('puts small boards before large ones', () => {
  const large = game('large', 'A, 1');
  const small = { ...game('small', 'B, 2'), shape: rectangle(8, 8, ['a1']) };
  expect(shelves([large, small])[0]?.games.map(({ id }) => id)).toEqual(['small', 'large']);
});

it('leaves out what is empty', () => {
  expect(shelves([game('c')])).toHaveLength(1);
  expect(shelves([])).toEqual([]);
});

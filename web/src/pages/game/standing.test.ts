import { expect, test } from 'vitest';
import { ply, position, tableView } from './fixtures';
import { lookAt, merge, paths, type TableState } from './reducer';
import { analysisAddress, losses, shown } from './standing';

function state(view: Parameters<typeof tableView>[0]): TableState {
  const merged = merge(null, tableView(view), 0);
  if (merged === 'gap') throw new Error('a gap');
  return merged;
}

test('who looks back sees what stood there, and how it came about', () => {
  const went = { path: ['e2', 'f3', 'e4'], before: 'P', after: 'P' };
  const first = ply('e2e4', { fen: '8/1 b - - 0 1', journeys: [went] });
  const second = ply('e7e5', { fen: '8/2 w - - 0 2' });
  const end = state({ plies: [first, second], position: position({ placement: '8/2', ply: 2 }) });
  expect(shown(end)).toMatchObject({ ply: 2, placement: '8/2', last: second });
  const back = lookAt(end, 1);
  expect(shown(back)).toMatchObject({ ply: 1, placement: '8/1', last: first });
  expect(paths(lookAt(back, 0))).toEqual([['e4', 'f3', 'e2']]);
  expect(paths(lookAt(lookAt(back, 0), 1))).toEqual([went.path]);
  expect(paths(lookAt(end, 0))).toBeUndefined();
});

test('pieces that have left the game and did not come back are lost, the foremost kinds first', () => {
  const took = ply('a1a8', { removed: [{ square: 'a8', piece: 'r' }], gone: ['r'] });
  const recruited = ply('b1b2,b3b3', { journeys: [{ path: ['b3'], before: 's', after: 'S' }] });
  const blast = ply('c1c2', { gone: ['s', 'R'] });
  const returned = ply('d1d2', { back: ['R', 'k'] });
  const { game } = tableView();
  expect(losses(game, [took, recruited])).toEqual({ white: [], black: ['r'] });
  expect(losses(game, [took, blast])).toEqual({ white: ['R'], black: ['s', 'r'] });
  expect(losses(game, [took, blast, returned])).toEqual({ white: [], black: ['s', 'r'] });
});

test('the analysis begins with the whole game', () => {
  const played = state({ options: ['x=y'], plies: [ply('e2e4'), ply('e7e5,d8d7')] });
  expect(analysisAddress(played)).toBe('/analysis/g?options=x%3Dy&moves=e2e4+e7e5%2Cd8d7');
  expect(analysisAddress(state({}))).toBe('/analysis/g');
});

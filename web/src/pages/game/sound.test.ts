import { describe, expect, test } from 'vitest';
import { ply, tableView } from './fixtures';
import { lookAt, merge, type TableState } from './reducer';
import { soundFor, soundOf } from './sound';

function state(view: Parameters<typeof tableView>[0]): TableState {
  const merged = merge(null, tableView(view), 0);
  if (merged === 'gap') throw new Error('a gap');
  return merged;
}

const went = { path: ['e2', 'e4'], before: 'R', after: 'R' };

describe('the sound of a move', () => {
  test.each([
    ['move', ply('e2e4', { journeys: [went] })],
    ['capture', ply('e2e4', { journeys: [went], removed: [{ square: 'e4', piece: 'r' }] })],
    ['act', ply('e2e4,e5e6', { journeys: [went, { ...went, path: ['e5', 'e6'] }] })],
    ['act', ply('e2e4,e5e5', { journeys: [went] })],
    ['check', ply('e2e4', { check: true, removed: [{ square: 'e4', piece: 'r' }] })],
  ])('%s', (sound, made) => expect(soundOf(made)).toBe(sound));
});

describe('a table is heard', () => {
  const before = state({ plies: [ply('e2e4')] });

  test('when a move is made', () => {
    expect(soundFor(before, state({ plies: [ply('e2e4'), ply('e7e5')] }))).toBe('move');
  });

  test('when the game ends, also by a move', () => {
    expect(soundFor(before, state({ plies: [ply('e2e4'), ply('e7e5')], stage: 'ended' }))).toBe('end');
  });

  test('not when it is looked back at or a move is taken back', () => {
    expect(soundFor(before, lookAt(before, 0))).toBeNull();
    expect(soundFor(before, state({ plies: [] }))).toBeNull();
  });
});

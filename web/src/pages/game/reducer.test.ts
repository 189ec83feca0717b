import { describe, expect, test } from 'vitest';
import type { TableChange } from '../../api/types';
import { change, lookAt, mayMove, merge, resumption, seatOf, shownPly, type TableState } from './reducer';
import { ply, tableView } from './fixtures';

function merged(state: TableState | null, ...[view]: Parameters<typeof tableView>): TableState {
  const next = merge(state, tableView(view), 0);
  if (next === 'gap') throw new Error('a gap');
  return next;
}

const three = [ply('e2e4'), ply('e7e5'), ply('g1f3')];

describe('what the server says', () => {
  test('is taken whole by a page that has nothing', () => {
    expect(merged(null, { plies: three }).plies).toEqual(three);
  });

  test('adds to the moves that the page has', () => {
    const state = merged(null, { sequence: 1, plies: three });
    const next = merged(state, { sequence: 2, from: 3, plies: [ply('b8c6')] });
    expect(next.plies.map(({ text }) => text)).toEqual(['e2e4', 'e7e5', 'g1f3', 'b8c6']);
  });

  test('drops moves that were taken back', () => {
    const state = merged(null, { sequence: 1, plies: three });
    expect(merged(state, { sequence: 2, from: 1, plies: [] }).plies).toEqual(three.slice(0, 1));
  });

  test('changes nothing if it is old', () => {
    const state = merged(null, { sequence: 5, plies: three });
    expect(merge(state, tableView({ sequence: 4, plies: [] }), 9)).toBe(state);
  });

  test('is not guessed at if moves are missing', () => {
    expect(merge(null, tableView({ from: 2, plies: [ply('g1f3')] }), 0)).toBe('gap');
  });

  test('at the same number still tells who came and went', () => {
    const state = merged(null, { sequence: 1, watchers: 0 });
    expect(merged(state, { sequence: 1, watchers: 2 }).view.watchers).toBe(2);
  });
});

describe('a change', () => {
  const whole = tableView({
    sequence: 1,
    plies: three,
    offer: { kind: 'draw', by: 'white', number: 1 },
    watchers: 3,
  });

  function news(rest: Partial<TableChange>): TableChange {
    const { id, white, black, stage, position, firsts, watchers } = whole;
    return {
      id,
      sequence: 2,
      white,
      black,
      stage,
      from: 3,
      plies: [],
      position,
      firsts,
      watchers,
      ...rest,
    };
  }

  test('keeps what cannot change, and what it leaves out is there no more', () => {
    const next = change(merged(null, whole), news({ plies: [ply('b8c6')] }), 7);
    if (next === 'gap') throw new Error('a gap');
    expect(next.view.game).toBe(whole.game);
    expect(next.view.start).toBe(whole.start);
    expect(next.view.offer).toBeUndefined();
    expect(next.plies.map(({ text }) => text)).toEqual(['e2e4', 'e7e5', 'g1f3', 'b8c6']);
  });

  test('of a table that is not known is not taken in', () => {
    expect(change(null, news({ from: 0 }), 0)).toBe('gap');
  });
});

describe('looking back', () => {
  const state = merged(null, { sequence: 1, plies: three });

  test('stays where it is while the game goes on', () => {
    const back = lookAt(state, 1);
    const next = merged(back, { sequence: 2, from: 3, plies: [ply('b8c6')] });
    expect(shownPly(next)).toBe(1);
    expect(next.plies).toHaveLength(4);
  });

  test('at the last move follows the game', () => {
    const next = merged(lookAt(lookAt(state, 1), 3), { sequence: 2, from: 3, plies: [ply('b8c6')] });
    expect(shownPly(next)).toBe(4);
  });

  test('follows the game again when the move looked at was taken back', () => {
    const next = merged(lookAt(state, 2), { sequence: 2, from: 1, plies: [] });
    expect(next.back).toBeNull();
  });

  test('does not go before the start', () => {
    expect(shownPly(lookAt(state, -1))).toBe(0);
  });
});

test('a page that resumes names the last move it has', () => {
  expect(resumption(null)).toEqual({ plies: 0 });
  expect(resumption(merged(null, { plies: three }))).toEqual({ plies: 3, last: 'g1f3' });
});

test('only who is to move may move, and only while the game is on', () => {
  expect(mayMove(merged(null, { you: 'white' }))).toBe(true);
  expect(mayMove(merged(null, { you: 'black' }))).toBe(false);
  expect(mayMove(merged(null, {}))).toBe(false);
  expect(mayMove(merged(null, { you: 'white', stage: 'ended' }))).toBe(false);
});

describe('a guest looks', () => {
  const open = { kind: 'open', name: '', online: false } as const;
  const host = { kind: 'guest', name: 'Guest 1', online: true } as const;

  test.each([
    ['from his own side', { you: 'black' }, 'black'],
    ['from the side that waits for him', { stage: 'waiting', white: host, black: open }, 'black'],
    ['from the other side if that one waits', { stage: 'waiting', white: open, black: host }, 'white'],
    [
      'as the host from the side he has',
      { you: 'white', stage: 'waiting', white: host, black: open },
      'white',
    ],
    ['with White if he only watches', {}, 'white'],
  ] as const)('%s', (_, view, side) => {
    expect(seatOf(tableView(view))).toBe(side);
  });
});

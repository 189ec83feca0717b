import { expect, it } from 'vitest';
import type { TableSummary } from '../../api/types';
import { against, lengthOf, standingOf } from './words';

const guest = { kind: 'guest', name: 'Guest 7', online: false } as const;
const computer = { kind: 'computer', name: 'Computer', level: 3, online: true } as const;
const open = { kind: 'open', name: '', online: false } as const;
const table: TableSummary = {
  id: 't',
  game: 'chess',
  definition: { owner: 'variorum', name: 'chess', version: '1' },
  name: 'Chess',
  created: '2026-01-01T00:00:00Z',
  changed: '2026-01-01T00:00:00Z',
  you: 'black',
  white: computer,
  black: guest,
  stage: 'playing',
  yourTurn: true,
  plies: 3,
  placement: '8/8/8/8/8/8/8/8',
  last: 'Nf3',
};

it('names the opponent', () => {
  expect(against(table)).toBe('Against the computer, level\u00a03');
  expect(against({ ...table, you: 'white' })).toBe('Against Guest 7');
  expect(against({ ...table, white: open })).toMatch(/Nobody/);
});

it.each([
  [{}, 'Your move'],
  [{ yourTurn: false }, 'The other side is to move'],
  [{ stage: 'waiting' as const }, 'Waits for your friend'],
  [{ stage: 'ended' as const, outcome: { winner: 'black', reason: 'mate', words: '' } as const }, 'You won'],
  [{ stage: 'ended' as const, outcome: { winner: 'white', reason: 'mate', words: '' } as const }, 'You lost'],
  [{ stage: 'ended' as const, outcome: { reason: 'stalemate', words: '' } }, 'Drawn'],
])('tells how %j stands', (change, words) => {
  expect(standingOf({ ...table, ...change })).toBe(words);
});

it('counts moves of both sides as one', () => {
  expect(lengthOf(table)).toBe('2 moves, the last Nf3');
  expect(lengthOf({ ...table, plies: 0 })).toBe('No move yet');
});

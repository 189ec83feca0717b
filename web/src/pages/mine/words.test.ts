import { expect, it } from 'vitest';
import type { TableSummary } from '../../api/types';
import { against, lengthOf, standingOf, timeLeft, titleOf } from './words';

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

it('says how much time is left in a correspondence game', () => {
  const now = Date.parse('2026-01-01T00:00:00Z');
  const left = (deadline: string): string => timeLeft({ ...table, deadline }, now);
  expect(timeLeft(table, now)).toBe('');
  expect(left('2026-01-03T12:00:00Z')).toBe('2 days 12 hours left');
  expect(left('2026-01-02T23:30:00Z')).toBe('1 day 23 hours left');
  expect(left('2026-01-01T01:00:00Z')).toBe('1 hour left');
  expect(left('2026-01-01T00:59:59Z')).toBe('59 minutes left');
  expect(left('2025-01-01T00:00:00Z')).toBe('0 minutes left');
});

it('tells in the title how often it is the reader\u2019s turn', () => {
  expect([0, 1, 2].map(titleOf)).toEqual([
    'My games – Variorum',
    '● Your turn in a game – My games',
    '● Your turn in 2 games – My games',
  ]);
});

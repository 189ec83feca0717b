import { expect, test } from 'vitest';
import { ply, position } from '../pages/game/fixtures';
import { lendings, marksOf } from './marks';

const nothing = { last: undefined, position: position(), insight: null, reach: true, why: [] };

test('the last move, check and what the position remembers are marked', () => {
  const remembered = [
    { name: 'frozen', marks: [{ mark: 'still:frozen', squares: ['c4'] }] },
    { name: 'ban', marks: [{ mark: 'limited:banned', squares: ['e8', 'h8'] }] },
  ];
  const shown = position({ checked: ['e8'], remembered });
  expect(marksOf({ ...nothing, last: ply('e2e4'), position: shown })).toEqual({
    e2: ['last'],
    e4: ['last'],
    e8: ['check', 'limited:banned'],
    c4: ['still:frozen'],
    h8: ['limited:banned'],
  });
});

const insight = {
  square: 'd2',
  piece: 'P',
  words: '',
  legal: true,
  lenders: [{ square: 'd1', piece: 'Q' }],
  range: ['d2', 'd3'],
  pivots: ['e3'],
  sights: [
    { square: 'd3', kind: 'move' as const, to: 'd3' },
    { square: 'd8', kind: 'capture' as const, to: 'd8' },
    { square: 'e7', kind: 'act' as const, to: 'e6' },
    { square: 'a2', kind: 'act' as const, to: 'd2' },
  ],
  barriers: [{ square: 'f4', why: { rule: 'EXPOSES_ROYAL', words: '', squares: [] } }],
};

test('a touched piece shows its squares and to whom it owes them', () => {
  expect(marksOf({ ...nothing, insight })).toEqual({
    d1: ['lender'],
    d2: ['range'],
    d3: ['range', 'target'],
    e3: ['pivot'],
    d8: ['capture'],
    e6: ['target'],
    e7: ['act'],
    a2: ['act'],
    f4: ['barred'],
  });
  expect(lendings(insight)).toEqual([{ kind: 'arrow', from: 'd1', to: 'd2', brush: 'blue' }]);
});

test('where a piece goes that is being moved is left to the board', () => {
  const marks = marksOf({ ...nothing, insight, reach: false });
  expect(marks).not.toHaveProperty('d8');
  expect(marks['f4']).toEqual(['barred']);
});

import { expect, test } from 'vitest';
import { ply, position } from '../pages/game/fixtures';
import { beneathOf, marksOf, supports } from './marks';

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

test('who stands beneath others is known by the square', () => {
  const remembered = [
    { name: 'stacks', marks: [{ mark: 'stack:stack of 3', squares: ['c3'], beneath: ['p', 'P'] }] },
    { name: 'freed', marks: [{ mark: 'limited:freed', squares: ['d4'] }] },
  ];
  expect(beneathOf(position({ remembered }))).toEqual({ c3: ['p', 'P'] });
  expect(beneathOf(undefined)).toEqual({});
});

const insight = {
  square: 'd2',
  piece: 'P',
  words: '',
  legal: true,
  marks: [
    { mark: 'support:lends its movement', squares: ['d1'] },
    { mark: 'region:in range', squares: ['d2', 'd3'] },
    { mark: 'company:can be gone around', squares: ['e3'] },
  ],
  sights: [
    { square: 'd3', mark: 'target:may be reached', does: 'goes there', to: 'd3' },
    { square: 'd8', mark: 'capture:may be captured', does: 'captures there', to: 'd8' },
    { square: 'e7', mark: 'touch:may be acted on', does: 'acts there', to: 'e6' },
    { square: 'b3', mark: 'touch:may be acted on', does: 'acts there', to: 'd3' },
    { square: 'a2', mark: 'touch:may be acted on', does: 'acts there', to: 'd2' },
  ],
  barriers: [{ square: 'f4', why: { rule: 'EXPOSES_ROYAL', words: '', squares: [] } }],
};

test('a touched piece shows its squares and to whom it owes them', () => {
  expect(marksOf({ ...nothing, insight })).toEqual({
    d1: ['support:lends its movement'],
    d2: ['region:in range'],
    d3: ['region:in range', 'target:may be reached'],
    e3: ['company:can be gone around'],
    d8: ['capture:may be captured'],
    e6: ['target'],
    e7: ['touch:may be acted on'],
    b3: ['touch:may be acted on'],
    a2: ['touch:may be acted on'],
    f4: ['barred'],
  });
  expect(supports(insight)).toEqual([{ kind: 'arrow', from: 'd1', to: 'd2', brush: 'blue' }]);
});

test('where a piece goes that is being moved is left to the board', () => {
  const marks = marksOf({ ...nothing, insight, reach: false });
  expect(marks).not.toHaveProperty('d8');
  expect(marks['f4']).toEqual(['barred']);
});

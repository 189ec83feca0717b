import { describe, expect, test } from 'vitest';
import { rectangle } from '../../board/geometry';
import type { FenFields, Shape, SlotForm } from '../../api/types';
import {
  clear,
  emptied,
  holdable,
  lettersWith,
  memorable,
  move,
  numbersIn,
  place,
  readFen,
  remember,
  writeFen,
} from './arrangement';

const form = (name: string, place: SlotForm['place'], control: SlotForm['control']): SlotForm => ({
  name,
  label: name,
  place,
  control,
});
const choices = (letters: string): { text: string; label: string }[] =>
  [...letters].map((text) => ({ text, label: text }));

const RIGHTS = form('rights', 'third', { type: 'letters', choices: choices('KQkq') });
const CROSSED = form('crossed', 'fourth', {
  type: 'squares',
  separator: '',
  pieces: ['P'],
  stands: false,
  mark: 'crossed:crossed',
});
const LEFT = form('left', 'counts', { type: 'numbers', most: 3, absent: '3+3', labels: ['White', 'Black'] });
const POINTS = form('points', 'entry', {
  type: 'numbers',
  most: 9,
  absent: '0+0',
  labels: ['White', 'Black'],
});
const KIND = form('kind', 'entry', { type: 'one-of', none: 'none', choices: choices('RC') });
const SO = form('so', 'entry', { type: 'flag', text: 'yes' });
const STUCK = form('stuck', 'entry', {
  type: 'squares',
  separator: '+',
  pieces: ['S'],
  stands: true,
  mark: 'still:stuck',
});
const WALLS = form('walls', 'board', {
  type: 'squares',
  separator: '+',
  pieces: ['K'],
  stands: false,
  mark: 'wall:wall',
});

const NONE: FenFields = { held: [], slots: [] };
const CORNERLESS: Shape = rectangle(7, 6, ['a1', 'g1', 'a6', 'g6']);

describe('a FEN is written as it was read', () => {
  test.each<[string, string, Shape, Partial<FenFields>]>([
    [
      'castling, en passant',
      'rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQk e3 0 3',
      rectangle(8, 8),
      { slots: [RIGHTS, CROSSED] },
    ],
    ['long runs', 'r8r/10/ssssssssss/10/10/10/10/SSSSSSSSSS/10/R8R w - - 12 40', rectangle(10, 10), {}],
    [
      'holes, pieces of which something is remembered',
      '*sskss*/br1w1br/7/2S4/BR1W1BR/*S1KSS* w - - 1 9 stuck:c3+d6',
      CORNERLESS,
      { slots: [STUCK] },
    ],
    ['a ban and an exchange', '2k/3/K2 b - - 3 7 kind:R,so', rectangle(3, 3), { slots: [KIND, SO] }],
    ['hands, promoted pieces', '+p1k/3/K1+R[RPPbp] b - - 0 5', rectangle(3, 3), { held: ['R', 'B', 'P'] }],
    ['empty hands', '2k/3/K2[] w - - 0 1', rectangle(3, 3), { held: ['P'] }],
    [
      'promoted pieces that are drawn as others',
      'q~1k/3/K1Q~[n] w - - 0 1',
      rectangle(3, 3),
      { held: ['N'] },
    ],
    ['walls', '*2k*/1*3/K*2* w - - 0 1', rectangle(5, 3, ['a3', 'e1']), { slots: [WALLS] }],
    ['checks to give', '2k/3/K2 w - - 3+1 0 1', rectangle(3, 3), { slots: [LEFT] }],
    ['counters', '2k/3/K2 w - - 0 1 points:3+0', rectangle(3, 3), { slots: [POINTS] }],
    ['counters as at the beginning', '2k/3/K2 w - - 0 1', rectangle(3, 3), { slots: [POINTS] }],
  ])('%s', (_, fen, shape, some) => {
    const fields = { ...NONE, ...some };
    expect(writeFen(readFen(fen, shape, fields), shape, fields)).toBe(fen);
  });
});

describe('an arrangement', () => {
  const fields: FenFields = { held: ['P'], slots: [RIGHTS, LEFT, STUCK, SO] };
  const start = readFen('2k/3/S1K[p] w - - 2+1 4 9 stuck:a1', rectangle(3, 3), fields);
  const written = (arrangement: typeof start): string => writeFen(arrangement, rectangle(3, 3), fields);

  test('gets and loses pieces', () => {
    expect(written(place(start, fields, 'b2', 's'))).toBe('2k/1s1/S1K[p] w - - 2+1 4 9 stuck:a1');
    expect(written(clear(start, fields, 'c1'))).toBe('2k/3/S2[p] w - - 2+1 4 9 stuck:a1');
  });

  test('forgets what was remembered of a piece that is put elsewhere, or whose place is taken', () => {
    expect(written(move(start, fields, 'a1', 'b2'))).toBe('2k/1S1/2K[p] w - - 2+1 4 9');
    expect(written(move(start, fields, 'c1', 'a1'))).toBe('2k/3/K2[p] w - - 2+1 4 9');
  });

  test('stays when nobody is moved', () => {
    expect(move(start, fields, 'b2', 'a1')).toBe(start);
    expect(move(start, fields, 'a1', 'a1')).toBe(start);
  });

  test('is emptied, hands too', () => {
    expect(written(emptied(start, fields))).toBe('3/3/3[] w - - 3+3 0 1');
  });

  test('begins with the numbers that a FEN need not say', () => {
    const counted: FenFields = { held: [], slots: [POINTS] };
    const some = readFen('2k/3/K2 w - - 0 1 points:3+0', rectangle(3, 3), counted);
    expect(some.slots['points']).toBe('3+0');
    expect(emptied(some, counted).slots['points']).toBe('0+0');
  });

  test('knows of which pieces something can be remembered, and who can be held', () => {
    expect(memorable(start, ['S'])).toEqual(['a1']);
    expect(holdable(fields)).toEqual(['P', 'p']);
  });

  test('remembers letters in their order, numbers by side, a flag by its name', () => {
    expect(lettersWith('Kq', choices('KQkq'), 'Q')).toBe('KQq');
    expect(lettersWith('KQq', choices('KQkq'), 'K')).toBe('Qq');
    expect(numbersIn('2+1')).toEqual([2, 1]);
    expect(written(remember(remember(start, 'rights', 'Kq'), 'so', 'yes'))).toBe(
      '2k/3/S1K[p] w Kq - 2+1 4 9 stuck:a1,so',
    );
  });
});

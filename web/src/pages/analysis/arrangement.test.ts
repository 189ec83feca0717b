import { describe, expect, test } from 'vitest';
import type { FenFields, Shape } from '../../api/types';
import { clear, emptied, freezable, holdable, move, place, readFen, writeFen } from './arrangement';

const NONE: FenFields = { held: [], castling: false, enPassant: false, bans: [], swaps: false, freezes: [] };
const rectangle = (files: number, ranks: number): Shape => ({ files, ranks, holes: [] });
const CORNERLESS: Shape = { files: 7, ranks: 6, holes: ['a1', 'g1', 'a6', 'g6'] };

describe('a FEN is written as it was read', () => {
  test.each<[string, string, Shape, Partial<FenFields>]>([
    [
      'castling, en passant',
      'rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQk e3 0 3',
      rectangle(8, 8),
      { castling: true, enPassant: true },
    ],
    ['long runs', 'r8r/10/ssssssssss/10/10/10/10/SSSSSSSSSS/10/R8R w - - 12 40', rectangle(10, 10), {}],
    ['holes, frozen pieces', '*sskss*/br1w1br/7/2S4/BR1W1BR/*S1KSS* w - - 1 9 frozen:c3+d6', CORNERLESS, {}],
    [
      'a ban and an exchange',
      '2k/3/K2 b - - 3 7 ban:R,swapped',
      rectangle(3, 3),
      { bans: ['R'], swaps: true },
    ],
    ['hands, promoted pieces', '+p1k/3/K1+R[RPPbp] b - - 0 5', rectangle(3, 3), { held: ['R', 'B', 'P'] }],
    ['empty hands', '2k/3/K2[] w - - 0 1', rectangle(3, 3), { held: ['P'] }],
    [
      'promoted pieces that are drawn as others',
      'q~1k/3/K1Q~[n] w - - 0 1',
      rectangle(3, 3),
      { held: ['N'] },
    ],
    ['checks to give', '2k/3/K2 w - - 3+1 0 1', rectangle(3, 3), { checks: 3 }],
  ])('%s', (_, fen, shape, some) => {
    const fields = { ...NONE, ...some };
    expect(writeFen(readFen(fen, fields), shape, fields)).toBe(fen);
  });
});

describe('an arrangement', () => {
  const fields = { ...NONE, freezes: ['S'], held: ['P'] };
  const start = readFen('2k/3/S1K[p] w - - 4 9 frozen:a1', fields);
  const written = (arrangement: typeof start): string => writeFen(arrangement, rectangle(3, 3), fields);

  test('gets and loses pieces', () => {
    expect(written(place(start, 'b2', 's'))).toBe('2k/1s1/S1K[p] w - - 4 9 frozen:a1');
    expect(written(clear(start, 'c1'))).toBe('2k/3/S2[p] w - - 4 9 frozen:a1');
  });

  test('forgets that a piece was frozen who is put elsewhere, or whose place is taken', () => {
    expect(written(move(start, 'a1', 'b2'))).toBe('2k/1S1/2K[p] w - - 4 9');
    expect(written(move(start, 'c1', 'a1'))).toBe('2k/3/K2[p] w - - 4 9');
  });

  test('stays when nobody is moved', () => {
    expect(move(start, 'b2', 'a1')).toBe(start);
    expect(move(start, 'a1', 'a1')).toBe(start);
  });

  test('is emptied, hands too', () => {
    expect(written(emptied(start, fields))).toBe('3/3/3[] w - - 0 1');
  });

  test('knows who can be frozen and held', () => {
    expect(freezable(start, fields)).toEqual(['a1']);
    expect(holdable(fields)).toEqual(['P', 'p']);
  });
});

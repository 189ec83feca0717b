import { describe, expect, it } from 'vitest';
import { rectangle } from './geometry';
import { PlacementError, readPlacement, shapeOf } from './placement';

describe('a placement', () => {
  it('is read from the top rank, with numbers of two digits', () => {
    const pieces = readPlacement('k9/10/10/10/10/10/10/10/10/9K');
    expect([...pieces]).toEqual([
      ['j1', 'K'],
      ['a10', 'k'],
    ]);
  });

  it('has promoted pieces of both kinds', () => {
    expect([...readPlacement('+r1Q~/3')]).toEqual([
      ['a2', '+r'],
      ['c2', 'Q~'],
    ]);
  });

  it('has holes', () => {
    expect(shapeOf('*sskss*/br1w1br/7/7/BR1W1BR/*SSKSS*')).toEqual(rectangle(7, 6, ['a1', 'g1', 'a6', 'g6']));
    expect(readPlacement('*K*').get('b1')).toBe('K');
  });

  it('may be empty before there is a position', () => {
    expect(readPlacement('').size).toBe(0);
  });

  it('is refused with the place and the text', () => {
    expect(() => readPlacement('8/3?4')).toThrow(PlacementError);
    expect(() => readPlacement('8/3?4')).toThrow('"?4" is no piece, number or * in the placement "8/3?4"');
    expect(() => readPlacement('8/7')).toThrow('row 2 of "8/7" has 7 squares, the first has 8');
    expect(() => readPlacement('8/+')).toThrow(PlacementError);
  });
});

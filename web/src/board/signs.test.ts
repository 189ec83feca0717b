import { describe, expect, it } from 'vitest';
import { Geometry, rectangle } from './geometry';
import { drawSigns, signPaths, wordsOf } from './signs';
import { drawSquares } from './squares';
import type { Side, Signs } from './types';

const SIDES = { white: 'Red', black: 'Blue' };
const NOTHING: Signs = { lines: [], promotion: [], goals: [], arrows: [] };

function seen(signs: Partial<Signs>, orientation: Side = 'white'): Geometry {
  return new Geometry({ ...rectangle(3, 3), signs: { ...NOTHING, ...signs } }, orientation);
}

describe('what the rules ask of squares', () => {
  it('is drawn by lines, whole ones and broken ones, as the viewer sees them', () => {
    const signs = { lines: [[0, 1, 3, 1]], promotion: [[0, 2, 3, 2]] };
    expect(signPaths(seen(signs))).toEqual([
      { above: false, kind: 'promotion', d: 'M0 2L3 2' },
      { above: false, kind: 'border', d: 'M0 1L3 1' },
    ]);
    expect(signPaths(seen(signs, 'black'), 10)).toContainEqual({
      above: false,
      kind: 'border',
      d: 'M30 20L0 20',
    });
  });

  it('is a flag on a tinted ground where a side has to come, of its colour if it is one side', () => {
    const goals = [{ squares: ['b2'] }, { side: 'black' as const, squares: ['a1'] }];
    const kinds = signPaths(seen({ goals })).map(({ kind }) => kind);
    expect(kinds).toEqual(['ground', 'goal', 'goal black']);
    expect(signPaths(seen({ goals }))[1]?.d).toBe('M1.78 1.95L1.78 1.68L1.96 1.76L1.81 1.83L1.81 1.95Z');
  });

  it('keeps flags upright on a turned board', () => {
    const goals = [{ squares: ['a1'] }];
    expect(signPaths(seen({ goals }, 'black'))[1]?.d).toBe(
      'M2.78 0.95L2.78 0.68L2.96 0.76L2.81 0.83L2.81 0.95Z',
    );
  });

  it('is an arrow at the edge of the square that it leaves', () => {
    const arrows = [{ square: 'b2', line: [1.5, 1.19, 1.5, 1.04] }];
    expect(signPaths(seen({ arrows }))).toEqual([
      { above: true, kind: 'arrows', d: 'M1.5 1.04L1.58 1.19L1.42 1.19Z' },
    ]);
  });

  it('is over the pieces if it is a flag or an arrow, which a piece would hide', () => {
    const signs = seen({ goals: [{ squares: ['b2'] }], lines: [[0, 1, 3, 1]] });
    const classes = (over: boolean): (string | null)[] =>
      drawSigns(signs, over).map((each) => each.getAttribute('class'));
    expect(classes(false)).toEqual(['vb-sign ground', 'vb-sign border']);
    expect(classes(true)).toEqual(['vb-sign goal']);
  });

  it('lies over squares and lines', () => {
    const classes = drawSquares(seen({ lines: [[0, 1, 3, 1]] })).map((each) => each.getAttribute('class'));
    expect(classes.slice(-2)).toEqual(['vb-dots', 'vb-sign border']);
  });

  it('is nothing on most boards', () => {
    expect(drawSigns(new Geometry(rectangle(3, 3), 'white'), false)).toEqual([]);
    expect(wordsOf(new Geometry(rectangle(3, 3), 'white'), 'b2', SIDES)).toEqual([]);
  });

  it('is said of a square by the side of a goal and by where its arrows point', () => {
    const signs = {
      goals: [{ side: 'white' as const, squares: ['b3'] }, { squares: ['b2'] }],
      arrows: [
        { square: 'b2', line: [1.5, 1.19, 1.5, 1.04] },
        { square: 'b2', line: [1.19, 1.81, 1.04, 1.96] },
      ],
    };
    expect(wordsOf(seen(signs), 'b3', SIDES)).toEqual(['Red’s goal']);
    expect(wordsOf(seen(signs), 'b2', SIDES)).toEqual(['goal', 'arrows up, down left']);
    expect(wordsOf(seen(signs, 'black'), 'b2', SIDES)).toEqual(['goal', 'arrows down, up right']);
  });
});

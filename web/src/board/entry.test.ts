import { describe, expect, it } from 'vitest';
import { toggle } from './drawings';
import { Entry, type Situation } from './entry';
import { withEntry } from './entry-marks';
import { describe as describeSquare } from './labels';
import { ofSide, sideOf } from './pieces';
import { readPlacement } from './placement';
import { preview } from './preview';
import { USUAL } from './properties';
import type { Drawing } from './types';

const pieces = readPlacement('1p1/3/RP1');

describe('the board’s own marks', () => {
  const nothing = { steps: [], choices: new Set<string>(), premove: [], over: null, pieces, checked: null };

  it('tell free squares from taken ones, further legs, and a square that is meant again', () => {
    const first = withEntry({}, { ...nothing, steps: ['a1'], choices: new Set(['a3', 'b3', 'b1', '=Q']) });
    expect(Object.fromEntries(first)).toEqual({
      a1: ['selected'],
      a3: ['reach'],
      b3: ['reach-taken'],
      b1: ['reach-taken'],
    });
    const second = withEntry({}, { ...nothing, steps: ['a1', 'b3'], choices: new Set(['a1', 'b3', 'c3']) });
    expect(Object.fromEntries(second)).toEqual({
      a1: ['selected', 'choose'],
      b3: ['selected', 'again'],
      c3: ['choose'],
    });
  });

  it('say “stays” of the square pointed at last alone, not of the one that the mover has left', () => {
    const placing = withEntry({}, { ...nothing, steps: ['a1', 'b3'], choices: new Set(['a1', 'c3']) });
    expect(placing.get('a1')).toEqual(['selected', 'choose']);
  });

  it('show who is in check once a move is shown, and no check that is over', () => {
    const page = { a1: ['last', 'check'], b1: ['frozen'] };
    expect(Object.fromEntries(withEntry(page, nothing))).toEqual(page);
    const shown = withEntry(page, { ...nothing, checked: ['b3'] });
    expect(Object.fromEntries(shown)).toEqual({ a1: ['last'], b1: ['frozen'], b3: ['check'] });
  });

  it('lie above the page’s and name no step that is no square', () => {
    const marks = withEntry({ a1: ['last'] }, { ...nothing, premove: ['@P', 'a1'], over: 'c2' });
    expect(Object.fromEntries(marks)).toEqual({ a1: ['last', 'premove'], c2: ['over'] });
  });
});

describe('labels', () => {
  const nameOf = (): string => 'white rook';

  it('say square, piece and every mark once', () => {
    expect(describeSquare('e4', 'R', [], nameOf)).toBe('e4, white rook');
    expect(describeSquare('e4', undefined, ['over', 'reach', 'target'], nameOf)).toBe(
      'e4, empty, may be reached',
    );
    expect(describeSquare('e4', 'R', ['check', 'frozen', 'haunted'], nameOf)).toBe(
      'e4, white rook, in check, frozen, haunted',
    );
  });
});

describe('previews', () => {
  const shown = (steps: string[], previews = {}, presume = false): Record<string, string> =>
    Object.fromEntries(preview(pieces, steps, previews, 'white', presume));

  it('are the page’s for the longest prefix it knows', () => {
    const previews = { 'a1 a3': { a1: '', a3: 'R' } };
    expect(shown(['a1'], previews)).toEqual({ a1: 'R', b1: 'P', b3: 'p' });
    expect(shown(['a1', 'a3'], previews)).toEqual({ a3: 'R', b1: 'P', b3: 'p' });
    expect(shown(['a1', 'a3', 'c3'], previews, true)).toEqual({ a3: 'R', b1: 'P', b3: 'p' });
  });

  it('are presumed where a piece plainly goes, is dropped or becomes another', () => {
    expect(shown(['a1', 'b3'], {}, true)).toEqual({ b3: 'R', b1: 'P' });
    expect(shown(['@N', 'c2'], {}, true)).toEqual({ a1: 'R', b1: 'P', b3: 'p', c2: 'N' });
    expect(shown(['b1', 'b2', '=Q'], {}, true)).toEqual({ a1: 'R', b2: 'Q', b3: 'p' });
    expect(shown(['a1', 'a1'], {}, true)).toEqual({ a1: 'R', b1: 'P', b3: 'p' });
    expect(shown(['a1', 'b3'])).toEqual({ a1: 'R', b1: 'P', b3: 'p' });
  });
});

describe('pieces', () => {
  it('belong to the side of their letter', () => {
    expect(['R', 'r', '+P', '+p', 'Q~', 'q~'].map(sideOf)).toEqual([
      'white',
      'black',
      'white',
      'black',
      'white',
      'black',
    ]);
    expect(ofSide('+R', 'black')).toBe('+r');
  });
});

describe('drawing', () => {
  const green: Drawing = { kind: 'arrow', from: 'a1', to: 'a3', brush: 'green' };

  it('the same again rubs it out, another colour recolours it', () => {
    expect(toggle([], green)).toEqual([green]);
    expect(toggle([green], green)).toEqual([]);
    expect(toggle([green], { ...green, brush: 'red' })).toEqual([{ ...green, brush: 'red' }]);
  });
});

describe('who is moving', () => {
  const at = (situation: Partial<Situation>): Entry => new Entry(() => ({ ...USUAL, pieces, ...situation }));
  const drop = [{ text: 'P@c2', steps: ['@P', 'c2'] }];

  it('is the side that the page names, else that of the first piece of a move, else who sits below', () => {
    expect(at({ side: 'black' }).mover).toBe('black');
    expect(at({ moves: [...drop, { text: 'b3b2', steps: ['b3', 'b2'] }] }).mover).toBe('black');
    expect(at({ moves: drop, orientation: 'black' }).mover).toBe('black');
  });

  it('decides which hand a drop comes from, also while the move waits for its answer', () => {
    const entry = at({ moves: drop, side: 'black', hands: { P: 1, p: 2 } });
    entry.steps = ['@P'];
    expect(entry.holdings).toEqual({ P: 1, p: 2 });
    entry.steps = [];
    entry.entered = drop[0] ?? null;
    expect(entry.holdings).toEqual({ P: 1, p: 1 });
    expect(entry.pieces.get('c2')).toBe('p');
    expect(entry.pointAt('@P')).toEqual({ kind: 'ignored' });
  });

  it('may take up only pieces that are held', () => {
    expect(at({ moves: drop, side: 'white', hands: { N: 0 } }).mayTakeUp('@N')).toBe(false);
    expect(at({ moves: drop, side: 'white', hands: { N: 1 } }).mayTakeUp('@N')).toBe(true);
  });

  it('what is entered is past when its piece is gone', () => {
    const entry = at({ moves: [{ text: 'a1a2', steps: ['a1', 'a2'] }] });
    entry.steps = ['c3'];
    expect(entry.isPast).toBe(true);
    entry.steps = ['b1'];
    expect(entry.isPast).toBe(false);
    entry.steps = ['a1'];
    expect(entry.isPast).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { choicesAfter, pointAt, pointings } from './prefixes';
import type { BoardMove, Step } from './types';

function move(...steps: string[]): BoardMove {
  return { text: steps.join(''), steps };
}

const MOVES = [
  move('b2', 'b5', 'c4'),
  move('b2', 'b5', 'b5'),
  move('b2', 'b3'),
  move('d4', 'd4'),
  move('d4', 'b2'),
  move('@P', 'e5'),
  move('e7', 'e8', '=Q'),
  move('e7', 'e8', '=P'),
];
const OWN = ['b2', 'd4', 'e7', 'e1', '@P'];

function point(step: Step, ...steps: Step[]): ReturnType<typeof pointAt> {
  return pointAt(MOVES, steps, step, (each) => OWN.includes(each));
}

describe('choices', () => {
  it('are the next steps of the moves that begin so, each once', () => {
    expect([...choicesAfter(MOVES, [])]).toEqual(['b2', 'd4', '@P', 'e7']);
    expect([...choicesAfter(MOVES, ['b2'])]).toEqual(['b5', 'b3']);
    expect([...choicesAfter(MOVES, ['b2', 'b5'])]).toEqual(['c4', 'b5']);
    expect([...choicesAfter(MOVES, ['b2', 'b3'])]).toEqual([]);
    expect([...choicesAfter(MOVES, ['h1'])]).toEqual([]);
  });
});

describe('shortcuts', () => {
  const moves = pointings([
    { text: 'e1g1', steps: ['e1', 'g1'], shortcuts: [['e1', 'h1']] },
    { text: 'e1f1', steps: ['e1', 'f1'] },
  ]);

  it('are ways to point at a move beside its steps', () => {
    expect([...choicesAfter(moves, ['e1'])]).toEqual(['g1', 'h1', 'f1']);
    const pointing = pointAt(moves, ['e1'], 'h1', () => true);
    expect(pointing).toMatchObject({ kind: 'whole', move: { text: 'e1g1', steps: ['e1', 'h1'] } });
  });
});

describe('pointing', () => {
  it('enters step after step up to a whole move', () => {
    expect(point('b2')).toEqual({ kind: 'entered', steps: ['b2'] });
    expect(point('b5', 'b2')).toEqual({ kind: 'entered', steps: ['b2', 'b5'] });
    expect(point('c4', 'b2', 'b5')).toEqual({ kind: 'whole', move: MOVES[0] });
    expect(point('e5', '@P')).toEqual({ kind: 'whole', move: MOVES[5] });
  });

  it('may repeat a square where a move does', () => {
    expect(point('d4', 'd4')).toEqual({ kind: 'whole', move: MOVES[3] });
    expect(point('b5', 'b2', 'b5')).toEqual({ kind: 'whole', move: MOVES[1] });
  });

  it('at the begun piece again drops it', () => {
    expect(point('b2', 'b2')).toEqual({ kind: 'dropped' });
  });

  it('at another own piece begins with that one, unless it may be captured', () => {
    expect(point('d4', 'b2')).toEqual({ kind: 'entered', steps: ['d4'] });
    expect(point('b2', 'd4')).toEqual({ kind: 'whole', move: MOVES[4] });
  });

  it('takes up a piece without moves, so that trying it is refused', () => {
    expect(point('e1')).toEqual({ kind: 'entered', steps: ['e1'] });
    expect(point('e2', 'e1')).toEqual({ kind: 'refused', steps: ['e1', 'e2'] });
  });

  it('at nothing is ignored, at what no move has is refused', () => {
    expect(point('h8')).toEqual({ kind: 'ignored' });
    expect(point('h8', 'b2')).toEqual({ kind: 'refused', steps: ['b2', 'h8'] });
    expect(point('h8', 'b2', 'b5')).toEqual({ kind: 'refused', steps: ['b2', 'b5', 'h8'] });
  });

  it('elsewhere while it is asked what a piece becomes only drops the move', () => {
    expect(point('h8', 'e7', 'e8')).toEqual({ kind: 'dropped' });
  });
});

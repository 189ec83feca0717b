import { describe, expect, it } from 'vitest';
import { plan, together, type Standing } from './journeys';
import { readPlacement } from './placement';
import type { BoardMove, Path } from './types';

function drawn(placement: string): Standing[] {
  return [...readPlacement(placement)].map(([square, piece]) => ({ piece, square, home: square }));
}

/** The plan as text: `"K e1-e2"` a piece moves, `"+Q d4"` it appears, `"-p d5"` it disappears. */
function told(standing: readonly Standing[], placement: string, paths?: readonly Path[]): string[] {
  const { arrivals, leaving } = plan(standing, readPlacement(placement), paths);
  const moved = arrivals
    .filter(({ figure, to }) => figure?.square !== to)
    .map(({ figure, path, piece, to }) =>
      figure ? `${piece} ${figure.square}-${to}` : `+${piece} ${path?.[0] ?? ''}${to}`,
    );
  return [...moved, ...leaving.map(({ piece, square }) => `-${piece} ${square}`)].sort();
}

describe('without paths', () => {
  it('a piece that is gone has gone to the nearest square where its like appeared', () => {
    expect(told(drawn('3/3/RR1'), '3/R2/R2')).toEqual(['R b1-a2']);
    expect(told(drawn('R1R/3/3'), '3/3/R1R')).toEqual(['R a3-a1', 'R c3-c1']);
  });

  it('pieces that stay are left alone', () => {
    expect(told(drawn('RRR'), 'RRR')).toEqual([]);
  });

  it('a captured piece leaves, a promoted one appears', () => {
    expect(told(drawn('r2/3/R2'), 'R2/3/3')).toEqual(['-r a3', 'R a1-a3']);
    expect(told(drawn('3/P2'), 'Q2/3')).toEqual(['+Q a2', '-P a1']);
  });
});

describe('paths', () => {
  it('let promotions and swaps slide', () => {
    expect(told(drawn('3/P2'), 'Q2/3', [['a1', 'a2']])).toEqual(['Q a1-a2']);
    const swap = [
      ['a1', 'c1'],
      ['c1', 'a1'],
    ];
    expect(told(drawn('K1k'), 'k1K', swap)).toEqual(['K a1-c1', 'k c1-a1']);
    expect(told(drawn('K1K'), 'K1K', swap)).toEqual(['K a1-c1', 'K c1-a1']);
  });

  it('are trusted alone: nothing is guessed beside them', () => {
    expect(told(drawn('R1R'), '1RR', [])).toEqual(['+R b1', '-R a1']);
  });

  it('bring pieces from the hand', () => {
    expect(told([], '1P1', [['@P', 'b1']])).toEqual(['+P @Pb1']);
  });

  it('mean the piece’s own square, also while a preview shows it elsewhere', () => {
    const previewed: Standing[] = [{ piece: 'R', square: 'c1', home: 'a1' }];
    expect(told(previewed, '2R', [['a1', 'c1']])).toEqual([]);
    expect(told(previewed, 'R2')).toEqual(['R c1-a1']);
  });

  it('for squares that are empty afterwards are nothing', () => {
    expect(told(drawn('R2'), 'R2', [['a1', 'c1']])).toEqual([]);
  });
});

describe('what several moves have in common', () => {
  const move = (...paths: Path[]): BoardMove => ({ text: '', steps: [], paths });

  it('the paths that all have, and the pieces that all send away, but not to one place', () => {
    const moves = [move(['b2', 'b5'], ['b5', 'c4']), move(['b2', 'b5'], ['b5', 'a4'])];
    expect(together(moves)).toEqual({ paths: [['b2', 'b5']], undecided: ['b5'] });
  });

  it('who stays where one of the moves leaves him is not sent away', () => {
    const moves = [move(['e1', 'e4']), move(['e1', 'e4'], ['e5', 'e6'])];
    expect(together(moves)).toEqual({ paths: [['e1', 'e4']], undecided: [] });
  });

  it('is not known where one move does not tell', () => {
    expect(together([move(['b2', 'b5']), { text: '', steps: [] }])).toBeNull();
  });
});

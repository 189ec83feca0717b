import { describe, expect, it } from 'vitest';
import { Geometry, fileAndRank, rectangle, squareName } from './geometry';

const CORNERLESS = rectangle(7, 6, ['a1', 'g1', 'a6', 'g6']);

describe('square names', () => {
  it('have one or two digits', () => {
    expect(squareName(0, 9)).toBe('a10');
    expect(fileAndRank('j10')).toEqual({ file: 9, rank: 9 });
    expect(fileAndRank('a1')).toEqual({ file: 0, rank: 0 });
  });

  it('are told from other steps', () => {
    for (const step of ['@P', '=Q', '=+R', '', 'a0', 'a', '10', 'A1', 'a100'])
      expect(fileAndRank(step)).toBeNull();
  });
});

describe('a geometry', () => {
  it('makes no squares where holes are', () => {
    const geometry = new Geometry(CORNERLESS, 'white');
    expect(geometry.squares).toHaveLength(38);
    expect(geometry.rows[0]).toEqual(['b6', 'c6', 'd6', 'e6', 'f6']);
    expect(geometry.has('a1')).toBe(false);
    expect(geometry.squareAt(0, 5)).toBeNull();
    expect(geometry.squareAt(1.9, 5.1)).toBe('b1');
    expect(geometry.squareAt(-0.1, 3)).toBeNull();
    expect(geometry.squareAt(7, 3)).toBeNull();
  });

  it('finds every square where it puts it, from both sides', () => {
    for (const orientation of ['white', 'black'] as const) {
      const geometry = new Geometry(rectangle(7, 12, ['d5']), orientation);
      expect(geometry.squares).toHaveLength(83);
      for (const square of geometry.squares) {
        const place = geometry.placeOf(square);
        expect(place && geometry.squareAt(place.column, place.row)).toBe(square);
      }
    }
  });

  it('turns by half a circle', () => {
    const geometry = new Geometry(CORNERLESS, 'black');
    expect(geometry.placeOf('b1')).toEqual({ column: 5, row: 0 });
    expect(geometry.fileNames.join('')).toBe('gfedcba');
    expect(geometry.rankNames.join('')).toBe('123456');
  });

  it('keeps the colour of a square when it turns: a1 is dark', () => {
    for (const orientation of ['white', 'black'] as const) {
      const geometry = new Geometry(rectangle(7, 12), orientation);
      expect(geometry.isDark('a1')).toBe(true);
      expect(geometry.isDark('b1')).toBe(false);
    }
  });

  it('leads over holes to the next square, and nowhere at the edge', () => {
    const geometry = new Geometry(rectangle(5, 1, ['b1', 'c1', 'e1']), 'white');
    expect(geometry.beyond('a1', 1, 0)).toBe('d1');
    expect(geometry.beyond('d1', 1, 0)).toBeNull();
    expect(geometry.beyond('d1', -1, 0)).toBe('a1');
  });

  it('knows whether it shows a shape', () => {
    const geometry = new Geometry(CORNERLESS, 'white');
    expect(geometry.shows(CORNERLESS, 'white')).toBe(true);
    expect(geometry.shows(CORNERLESS, 'black')).toBe(false);
    expect(geometry.shows({ ...CORNERLESS, holes: ['a1', 'g1', 'a6', 'f6'] }, 'white')).toBe(false);
    expect(geometry.shows({ ...CORNERLESS, ranks: 7 }, 'white')).toBe(false);
  });

  it('turns lines, dots and what players write at the edges', () => {
    const shape = {
      ...rectangle(3, 2),
      lines: [[0.5, 0.5, 2.5, 0.5]],
      dots: [1, 1],
      edges: { files: ['3', '2', '1'], ranks: ['a', 'b'] },
    };
    expect(new Geometry(shape, 'white').edges.files.join('')).toBe('321');
    const geometry = new Geometry(shape, 'black');
    expect(geometry.edges).toEqual({ files: ['1', '2', '3'], ranks: ['b', 'a'] });
    expect(geometry.lines).toEqual([
      [
        { column: 2.5, row: 1.5 },
        { column: 0.5, row: 1.5 },
      ],
    ]);
    expect(geometry.dots).toEqual([{ column: 2, row: 1 }]);
  });

  it('knows what players call a square', () => {
    const [a1] = rectangle(1, 1).cells;
    if (!a1) throw new Error('no cell');
    const geometry = new Geometry({ ...rectangle(1, 1), cells: [{ ...a1, byPlayers: '1a' }] }, 'white');
    expect(geometry.playersNameOf('a1')).toBe('1a');
    expect(new Geometry(rectangle(1, 1), 'white').playersNameOf('a1')).toBeNull();
  });
});

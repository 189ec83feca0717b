import { describe, expect, it } from 'vitest';
import { Geometry, rectangle } from './geometry';
import { way } from './ways';

const board = new Geometry(rectangle(8, 8), 'white');

function told(...path: string[]): (readonly [number, number, number])[] {
  return (way(path, board) ?? []).map(({ place, at }) => [place.column, place.row, Math.round(at * 100)]);
}

describe('a way', () => {
  it('leads over the squares where it turns, at even speed', () => {
    expect(told('a1', 'a4', 'b4')).toEqual([
      [0, 7, 0],
      [0, 4, 75],
      [1, 4, 100],
    ]);
  });

  it('goes half a step out of the picture and comes in on the other side at once', () => {
    expect(told('b1', 'a1', '~', 'h1')).toEqual([
      [1, 7, 0],
      [0, 7, 50],
      [-0.5, 7, 75],
      [7.5, 7, 75],
      [7, 7, 100],
    ]);
    expect(told('h4', '~', 'b5').slice(1, 3)).toEqual([
      [8, 3.5, 50],
      [0, 3.5, 50],
    ]);
  });

  it('is none where a square is not on the board', () => {
    expect(way(['@P', 'a1'], board)).toBeNull();
  });
});

import { describe, expect, test } from 'vitest';
import { plyAt, pointsOf } from './graph';

const cp = (centipawns: number): { centipawns: number } => ({ centipawns });

describe('the graph', () => {
  test('lies between left and right, White above', () => {
    const points = pointsOf([cp(0), cp(400), { wins: -2 }]);
    expect(points.map(({ x }) => x)).toEqual([0, 0.5, 1]);
    expect(points[0]?.y).toBe(0.5);
    expect(points[1]?.y).toBeCloseTo(1 / 11);
    expect(points[2]?.y).toBe(1);
  });

  test('leaves out what is not evaluated', () => {
    expect(pointsOf([cp(0), null, cp(10)]).map(({ ply }) => ply)).toEqual([0, 2]);
    expect(pointsOf([cp(0)])).toEqual([{ ply: 0, x: 0, y: 0.5, score: cp(0) }]);
  });

  test('goes on as high as before where the game is over', () => {
    expect(pointsOf([{ wins: 1 }, { wins: 0 }]).map(({ y }) => y)).toEqual([0, 0]);
  });

  test('knows which ply was pressed', () => {
    expect(plyAt(0, 10)).toBe(0);
    expect(plyAt(0.449, 10)).toBe(4);
    expect(plyAt(1.2, 10)).toBe(10);
    expect(plyAt(-0.2, 10)).toBe(0);
  });
});

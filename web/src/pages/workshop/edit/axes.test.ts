import { describe, expect, it } from 'vitest';
import {
  axis,
  centred,
  evenly,
  keeping,
  onlySquares,
  placeFileLetters,
  placeWords,
  reversed,
  type Axis,
} from './axes';

const places = ({ size, place }: Axis): (number | null)[] => Array.from({ length: size }, (_, i) => place(i));
const wider = { files: axis(8, 0, 1), ranks: axis(8, 8, 0) };

describe('an axis', () => {
  it('grows and shrinks at an edge', () => {
    expect(places(axis(3, 0, 1))).toEqual([1, 2, 3]);
    expect(places(axis(3, 3, 1))).toEqual([0, 1, 2]);
    expect(places(axis(3, 0, -1))).toEqual([null, 0, 1]);
    expect(places(reversed(axis(3, 0, 1)))).toEqual([0, 1, 2]);
  });

  it('grows and shrinks evenly, and keeps edges and middle', () => {
    expect(places(evenly(8, 10))).toEqual([0, 1, 2, 4, 5, 7, 8, 9]);
    expect(places(evenly(8, 9))).toEqual([0, 1, 2, 4, 5, 6, 7, 8]);
    expect(places(evenly(8, 6))).toEqual([0, 1, null, 2, 3, null, 4, 5]);
    expect(places(evenly(8, 7))).toEqual([0, 1, null, 2, 3, 4, 5, 6]);
    expect(places(evenly(9, 11))).toEqual([0, 1, 2, 3, 5, 7, 8, 9, 10]);
    expect(places(evenly(8, 8))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it.each([1, 2, 3, 5, 8, 9])('of %i lines has a place of its own for each line that stays', (size) => {
    for (let to = 1; to < 14; to++) {
      const stay = places(evenly(size, to)).filter((now) => now !== null);
      expect(stay.every((now) => now >= 0 && now < to)).toBe(true);
      expect(stay).toEqual([...new Set(stay)].sort((a, b) => a - b));
    }
  });

  it('keeps the middle, or chosen lines', () => {
    expect(places(centred(4, 2))).toEqual([null, 0, 1, null]);
    expect(places(centred(2, 4))).toEqual([1, 2]);
    expect(places(keeping(4, [0, 3]))).toEqual([0, null, null, 1]);
  });
});

describe('words for squares', () => {
  it.each([
    ['rank 8', 'rank 8'],
    ['files a-c rank 2', 'files a-d rank 2'],
    ['d1-f3 d8', 'e1-g3 e8'],
    ['all but d1', 'all but e1'],
    ['no own P in file d', 'no own P in file e'],
    ['mfWcfF', 'mfWcfF'],
  ])('%s become %s', (before, after) => {
    expect(placeWords(before, wider)).toBe(after);
  });

  it('are gone with their squares', () => {
    expect(placeWords('a1 a2', { files: axis(8, 0, -1), ranks: axis(8, 8, 0) })).toBe(null);
    expect(placeFileLetters('a c', { files: axis(8, 0, -1), ranks: axis(8, 8, 0) })).toBe(null);
    expect(placeFileLetters('c g', wider)).toBe('d h');
  });

  it('are told from conditions', () => {
    expect(onlySquares('light rank 3 a4-b5')).toBe(true);
    expect(onlySquares('own P in rank 3')).toBe(false);
    expect(onlySquares('nowhere')).toBe(false);
  });
});

import { moved, type Path } from './path';

/** Capital letters as strokes on a field 20 wide and 28 high: fonts differ between machines, lines do not. */
const STROKES: Readonly<Record<string, Path>> = {
  A: 'M0 28L10 0L20 28M3.6 18.5L16.4 18.5',
  B: 'M2 0L2 28M2 0L10 0C20 0 20 13 10 13L2 13M10 13C22 13 22 28 10 28L2 28',
  C: 'M19.5 5C14 -3 0.5 -1 0.5 14C0.5 29 14 31 19.5 23',
  D: 'M2 0L2 28L8 28C24 28 24 0 8 0Z',
  E: 'M18 0L3 0L3 28L18 28M3 13.5L15 13.5',
  F: 'M18 0L3 0L3 28M3 13.5L15 13.5',
  G: 'M19 5C14 -3 0.5 -1 0.5 14C0.5 29 14 31 19.5 23L19.5 15L12 15',
  H: 'M1.5 0L1.5 28M18.5 0L18.5 28M1.5 13.5L18.5 13.5',
  I: 'M10 0L10 28M5 0L15 0M5 28L15 28',
  J: 'M16 0L16 19C16 31 2 31 2 20',
  K: 'M2 0L2 28M18 0L2 17M8 11.5L19 28',
  L: 'M3.5 0L3.5 28L18 28',
  M: 'M0.5 28L0.5 0L10 17L19.5 0L19.5 28',
  N: 'M1.5 28L1.5 0L18.5 28L18.5 0',
  O: 'M10 -0.5C-3 -0.5 -3 28.5 10 28.5C23 28.5 23 -0.5 10 -0.5Z',
  P: 'M2 28L2 0L10 0C22 0 22 15.5 10 15.5L2 15.5',
  Q: 'M10 -0.5C-3 -0.5 -3 28.5 10 28.5C23 28.5 23 -0.5 10 -0.5ZM12 20L19.5 29',
  R: 'M2 28L2 0L10 0C22 0 22 14.5 10 14.5L2 14.5M10 14.5L19 28',
  S: 'M18 4C13 -2.5 1.5 -1 1.5 7C1.5 16 18.5 12 18.5 21C18.5 30 6 30 1.5 23.5',
  T: 'M0.5 0L19.5 0M10 0L10 28',
  U: 'M1.5 0L1.5 18C1.5 32 18.5 32 18.5 18L18.5 0',
  V: 'M0 0L10 28L20 0',
  W: 'M-2 0L4.5 28L10 8L15.5 28L22 0',
  X: 'M1 0L19 28M19 0L1 28',
  Y: 'M0.5 0L10 14L19.5 0M10 14L10 28',
  Z: 'M1.5 0L18.5 0L1.5 28L18.5 28',
};

/** The strokes of a piece's letter, without FEN's marks, about a centre; an empty path if it is none of A to Z. */
export function letterAt(letter: string, cx: number, cy: number, height: number): Path {
  const strokes = STROKES[letter.replace(/[+~]/g, '').toUpperCase()] ?? '';
  const scale = height / 28;
  return moved(strokes, cx - 10 * scale, cy - 14 * scale, scale);
}

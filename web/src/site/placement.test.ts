import { expect, it } from 'vitest';
import { readPlacement, shapeOf } from '../board/placement';
import { writePlacement } from './placement';

it.each([
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR',
  '*sskss*/br1w1br/7/7/BR1W1BR/*SSKSS*',
  'ln1g1+R2l/1r5b1/9/9/9/9/9/1B5R1/LNSGKGSNL',
  'r8r/10/Q~9/10/10/10/10/10/1CAGKQGAC1/R8R',
])('writes %s as it was read', (placement) => {
  expect(writePlacement(readPlacement(placement), shapeOf(placement))).toBe(placement);
});

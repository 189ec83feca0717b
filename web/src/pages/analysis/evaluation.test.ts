import { describe, expect, test } from 'vitest';
import { USUAL_SIDES } from '../../site/pieces';
import { counted, share, signs, words } from './evaluation';

describe('a score', () => {
  test.each([
    [{ centipawns: 135 }, '+1.35', 'White is ahead by 1.35'],
    [{ centipawns: -220 }, '−2.20', 'Black is ahead by 2.20'],
    [{ centipawns: 0 }, '0.00', 'about equal, 0.00'],
    [{ centipawns: -10 }, '−0.10', 'about equal, −0.10'],
    [{ wins: 3 }, '#3', 'White wins in 3'],
    [{ wins: -2 }, '−#2', 'Black wins in 2'],
    [{ wins: 0 }, 'end', 'the game is over'],
  ])('%j is %s, %s', (score, short, long) => {
    expect(signs(score)).toBe(short);
    expect(words(score, USUAL_SIDES)).toBe(long);
  });

  test('shares the chances the same way for both sides', () => {
    expect(share({ centipawns: 0 })).toBe(0.5);
    expect(share({ centipawns: 150 }) + share({ centipawns: -150 })).toBeCloseTo(1);
    expect(share({ centipawns: 150 })).toBeGreaterThan(0.5);
    expect(share({ wins: 9 })).toBe(1);
    expect(share({ wins: -9 })).toBe(0);
  });
});

test('positions are counted shortly', () => {
  expect([950, 12_340, 123_400, 2_340_000].map(counted)).toEqual(['950', '12.3k', '123k', '2.3M']);
});

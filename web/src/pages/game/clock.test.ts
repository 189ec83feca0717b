import { describe, expect, test } from 'vitest';
import { face, read, spokenTime, untilNextFace } from './clock';

const clocks = {
  white: 60_000,
  black: 30_000,
  running: 'white',
  whiteByoyomi: false,
  blackByoyomi: false,
} as const;
const fischer = { main: 300, increment: 3, byoyomi: 0 };
const byoyomi = { main: 60, increment: 0, byoyomi: 10 };

describe('a clock', () => {
  test('runs only for the side whose clock runs', () => {
    expect(read(clocks, 'white', fischer, 1_500).left).toBe(58_500);
    expect(read(clocks, 'black', fischer, 1_500).left).toBe(30_000);
  });

  test('stops at nothing', () => {
    expect(read(clocks, 'white', fischer, 90_000)).toMatchObject({ left: 0, byoyomi: false, low: true });
  });

  test('goes on with byo-yomi when the main time is used up', () => {
    expect(read(clocks, 'white', byoyomi, 61_000)).toMatchObject({ left: 9_000, byoyomi: true });
  });

  test('does not begin the byo-yomi twice', () => {
    const inByoyomi = { ...clocks, white: 10_000, whiteByoyomi: true };
    expect(read(inByoyomi, 'white', byoyomi, 12_000)).toMatchObject({ left: 0, byoyomi: true });
  });

  test('warns when little is left, measured by what there was', () => {
    expect(read(clocks, 'white', fischer, 39_000).low).toBe(false);
    expect(read(clocks, 'white', fischer, 41_000).low).toBe(true);
    const inByoyomi = { ...clocks, white: 10_000, whiteByoyomi: true };
    expect(read(inByoyomi, 'white', byoyomi, 7_000).low).toBe(false);
    expect(read(inByoyomi, 'white', byoyomi, 8_500).low).toBe(true);
  });
});

test.each([
  [3_909_000, '1:05:09'],
  [299_001, '5:00'],
  [299_000, '4:59'],
  [10_000, '0:10'],
  [9_999, '9.9'],
  [40, '0.0'],
])('%i ms are shown as %s', (left, shown) => expect(face(left)).toBe(shown));

test('a face is drawn again when it changes, not before', () => {
  for (const left of [61_234, 10_400, 9_950, 310]) {
    const wait = untilNextFace(left);
    expect(face(left - wait)).not.toBe(face(left));
    expect(face(left - wait + 2)).toBe(face(left));
  }
});

test('time is read aloud in words', () => {
  expect(spokenTime(125_000)).toBe('2 minutes 5 seconds');
  expect(spokenTime(3_601_000)).toBe('1 hour 1 second');
  expect([face(581_400), spokenTime(581_400)]).toEqual(['9:42', '9 minutes 42 seconds']);
  expect(spokenTime(9_900)).toBe('9 seconds');
  expect(spokenTime(400)).toBe('0 seconds');
});

test('days are shown and read aloud without seconds', () => {
  const hour = 3_600_000;
  expect([face(53.5 * hour), spokenTime(53.5 * hour)]).toEqual(['2 d 5 h', '2 days 5 hours']);
  expect([face(24 * hour), spokenTime(24 * hour)]).toEqual(['1 d 0 h', '1 day']);
  expect(face(24 * hour - 1000)).toBe('23:59:59');
  expect(untilNextFace(53.5 * hour)).toBe(hour / 2 + 1);
  const clocks = {
    white: 2 * hour,
    black: 30 * hour,
    running: 'white',
    whiteByoyomi: true,
    blackByoyomi: true,
  } as const;
  const time = { main: 0, increment: 0, byoyomi: 0, days: 2 };
  expect(read(clocks, 'white', time, hour / 2)).toEqual({
    left: 1.5 * hour,
    byoyomi: false,
    running: true,
    low: false,
  });
  expect(read(clocks, 'white', time, 1.5 * hour).low).toBe(true);
});

import { describe, expect, it, test } from 'vitest';
import { controlWords, flawOf, NO_CLOCK, PRESETS, timeOf, type ClockKind } from './time-control';

describe('timeOf', () => {
  it('is nothing without a clock', () => {
    expect(timeOf(NO_CLOCK)).toBeNull();
  });

  it('adds the seconds after each move (Fischer)', () => {
    expect(timeOf({ ...NO_CLOCK, kind: 'fischer', minutes: 0.5, seconds: 2 })).toEqual({
      main: 30,
      increment: 2,
      byoyomi: 0,
    });
  });

  it('gives the seconds for each move (byo-yomi)', () => {
    expect(timeOf({ ...NO_CLOCK, kind: 'byoyomi', minutes: 5, seconds: 10 })).toEqual({
      main: 300,
      increment: 0,
      byoyomi: 10,
    });
  });

  it('gives days for each move', () => {
    const time = timeOf({ ...NO_CLOCK, kind: 'days', days: 7 });
    expect(time).toEqual({ main: 0, increment: 0, byoyomi: 0, days: 7 });
    expect(time && controlWords(time)).toBe('7 days a move');
  });
});

test('time controls are written as players know them', () => {
  expect(controlWords({ main: 300, increment: 3, byoyomi: 0 })).toBe('5 + 3');
  expect(controlWords({ main: 60, increment: 0, byoyomi: 10 })).toBe('1 min, then 10 s a move');
  expect(controlWords({ main: 90, increment: 0, byoyomi: 0 })).toBe('1:30 + 0');
  expect(controlWords({ main: 0, increment: 0, byoyomi: 0, days: 1 })).toBe('1 day a move');
});

describe('flawOf', () => {
  it.each(['fischer', 'byoyomi'] satisfies ClockKind[])(
    'finds nothing wrong with the presets of %s',
    (kind) => {
      expect(PRESETS[kind].map(([minutes, seconds]) => flawOf({ kind, minutes, seconds }))).toEqual(
        PRESETS[kind].map(() => null),
      );
    },
  );

  it.each([
    [{ kind: 'fischer', minutes: 0, seconds: 0 }, /no time/],
    [{ kind: 'byoyomi', minutes: 5, seconds: 0 }, /at least one second/],
    [{ kind: 'fischer', minutes: null, seconds: 5 }, /Minutes/],
    [{ kind: 'fischer', minutes: -1, seconds: 5 }, /Minutes/],
    [{ kind: 'byoyomi', minutes: 1, seconds: 900 }, /Seconds/],
  ] as const)('complains about %j', (choice, words) => {
    expect(flawOf(choice)).toMatch(words);
  });

  it('does not look at numbers that are not used', () => {
    expect(flawOf({ kind: 'none', minutes: null, seconds: null })).toBeNull();
  });
});

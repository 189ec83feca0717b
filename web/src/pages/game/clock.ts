import type { Color, TableView, TimeControl } from '../../api/types';

type Clocks = NonNullable<TableView['clocks']>;

/** State of a clock at a moment. */
export interface Reading {
  /** Milliseconds left; in byo-yomi, those left of the current period. */
  readonly left: number;
  readonly byoyomi: boolean;
  readonly running: boolean;
  /** Whether so little time is left that the player is warned. */
  readonly low: boolean;
}

const LOW = 20_000;
const TENTHS_BELOW = 10_000;
const SECOND = 1_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Reads a side's clock.
 *
 * @param since milliseconds since the server sent the clocks
 */
export function read(clocks: Clocks, side: Color, time: TimeControl, since: number): Reading {
  const running = clocks.running === side;
  const left = clocks[side] - (running ? since : 0);
  if (time.days !== undefined) return { ...reading(left, false, running, time), low: left < HOUR };
  const inByoyomi = side === 'white' ? clocks.whiteByoyomi : clocks.blackByoyomi;
  if (!inByoyomi && left <= 0 && running && time.byoyomi > 0) {
    return reading(left + time.byoyomi * SECOND, true, running, time);
  }
  return reading(left, inByoyomi, running, time);
}

function reading(left: number, byoyomi: boolean, running: boolean, time: TimeControl): Reading {
  const shown = Math.max(0, left);
  return { left: shown, byoyomi, running, low: shown < lowBelow(byoyomi, time) };
}

/** Limit of low time in milliseconds: a fifth of the whole time, at least one increment, at most twenty seconds. */
function lowBelow(byoyomi: boolean, time: TimeControl): number {
  const whole = (byoyomi ? time.byoyomi : time.main) * SECOND;
  return Math.min(LOW, Math.max(whole / 5, byoyomi ? 0 : time.increment * SECOND));
}

/** Time on the face of a clock: `"2 d 5 h"`, `"1:05:09"`, `"4:59"`, and with tenths below ten seconds. */
export function face(left: number): string {
  if (left >= DAY) return `${Math.floor(left / DAY)} d ${Math.floor((left % DAY) / HOUR)} h`;
  if (left < TENTHS_BELOW) return (Math.floor(left / 100) / 10).toFixed(1);
  const seconds = Math.ceil(left / SECOND);
  const two = (n: number): string => String(n).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes}:${two(seconds % 60)}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** Milliseconds until the face changes. */
export function untilNextFace(left: number): number {
  if (left <= 0) return SECOND;
  if (left >= DAY) return (left % HOUR) + 1;
  const step = left <= TENTHS_BELOW ? 100 : SECOND;
  return (left % step) + 1;
}

/** Time in words, for screen readers, as on the face but without tenths: `"2 minutes 5 seconds"`. */
export function spokenTime(left: number): string {
  if (left >= DAY) return spoken([Math.floor(left / DAY), 'day'], [Math.floor((left % DAY) / HOUR), 'hour']);
  const seconds = left < TENTHS_BELOW ? Math.floor(left / SECOND) : Math.ceil(left / SECOND);
  return (
    spoken(
      [Math.floor(seconds / 3600), 'hour'],
      [Math.floor(seconds / 60) % 60, 'minute'],
      [seconds % 60, 'second'],
    ) || '0 seconds'
  );
}

function spoken(...parts: (readonly [count: number, unit: string])[]): string {
  return parts
    .filter(([n]) => n > 0)
    .map(([n, unit]) => `${n} ${unit}${n === 1 ? '' : 's'}`)
    .join(' ');
}

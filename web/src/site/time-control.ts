import type { TimeControl } from '../api/types';

export type ClockKind = 'none' | 'fischer' | 'byoyomi' | 'days';

/** A clock as the form holds it; an empty field is null. */
export interface ClockChoice {
  kind: ClockKind;
  /** Main time in minutes. */
  minutes: number | null;
  /** The increment after each move, or the byo-yomi for each move, in seconds. */
  seconds: number | null;
  /** Days for each move in a correspondence game. */
  days: number;
}

export const NO_CLOCK: ClockChoice = { kind: 'none', minutes: 10, seconds: 5, days: 3 };

/** The choices of days for each move. */
export const DAYS = [1, 2, 3, 5, 7, 14] as const;

/** Customary clocks, as minutes and seconds. */
export const PRESETS: Readonly<Record<ClockKind, readonly (readonly [minutes: number, seconds: number])[]>> =
  {
    none: [],
    days: [],
    fischer: [
      [3, 2],
      [5, 3],
      [10, 5],
      [15, 10],
      [30, 20],
    ],
    byoyomi: [
      [0, 10],
      [5, 10],
      [10, 30],
      [30, 60],
    ],
  };

const LONGEST_MINUTES = 180;
const LONGEST_SECONDS = 180;

/** The flaw of a clock, in words; null if there is none. */
export function flawOf({ kind, minutes, seconds }: Omit<ClockChoice, 'days'>): string | null {
  if (kind === 'none' || kind === 'days') return null;
  if (!within(minutes, LONGEST_MINUTES)) return `Minutes must be a number from 0 to ${LONGEST_MINUTES}.`;
  if (!within(seconds, LONGEST_SECONDS)) return `Seconds must be a number from 0 to ${LONGEST_SECONDS}.`;
  if (kind === 'byoyomi' && seconds === 0) return 'Byo-yomi needs at least one second for each move.';
  if (kind === 'fischer' && minutes === 0 && seconds === 0) return 'Nobody can move in no time.';
  return null;
}

function within(number: number | null, most: number): boolean {
  return number !== null && number >= 0 && number <= most;
}

/** The clock in the server's form; null: no clock. */
export function timeOf({ kind, minutes, seconds, days }: ClockChoice): TimeControl | null {
  if (kind === 'none') return null;
  if (kind === 'days') return { main: 0, increment: 0, byoyomi: 0, days };
  const main = Math.round((minutes ?? 0) * 60);
  const perMove = Math.round(seconds ?? 0);
  return {
    main,
    increment: kind === 'fischer' ? perMove : 0,
    byoyomi: kind === 'byoyomi' ? perMove : 0,
  };
}

/** A time control as players write it: `"5 + 3"`, `"10 min, then 30 s a move"`, `"3 days a move"`. */
export function controlWords({ main, increment, byoyomi, days }: TimeControl): string {
  if (days !== undefined) return days === 1 ? '1 day a move' : `${days} days a move`;
  const seconds = main % 60;
  const minutes = `${Math.floor(main / 60)}${seconds === 0 ? '' : `:${String(seconds).padStart(2, '0')}`}`;
  return byoyomi > 0 ? `${minutes} min, then ${byoyomi} s a move` : `${minutes} + ${increment}`;
}

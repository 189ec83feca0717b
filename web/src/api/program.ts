import type { Choice, ChoicesView, Color, EngineLine, PositionQuery, Score } from './types';

/** Result of a search so far. */
export interface Found {
  readonly depth: number;
  readonly nodes: number;
  readonly lines: EngineLine[];
  readonly done: boolean;
}

/** The evaluation of one position of a line. */
export interface Reviewed {
  readonly ply: number;
  readonly score: Score;
  readonly choice?: Choice;
  readonly done: boolean;
}

/** Ends a search. */
export type Stop = () => void;

type Failed = (problem: Error) => void;

/** The rules and the engine as a program that runs in the page's workers. All methods reject with a {@link Refused}. */
export interface Program {
  /** Answers a query of the API that needs no table; without a body it is a GET. */
  answer(path: string, body?: unknown): Promise<unknown>;
  /** The moves of a player that begin with a step; premoves while the other side is to move. */
  choices(position: PositionQuery, first: string, player: Color): Promise<ChoicesView>;
  /** The only move that begins with these steps, or the choices if there are several. */
  premove(position: PositionQuery, steps: string[]): Promise<{ move: string } | { choices: ChoicesView }>;
  /** Reads a move in any notation. */
  read(position: PositionQuery, move: string): Promise<{ move: string }>;
  analyse(position: PositionQuery, lines: number, found: (found: Found) => void, failed: Failed): Stop;
  review(position: PositionQuery, found: (found: Reviewed) => void, failed: Failed): Stop;
  /** The move of a computer of this level, found within `millis`. */
  think(
    position: PositionQuery,
    level: number,
    seed: number,
    millis: number,
  ): Promise<{ move: string; score: Score }>;
}

/** What the program's methods reject with; status 0 if the program itself has failed. */
export interface Refused extends Error {
  readonly status: number;
  readonly code: string;
  readonly words: readonly string[];
  readonly squares: readonly string[];
}

export function isRefused(problem: unknown): problem is Refused {
  return problem instanceof Error && 'status' in problem && 'words' in problem && 'squares' in problem;
}

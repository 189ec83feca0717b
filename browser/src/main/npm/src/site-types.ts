import type { Files } from './program.js';

/** The files of the program: where they are, or what they hold. */
export interface SiteFiles {
  wasm: string | URL | ArrayBuffer | WebAssembly.Module;
  games: string | URL | Files;
  /** The rules pages in Markdown, by their paths; fetched only when first needed. */
  pages?: string | URL | Files;
}

/**
 * A refusal, as the server's API has it; or, with `status` 0, a failure: `unsupported` where WebAssembly has no garbage
 * collection, `unavailable` where a file cannot be fetched, `failed` where the program has broken down.
 */
export class SiteError extends Error {
  readonly status: number;
  readonly code: string;
  readonly words: readonly string[];
  readonly squares: readonly string[];

  constructor(status: number, code: string, words: readonly string[], squares: readonly string[] = []) {
    super(words.join(' '));
    this.name = 'SiteError';
    this.status = status;
    this.code = code;
    this.words = words;
    this.squares = squares;
  }
}

/** A position: a game with options, a starting position, and moves, as the server's API has it. */
export interface PositionQuery {
  game: string;
  options?: readonly string[] | null;
  fen?: string | null;
  moves?: readonly string[] | null;
  known?: number | null;
}

/** A problem of a definition; lines and columns count from 1. */
export interface DraftProblem {
  file: string;
  line: number;
  column: number;
  length: number;
  message: string;
  /** What to write instead. */
  fix?: string;
}

/** For White. */
export interface Score {
  centipawns?: number;
  wins?: number;
}

export interface EngineMove {
  text: string;
  san: string;
  side: 'white' | 'black';
  number: number;
}

export interface EngineLine {
  score: Score;
  moves: EngineMove[];
}

export interface Choice {
  best: Score;
  played: Score;
  line: EngineMove[];
}

export interface FoundLines {
  depth: number;
  nodes: number;
  lines: EngineLine[];
  done: boolean;
}

export interface ReviewedPly {
  ply: number;
  score: Score;
  choice?: Choice;
  done: boolean;
}

/** The choices after the first step of a move, as the server's API has them. */
export interface ChoicesView {
  moves: unknown[];
  previews: Record<string, Record<string, string>>;
  premoves: string[];
}

/** A problem in a definition; places count from 1. */
export interface Problem {
  /** The name that was given to the definition, or the definition from which it starts. */
  file: string;
  line: number;
  column: number;
  /** The number of characters that the problem is about; 0 in another file. */
  length: number;
  message: string;
  /** The word that was probably meant. */
  fix?: string;
}

export interface LoadOptions {
  /** The WebAssembly file, if not beside the package's JavaScript: where it is, or what it holds. */
  wasm?: URL | string | Response | BufferSource | WebAssembly.Module;
  /** The shipped definitions, if not beside the package's JavaScript: where the file is, or what it holds. */
  games?: URL | string | Record<string, string>;
}

export interface ReadOptions {
  /** The chosen options of the definition. */
  options?: readonly string[];
  /** A file name for problems; without its ending, it is the game's id. */
  name?: string;
  /** Further definitions by id, from which this one may start. They are found before the shipped ones. */
  library?: Record<string, string>;
}

/** A game in a list. */
export interface GameEntry {
  id: string;
  name: string;
  about: string;
  family: string;
  options: string[];
}

export interface Variorum {
  /** The shipped games, by families. */
  games(): GameEntry[];
  /** The definition of a shipped game. */
  definition(id: string): string;
  /**
   * Reads a definition.
   *
   * @throws DefinitionError with the problems, if it defines no game
   */
  read(text: string, options?: ReadOptions): Game;
  /** A shipped game. */
  shipped(id: string, options?: Pick<ReadOptions, 'options'>): Game;
}

export interface Game {
  readonly id: string;
  readonly name: string;
  readonly options: readonly string[];
  /** The names of the sides: first the one that moves first, which is `white` everywhere else. */
  readonly sides: readonly [string, string];
  start(): Position;
  /** The position of a FEN; an Error says what is wrong with one that is none. */
  position(fen: string): Position;
  engine(options?: EngineOptions): Engine;
}

export type Side = 'white' | 'black';

export interface Move {
  /** The move as programs write it, such as `e2e4`. */
  text: string;
  /** The move as people write it, such as `e4`. */
  san: string;
  /**
   * What a player points at to enter the move: squares such as `e2` and `e4`; `@P` for a piece in hand, `=Q` for the new
   * kind of a piece, `pass`. No move's steps are the beginning of another's.
   */
  steps: string[];
}

export interface Outcome {
  /** `null` for a draw. */
  winner: Side | null;
  result: '1-0' | '0-1' | '1/2-1/2';
  /** One word, such as `mate`. */
  reason: string;
  /** Result and reason in a sentence. */
  words: string;
}

/** A position with the moves that led to it. It never changes. */
export interface Position {
  readonly game: Game;
  fen(): string;
  turn(): Side;
  inCheck(): boolean;
  moves(): Move[];
  /** The position after a move, in either notation; an Error says why a move is not legal. */
  play(move: string | Move): Position;
  /** `null` while the game goes on. */
  outcome(): Outcome | null;
  /** Why a move is not legal, in words; `null` if it is. */
  whyNot(move: string): string | null;
  /** The number of move sequences of a length: a bigint where a number would not be exact. */
  perft(depth: number): number | bigint;
}

export interface EngineOptions {
  /** The strength, from 1 to 8, which is the full one and the default. */
  level?: number;
  /** The size of its table, from 1 to 32,768; by default 16. */
  megabytes?: number;
  /**
   * Whether it searches in a worker of its own, as it does by default, or in slices between the caller's work: of 50
   * milliseconds at first, and of less than a second later in a long search.
   */
  worker?: boolean;
}

/** A search ends at the first limit. Without any, it ends when it is stopped, or knows the result. */
export interface SearchLimits {
  depth?: number;
  /** Up to 50,000 nodes a new engine's result is the same everywhere. */
  nodes?: number;
  /** In milliseconds. */
  time?: number;
  /** The number of lines that begin with different moves; by default 1. */
  lines?: number;
  signal?: AbortSignal;
}

/** For the side to move: hundredths of the weakest piece, or the number of moves to a win, negative for a loss. */
export type Score = { centipawns: number } | { wins: number };

export interface Line {
  /** The depth, in plies, that the search has completed. */
  depth: number;
  /** 1 for the best line. */
  rank: number;
  score: Score;
  /** The moves as programs write them. */
  line: string[];
  /** The moves as people write them. */
  san: string[];
  /** The number of positions searched, and the milliseconds it took. */
  nodes: number;
  time: number;
}

export interface SearchResult {
  /** `null` where there is no legal move. */
  move: string | null;
  score: Score;
  line: string[];
  /** All lines, the best first. */
  lines: Line[];
}

export interface Search extends Promise<SearchResult> {
  /** Ends the search within about a second, with the best line so far. */
  stop(): void;
}

/** An engine of one game. What it has found helps its next search. It runs one search at a time, in their order. */
export interface Engine {
  /** Searches a position of its game, and tells each line as soon as it is found. */
  search(position: Position, limits?: SearchLimits, onLine?: (line: Line) => void): Search;
  /** Ends its worker; searches that still run are stopped and rejected, and so is every later one. */
  close(): void;
}

import { WorkingEngine } from './engine.js';
import { newLibrary, readSource } from './program.js';
import type { Files, GameHandle, Library, PositionHandle, Program, Source } from './program.js';
import type {
  Engine,
  EngineOptions,
  Game,
  GameEntry,
  Move,
  Outcome,
  Position,
  Problem,
  ReadOptions,
  Side,
  Variorum,
} from './types.js';

/** A definition that defines no game. The message has all problems, each with its place, a line each. */
export class DefinitionError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(
      problems.map(({ file, line, column, message }) => `${file}:${line}:${column}: ${message}`).join('\n'),
    );
    this.name = 'DefinitionError';
    this.problems = problems;
  }
}

export class LoadedProgram implements Variorum {
  readonly program: Program;
  readonly module: WebAssembly.Module;
  readonly files: Files;
  readonly library: Library;

  constructor(program: Program, module: WebAssembly.Module, files: Files) {
    this.program = program;
    this.module = module;
    this.files = files;
    this.library = newLibrary(program, files);
  }

  games(): GameEntry[] {
    return JSON.parse(this.program.games(this.library));
  }

  definition(id: string): string {
    const text = this.program.definition(this.library, id);
    if (text === null) throw new Error(`there is no shipped game ${id}`);
    return text;
  }

  read(text: string, { options = [], name = 'game.yaml', library }: ReadOptions = {}): Game {
    return this.#read({ file: name, text, options: [...options], library: library ?? null });
  }

  shipped(id: string, { options = [] }: Pick<ReadOptions, 'options'> = {}): Game {
    return this.#read({
      file: `${id}.yaml`,
      text: this.definition(id),
      options: [...options],
      library: null,
    });
  }

  #read(source: Source): Game {
    const game = readSource(this.program, source, this.library);
    if (typeof game === 'string') throw new DefinitionError(JSON.parse(game));
    return new CompiledGame(this, source, game);
  }
}

export class CompiledGame implements Game {
  readonly id: string;
  readonly name: string;
  readonly options: readonly string[];
  readonly sides: readonly [string, string];
  readonly loaded: LoadedProgram;
  readonly source: Source;
  readonly #handle: GameHandle;

  constructor(loaded: LoadedProgram, source: Source, handle: GameHandle) {
    const { id, name, options, sides } = JSON.parse(loaded.program.describe(handle));
    this.id = id;
    this.name = name;
    this.options = options;
    this.sides = sides;
    this.loaded = loaded;
    this.source = source;
    this.#handle = handle;
  }

  start(): Position {
    return this.#begin(this.loaded.program.start(this.#handle));
  }

  position(fen: string): Position {
    return this.#begin(this.loaded.program.position(this.#handle, fen));
  }

  #begin(handle: PositionHandle): Position {
    return new PlayedPosition(this, handle, this.loaded.program.fen(handle), []);
  }

  engine(options: EngineOptions = {}): Engine {
    return new WorkingEngine(this, options);
  }
}

export class PlayedPosition implements Position {
  readonly game: CompiledGame;
  /** The FEN from which the moves led here. */
  readonly from: string;
  readonly played: readonly string[];
  readonly #handle: PositionHandle;

  constructor(game: CompiledGame, handle: PositionHandle, from: string, played: readonly string[]) {
    this.game = game;
    this.from = from;
    this.played = played;
    this.#handle = handle;
  }

  get #program(): Program {
    return this.game.loaded.program;
  }

  fen(): string {
    return this.#program.fen(this.#handle);
  }

  turn(): Side {
    return this.#program.turn(this.#handle) as Side;
  }

  inCheck(): boolean {
    return this.#program.inCheck(this.#handle);
  }

  moves(): Move[] {
    return JSON.parse(this.#program.moves(this.#handle));
  }

  play(move: string | Move): Position {
    const text = typeof move === 'string' ? move : move.text;
    const after = this.#program.play(this.#handle, text);
    if (after === null) throw new Error(this.whyNot(text) ?? `${text} is no legal move`);
    return new PlayedPosition(this.game, after, this.from, [...this.played, text]);
  }

  outcome(): Outcome | null {
    const outcome = JSON.parse(this.#program.outcome(this.#handle));
    return outcome && { winner: null, ...outcome };
  }

  whyNot(move: string): string | null {
    return this.#program.whyNot(this.#handle, move);
  }

  perft(depth: number): number | bigint {
    const count = this.#program.perft(this.#handle, depth);
    return Number.isSafeInteger(Number(count)) ? Number(count) : BigInt(count);
  }
}

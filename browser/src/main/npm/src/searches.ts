import { pause } from './pause.js';
import { newLibrary, readSource } from './program.js';
import type { Files, GameHandle, Handle, Library, PositionHandle, Program, Source } from './program.js';

/** What an engine is asked, by messages, in a worker or not. */
export type Request =
  | { engine: { source: Source; megabytes: number; level: number } }
  | {
      search: number;
      from: string;
      moves: string[];
      lines: number;
      depth: number;
      nodes: number;
      millis: number;
    }
  | { stop: number };

/** What it answers: results in JSON. A worker says so when its engine cannot search at all. */
export type Reply =
  | { search: number; results: string }
  | { search: number; best: string }
  | { search: number; failed: string }
  | { broken: string };

type SearchRequest = Extract<Request, { search: number }>;

/** The time that a search runs before it looks for messages, in milliseconds. */
const SLICE = 50;

/** One engine and its searches, one after another. */
export class Searches {
  readonly #program: Program;
  readonly #library: Library;
  readonly #reply: (reply: Reply) => void;
  #game: GameHandle | undefined;
  #engine: Handle<'engine'> | undefined;
  /** The search that runs, and those that wait for it. */
  #open: SearchRequest[] = [];
  readonly #stopped = new Set<number>();

  constructor(program: Program, library: Library | Files, reply: (reply: Reply) => void) {
    this.#program = program;
    this.#library = isFiles(library) ? newLibrary(program, library) : library;
    this.#reply = reply;
  }

  receive(request: Request): void {
    if ('engine' in request) {
      const { source, megabytes, level } = request.engine;
      const game = readSource(this.#program, source, this.#library);
      if (typeof game === 'string') throw new Error(game);
      this.#game = game;
      this.#engine = this.#program.newEngine(game, this.#library, megabytes, level);
    } else if ('stop' in request) {
      // A search may have ended meanwhile.
      if (this.#open.some(({ search }) => search === request.stop)) this.#stopped.add(request.stop);
    } else {
      this.#open.push(request);
      if (this.#open.length === 1) void this.#work();
    }
  }

  async #work(): Promise<void> {
    for (let next = this.#open[0]; next; next = this.#open[0]) {
      try {
        await this.#search(next);
      } catch (error) {
        this.#reply({ search: next.search, failed: error instanceof Error ? error.message : String(error) });
      }
      this.#stopped.delete(next.search);
      this.#open.shift();
    }
  }

  async #search(request: SearchRequest): Promise<void> {
    const program = this.#program;
    const { search: id, lines, depth, nodes, millis } = request;
    const search = program.beginSearch(this.#engine!, this.#position(request), lines, depth, nodes, millis);
    for (let goesOn = true; goesOn;) {
      // Messages that came before count, the first time too; but a move is found in any case.
      await pause();
      goesOn = program.proceed(search, this.#stopped.has(id) ? 1 : SLICE) && !this.#stopped.has(id);
      const results = program.takeResults(search);
      if (results !== '[]') this.#reply({ search: id, results });
    }
    this.#reply({ search: id, best: program.bestResult(search) });
  }

  /** The position with the moves that led to it, which repetition depends on. */
  #position({ from, moves }: SearchRequest): PositionHandle {
    let position = this.#program.position(this.#game!, from);
    for (const move of moves) position = this.#program.play(position, move)!;
    return position;
  }
}

function isFiles(library: Library | Files): library is Files {
  return Object.getPrototypeOf(library) === Object.prototype;
}

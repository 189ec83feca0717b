import { filesOf, moduleOf } from './given.js';
import type { Files } from './program.js';
import { Line } from './site-line.js';
import type { Draft, Order, Question, Study } from './site-messages.js';
import { SiteError } from './site-types.js';
import type {
  ChoicesView,
  DraftProblem,
  FoundLines,
  PositionQuery,
  ReviewedPly,
  Score,
  SiteFiles,
} from './site-types.js';

export * from './site-types.js';

/** The program, in two workers: one answers, one searches, so that a search delays no answer. */
export class SiteClient {
  readonly #files: SiteFiles;
  readonly #answers: Line;
  readonly #searches: Line;
  /** The analysis and the review that run: another one takes the place of either. */
  readonly #running = new Map<'analyse' | 'review', () => void>();
  #loaded: Promise<{ module: WebAssembly.Module; games: Files }> | undefined;
  #pages: Promise<Files> | undefined;
  #lastId = 0;
  #isClosed = false;

  /** @param newWorker makes a worker of the module `site-worker` */
  constructor(newWorker: () => Worker, files: SiteFiles) {
    this.#files = files;
    this.#answers = new Line(newWorker);
    this.#searches = new Line(newWorker);
  }

  /** Starts everything now; every call below starts it, too. Rejects where the program cannot run, or a file is missing. */
  async ready(): Promise<void> {
    await this.#start(this.#answers);
  }

  /** What the server's API answers to a path: to GET, or with a body to POST. */
  async answer(path: string, body?: unknown): Promise<unknown> {
    const { pathname, searchParams } = new URL(path, 'file:///');
    const parts = pathname
      .replace(/^\/api\//, '')
      .split('/')
      .map(decodeURIComponent);
    const options = searchParams.get('options')?.split(',') ?? [];
    const needsPages = parts[0] === 'games' && (parts.length === 1 || parts[2] === 'rules');
    const text = body === undefined ? '' : JSON.stringify(body);
    return this.#ask(['answer', parts, options.filter(Boolean), text], needsPages);
  }

  /**
   * The choices after the first step of a move.
   *
   * @param player on the other side's turn the choices are premoves; by default the side to move
   */
  async choices(position: PositionQuery, first: string, player?: 'white' | 'black'): Promise<ChoicesView> {
    return this.#ask(['choices', JSON.stringify(position), first, player ?? null]);
  }

  /** The move that begins with the steps of a premove, or the choices where there are several. */
  async premove(
    position: PositionQuery,
    steps: string[],
  ): Promise<{ move: string } | { choices: ChoicesView }> {
    return this.#ask(['premove', JSON.stringify(position), steps]);
  }

  /** Reads a move that was typed or entered, in either notation. */
  async read(position: PositionQuery, move: string): Promise<{ move: string }> {
    return this.#ask(['readMove', JSON.stringify(position), move]);
  }

  /** The first steps of the legal moves. */
  async firsts(position: PositionQuery): Promise<string[]> {
    const { firsts } = await this.#ask<{ firsts: string[] }>(['firsts', JSON.stringify(position)]);
    return firsts;
  }

  /**
   * Reads a definition that is no shipped file. Without problems it becomes a game, or takes the place of the one that an
   * earlier text has made, with its rules page.
   *
   * @param id the name of the game
   * @returns the problems, none for a game
   */
  async readDraft(id: string, text: string, page = ''): Promise<DraftProblem[]> {
    const file = `${id}.yaml`;
    const more = { [`${id}/rules.md`]: page };
    const problems = await new Promise<DraftProblem[]>((found, failed) =>
      this.#send(this.#answers, { file, text, more }, found, failed),
    );
    if (problems.length === 0) this.#searches.change({ [file]: text, ...more });
    return problems;
  }

  /**
   * Analyses a position for half a minute, and returns what stops it. A new analysis ends the one before.
   *
   * @param lines the number of best lines, 1 to 5
   */
  analyse(
    position: PositionQuery,
    lines: number,
    found: (found: FoundLines) => void,
    failed: (error: Error) => void,
  ): () => void {
    let last: FoundLines = { depth: 0, nodes: 0, lines: [], done: false };
    const keep = (report: FoundLines): void => found((last = report));
    const superseded = (): void => found({ ...last, done: true });
    return this.#study(['analyse', JSON.stringify(position), lines], keep, failed, superseded);
  }

  /** Evaluates the positions of a line and the moves between them, and returns what stops it. */
  review(
    position: PositionQuery,
    found: (reviewed: ReviewedPly) => void,
    failed: (error: Error) => void,
  ): () => void {
    return this.#study(['review', JSON.stringify(position)], found, failed, () => {});
  }

  /**
   * A computer player's move.
   *
   * @param level from 1 to 8
   * @param seed varies the errors of a weak level from game to game
   * @param millis the longest time; by default that of the level
   */
  think(
    position: PositionQuery,
    level: number,
    seed: number,
    millis = 0,
  ): Promise<{ move: string; score: Score }> {
    return new Promise((found, failed) => {
      const study: Study = ['think', JSON.stringify(position), level, seed, millis];
      this.#send(this.#searches, study, found, failed);
    });
  }

  /** Ends the workers; open calls fail. */
  close(): void {
    this.#isClosed = true;
    const error = new SiteError(0, 'failed', ['The program is closed.']);
    for (const line of [this.#answers, this.#searches]) line.close(error);
  }

  async #start(line: Line): Promise<void> {
    const { module, games } = await (this.#loaded ??= this.#load());
    if (this.#isClosed) throw new SiteError(0, 'failed', ['The program is closed.']);
    await line.start(module, games);
  }

  /** Fetches the program and the games. What fails is tried again by the next call. */
  async #load(): Promise<{ module: WebAssembly.Module; games: Files }> {
    try {
      const { wasm, games } = this.#files;
      const [module, files] = await Promise.all([moduleOf(wasm), filesOf(games)]);
      return { module, games: files };
    } catch (error) {
      this.#loaded = undefined;
      throw error;
    }
  }

  async #givePages(): Promise<void> {
    if (this.#files.pages === undefined) return;
    this.#pages ??= filesOf(this.#files.pages);
    try {
      this.#answers.givePages(await this.#pages);
    } catch (error) {
      this.#pages = undefined;
      throw error;
    }
  }

  async #ask<T>(question: Question, needsPages = false): Promise<T> {
    if (needsPages) {
      await this.#start(this.#answers);
      await this.#givePages();
    }
    return new Promise((found, failed) => this.#send(this.#answers, question, found, failed));
  }

  #study(
    study: Exclude<Study, ['think', ...unknown[]]>,
    found: (report: any) => void,
    failed: (error: Error) => void,
    superseded: () => void,
  ): () => void {
    const [kind] = study;
    this.#running.get(kind)?.();
    const forget = (): void => {
      if (this.#running.get(kind) === supersede) this.#running.delete(kind);
    };
    const fail = (error: Error): void => {
      forget();
      failed(error);
    };
    const cancel = this.#send(this.#searches, study, found, fail, forget);
    const supersede = (): void => {
      cancel();
      superseded();
    };
    this.#running.set(kind, supersede);
    return () => {
      forget();
      cancel();
    };
  }

  /** Sends an order as soon as there is a worker; returns what takes it back. */
  #send(
    line: Line,
    task: Question | Study | Draft,
    found: (report: any) => void,
    failed: (error: Error) => void,
    end: () => void = () => {},
  ): () => void {
    const id = ++this.#lastId;
    let isCancelled = false;
    this.#start(line).then(
      () => {
        if (isCancelled) return;
        line.call({ order: orderOf(id, task), found, failed, end });
      },
      (error) => {
        if (!isCancelled) failed(error);
      },
    );
    return () => {
      isCancelled = true;
      line.stop(id);
    };
  }
}

function orderOf(id: number, task: Question | Study | Draft): Extract<Order, { id: number }> {
  if ('file' in task) return { id, draft: task };
  return isStudy(task) ? { id, study: task } : { id, question: task };
}

function isStudy(task: Question | Study): task is Study {
  return task[0] === 'analyse' || task[0] === 'review' || task[0] === 'think';
}

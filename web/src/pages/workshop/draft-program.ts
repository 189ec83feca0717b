import type { SiteClient, SiteFiles } from '../../../../browser/src/main/npm/src/site';
import type { DraftProblem } from '../../../../browser/src/main/npm/src/site-types';
import type { Program, Refused } from '../../api/program';

/** The longest time for a text in milliseconds: a longer one ends the program. */
export const PATIENCE = 2_000;
/** On a slow machine, the longest time as a multiple of that of the first answer, which is about a simple game. */
const TIMES = 4;

/** A small game, which wakes the program. */
const SIMPLE = `game: Warm-up
version: 1
board: 4x4
start: "k3/4/4/3K w - - 0 1"
pieces:
  K: { name: king, royal: yes, moves: K }
`;

/** The program was ended because it took too long. */
export class TooSlowError extends Error implements Refused {
  readonly status = 0;
  readonly code = 'slow';
  readonly words = [
    'The program was ended, because it took too long over this text. Make the board or the rules smaller: the next change starts the program again.',
  ];
  readonly squares = [];
}

/** The part of the program's client that the workshop uses. */
export type Client = Pick<
  SiteClient,
  'ready' | 'readDraft' | 'answer' | 'analyse' | 'read' | 'think' | 'close'
>;

/** What a program is started with, fetched once. */
export type Start = () => Promise<{ files: SiteFiles; newClient: (files: SiteFiles) => Client }>;

/**
 * The program that reads what is typed, in workers of its own. One that does not answer in time is ended; the next text
 * starts another.
 */
export class DraftProgram implements Pick<Program, 'answer' | 'analyse' | 'read' | 'think'> {
  #starting: ReturnType<Start> | null = null;
  #client: Client | null = null;
  #warm: Promise<void> | null = null;
  #isClosed = false;
  /** The newest text that has become a game, for a program that is started anew. */
  #last: [id: string, text: string, page: string] | null = null;

  constructor(
    private readonly start: Start,
    private patience = PATIENCE,
  ) {}

  /** Reads a text, which becomes the game if it has no problems. */
  async readDraft(id: string, text: string, page: string): Promise<DraftProblem[]> {
    const isNew = this.#client === null;
    const client = await this.#running();
    const problems = await this.#inTime(client, client.readDraft(id, text, page));
    if (problems.length === 0) this.#last = [id, text, page];
    // The board still shows the last game, which a program that was started anew does not know.
    else if (isNew && this.#last) await this.#inTime(client, client.readDraft(...this.#last));
    return problems;
  }

  /** The problems of a text that does not become the game. */
  async problemsOf(text: string): Promise<DraftProblem[]> {
    const client = await this.#withGame();
    return this.#inTime(client, client.readDraft('trial', text, ''));
  }

  async answer(path: string, body?: unknown): Promise<unknown> {
    const client = await this.#withGame();
    const answer = client.answer(path, body);
    // A rules page has many diagrams, and is not on the way of what is typed.
    return path.startsWith('/api/games') ? this.#inTime(client, answer, 10) : this.#inTime(client, answer);
  }

  analyse(...[position, lines, found, failed]: Parameters<Program['analyse']>): () => void {
    const client = this.#client;
    if (!client) {
      failed(new Error('The program has been ended. Change the text.'));
      return () => undefined;
    }
    return client.analyse(position, lines, found as Parameters<Client['analyse']>[2], failed);
  }

  async read(...asked: Parameters<Program['read']>): Promise<{ move: string }> {
    const client = await this.#withGame();
    return this.#inTime(client, client.read(...asked));
  }

  async think(...asked: Parameters<Program['think']>): ReturnType<Program['think']> {
    return (await this.#withGame()).think(...asked);
  }

  close(): void {
    this.#isClosed = true;
    this.#stop();
  }

  /** Ends the worker; the next question starts another. */
  #stop(): void {
    this.#client?.close();
    this.#client = null;
    this.#warm = null;
  }

  async #running(): Promise<Client> {
    this.#starting ??= this.start();
    const { files, newClient } = await this.#starting.catch((problem: unknown) => {
      this.#starting = null;
      throw problem;
    });
    if (this.#isClosed) throw new Error('The program is closed.');
    const client = (this.#client ??= newClient(files));
    await (this.#warm ??= this.#warmUp(client).catch((problem: unknown) => {
      if (this.#client === client) this.#stop();
      throw problem;
    }));
    return client;
  }

  /** What a program does for the first time takes longer, however simple the text. */
  async #warmUp(client: Client): Promise<void> {
    await client.ready();
    const began = performance.now();
    await client.readDraft('warm-up', SIMPLE);
    this.patience = Math.max(this.patience, TIMES * (performance.now() - began));
  }

  /** The program with the newest game, also after one that was ended. */
  async #withGame(): Promise<Client> {
    const isNew = this.#client === null;
    const client = await this.#running();
    if (isNew && this.#last) await this.#inTime(client, client.readDraft(...this.#last));
    return client;
  }

  async #inTime<T>(client: Client, answer: Promise<T>, times = 1): Promise<T> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, failed) => {
      timer = setTimeout(() => {
        failed(new TooSlowError());
        client.close();
        if (this.#client === client) this.#stop();
      }, this.patience * times);
    });
    try {
      return await Promise.race([answer, late]);
    } catch (problem) {
      // A program that has broken down answers nothing any more.
      if ((problem as { status?: number }).status === 0 && this.#client === client) this.#stop();
      throw problem;
    } finally {
      clearTimeout(timer);
      answer.catch(() => undefined);
    }
  }
}

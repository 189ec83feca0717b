import { isRefused, type Program, type Stop } from '../api/program';
import type { Socket } from '../api/socket';
import type { ClientMessage, ServerMessage } from '../api/types';

/** The part of the socket that searches use. */
export type SearchWire = Pick<Socket, 'ref' | 'listen' | 'onOpen' | 'send'>;

type Search = Extract<ClientMessage, { type: 'analyse' | 'review' }>;

const NOTHING: Stop = () => undefined;

/**
 * Carries out searches in this page, and passes to the server those that the reader wants there or that cannot run here.
 * It takes and gives the messages of the socket, and connects only for a search by the server.
 */
export class Searches implements SearchWire {
  readonly #listeners = new Set<(message: ServerMessage) => void>();
  readonly #openers = new Set<() => void>();
  /** What ends each search in this page. */
  readonly #here = new Map<number, { type: Search['type']; stop: Stop }>();
  readonly #atServer = new Set<number>();
  #connected = false;

  constructor(
    private readonly server: SearchWire,
    /** Starts the program of this page, unless it runs; rejects where it cannot run. */
    private readonly start: () => Promise<Program>,
    /** Whether the reader wants searches in this page. */
    private readonly wantedHere: () => boolean,
  ) {}

  ref(): number {
    return this.server.ref();
  }

  listen(listener: (message: ServerMessage) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Calls the opener at each connection to the server, where a search by the server is to be asked for again. */
  onOpen(opener: () => void): () => void {
    this.#openers.add(opener);
    return () => this.#openers.delete(opener);
  }

  send(message: ClientMessage): void {
    if (message.type === 'stop') this.#stop(message.ref);
    else if (message.type === 'analyse' || message.type === 'review') {
      if (this.wantedHere()) void this.#search(message);
      else this.#ask(message);
    }
  }

  #stop(ref: number): void {
    this.#here.get(ref)?.stop();
    this.#here.delete(ref);
    if (this.#atServer.delete(ref)) this.server.send({ type: 'stop', ref });
  }

  async #search(message: Search): Promise<void> {
    const { ref, type } = message;
    for (const [other, search] of this.#here) if (search.type === type) this.#stop(other);
    this.#here.set(ref, { type, stop: NOTHING });
    let program: Program;
    try {
      program = await this.start();
    } catch {
      if (this.#here.delete(ref)) this.#ask(message);
      return;
    }
    if (this.#here.has(ref)) this.#here.set(ref, { type, stop: this.#begin(program, message) });
  }

  #begin(program: Program, message: Search): Stop {
    const { ref, position } = message;
    const failed = (problem: Error): void => {
      if (this.#here.delete(ref)) this.#fail(message, problem);
    };
    if (message.type === 'review') {
      return program.review(position, (found) => this.#tell({ type: 'reviewed', ref, ...found }), failed);
    }
    const found = (each: Parameters<Parameters<Program['analyse']>[2]>[0]): void =>
      this.#tell({ type: 'analysis', ref, waiting: 0, ...each });
    return program.analyse(position, message.lines, found, failed);
  }

  /** Asks the server in the place of a program that has failed; a refusal is told. */
  #fail(message: Search, problem: Error): void {
    if (!isRefused(problem) || problem.status === 0 || problem.status === 404) this.#ask(message);
    else {
      const { code, words, squares } = problem;
      this.#tell({ type: 'refused', ref: message.ref, code, words: words.join(' '), squares: [...squares] });
    }
  }

  #ask(message: Search): void {
    this.#atServer.add(message.ref);
    this.#connect();
    this.server.send(message);
  }

  #connect(): void {
    if (this.#connected) return;
    this.#connected = true;
    this.server.listen((message) => {
      if ('ref' in message && message.ref !== undefined && this.#atServer.has(message.ref))
        this.#tell(message);
    });
    // What is sent over an open connection is not sent again; over a closed one, it is lost.
    let first = true;
    this.server.onOpen(() => {
      if (first || this.#atServer.size === 0) return;
      this.#atServer.clear();
      this.#openers.forEach((opener) => opener());
    });
    first = false;
  }

  #tell(message: ServerMessage): void {
    if ('ref' in message && message.ref !== undefined) {
      const ended = message.type === 'refused' || ('done' in message && message.done);
      if (ended) {
        this.#here.delete(message.ref);
        this.#atServer.delete(message.ref);
      }
    }
    this.#listeners.forEach((listener) => listener(message));
  }
}

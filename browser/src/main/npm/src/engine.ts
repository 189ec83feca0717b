import type { CompiledGame } from './game.js';
import { PlayedPosition } from './game.js';
import { Searches } from './searches.js';
import type { Reply, Request } from './searches.js';
import { startWorker } from './threads.js';
import type { Channel } from './threads.js';
import type {
  Engine,
  EngineOptions,
  Line,
  Position,
  Score,
  Search,
  SearchLimits,
  SearchResult,
} from './types.js';

/** A result as the program writes it. */
interface Found {
  depth: number;
  nodes: number;
  time: number;
  lines: { centipawns?: number; wins?: number; line: string[]; san: string[] }[];
}

interface Running {
  onLine: (line: Line) => void;
  resolve: (result: SearchResult) => void;
  reject: (error: Error) => void;
}

const DEFAULT_MEGABYTES = 16;
const FULL_STRENGTH = 8;

export class WorkingEngine implements Engine {
  readonly #game: CompiledGame;
  readonly #channel: Promise<Channel>;
  readonly #running = new Map<number, Running>();
  #last = 0;
  /** Why it searches no more: it is closed, or its worker has broken down. */
  #ended: Error | undefined;

  constructor(game: CompiledGame, options: EngineOptions) {
    const { level = FULL_STRENGTH, megabytes = DEFAULT_MEGABYTES, worker = true } = options;
    if (!Number.isInteger(level) || level < 1 || level > FULL_STRENGTH) {
      throw new RangeError(`levels are 1 to ${FULL_STRENGTH}, not ${level}`);
    }
    if (!Number.isInteger(megabytes) || megabytes < 1) {
      throw new RangeError(`a table has 1 megabyte or more, not ${megabytes}`);
    }
    this.#game = game;
    this.#channel = worker ? this.#startWorker() : Promise.resolve(this.#inThisThread());
    this.#post({ engine: { source: game.source, megabytes, level } });
  }

  async #startWorker(): Promise<Channel> {
    const channel = await startWorker(
      new URL('./search-worker.js', import.meta.url),
      (reply: Reply) => this.#receive(reply),
      (error) => this.#fail(error),
    );
    channel.post({ module: this.#game.loaded.module, files: this.#game.loaded.files });
    return channel;
  }

  #inThisThread(): Channel {
    const { program, library } = this.#game.loaded;
    const searches = new Searches(program, library, (reply) => this.#receive(reply));
    return { post: (message) => searches.receive(message as Request), expect: () => {}, close: () => {} };
  }

  #post(request: Request): void {
    this.#use((channel) => channel.post(request));
  }

  #use(work: (channel: Channel) => void): void {
    void this.#channel.then(work).catch((error) => this.#fail(error));
  }

  search(position: Position, limits: SearchLimits = {}, onLine: (line: Line) => void = () => {}): Search {
    if (!(position instanceof PlayedPosition) || position.game !== this.#game) {
      throw new Error('the engine searches positions of its own game only');
    }
    if (this.#ended) return Object.assign(Promise.reject(this.#ended), { stop: () => {} });
    const { depth = 0, nodes = 0, time = 0, lines = 1, signal } = limits;
    const id = ++this.#last;
    const stop = (): void => this.#post({ stop: id });
    const result = new Promise<SearchResult>((resolve, reject) => {
      this.#running.set(id, { onLine, resolve, reject });
    });
    this.#expect();
    this.#post({
      search: id,
      from: position.from,
      moves: [...position.played],
      lines,
      depth,
      nodes,
      millis: time,
    });
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop, { once: true });
    const forget = (): void => signal?.removeEventListener('abort', stop);
    result.then(forget, forget);
    return Object.assign(result, { stop });
  }

  close(): void {
    for (const id of this.#running.keys()) this.#post({ stop: id });
    this.#use((channel) => channel.close());
    this.#fail(new Error('the engine is closed'));
  }

  #expect(): void {
    this.#use((channel) => channel.expect(this.#running.size > 0));
  }

  #receive(reply: Reply): void {
    if ('broken' in reply) return this.#fail(new Error(reply.broken));
    const running = this.#running.get(reply.search);
    if (!running) return;
    if ('results' in reply) {
      for (const found of JSON.parse(reply.results) as Found[]) linesOf(found).forEach(running.onLine);
      return;
    }
    this.#running.delete(reply.search);
    this.#expect();
    if ('failed' in reply) {
      running.reject(new Error(reply.failed));
    } else {
      const lines = linesOf(JSON.parse(reply.best));
      const { score, line } = lines[0]!;
      running.resolve({ move: line[0] ?? null, score, line, lines });
    }
  }

  #fail(error: Error): void {
    if (this.#ended) return;
    this.#ended = error;
    for (const running of this.#running.values()) running.reject(error);
    this.#running.clear();
    this.#expect();
  }
}

function linesOf({ depth, nodes, time, lines }: Found): Line[] {
  return lines.map(({ centipawns, wins, line, san }, i) => {
    const score: Score = wins === undefined ? { centipawns: centipawns ?? 0 } : { wins };
    return { depth, rank: i + 1, score, line, san, nodes, time };
  });
}

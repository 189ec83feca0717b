import type { Files } from './program.js';
import type { News, Order, Orders } from './site-messages.js';
import { SiteError } from './site-types.js';

interface Call<Asked> {
  order: Asked;
  /** Receives each report, and with `done` the last. */
  found: (report: any) => void;
  end: () => void;
  failed: (error: Error) => void;
}

/** A worker and its open calls. A worker that has died is made anew for the next call. */
export class Line<Asked extends { id: number } = Extract<Order, { id: number }>> {
  readonly #newWorker: () => Worker;
  readonly #calls = new Map<number, Call<Asked>>();
  #worker: Worker | undefined;
  /** Resolves when the worker's program runs. */
  #starting = Promise.resolve();
  #runs = (): void => {};
  #cannotRun = (_: Error): void => {};
  #pages: Files | undefined;
  #files: Files | undefined;

  constructor(newWorker: () => Worker) {
    this.#newWorker = newWorker;
  }

  /** Starts a worker, unless there is one; resolves when its program runs. */
  start(module: WebAssembly.Module, games: Files): Promise<void> {
    if (this.#worker) return this.#starting;
    const worker = this.#newWorker();
    worker.onmessage = ({ data }: MessageEvent<News>) => this.#receive(data);
    worker.onerror = (event) => this.#broken(event.message || 'The worker cannot be started.');
    this.#worker = worker;
    this.#starting = new Promise((runs, cannotRun) => {
      this.#runs = runs;
      this.#cannotRun = cannotRun;
    });
    this.#post({ module, games });
    if (this.#pages) this.#post({ pages: this.#pages });
    if (this.#files) this.#post({ files: this.#files });
    return this.#starting;
  }

  /** Gives rules pages to the worker, and to those that take its place. */
  givePages(pages: Files): void {
    if (this.#pages) return;
    this.#pages = pages;
    this.#post({ pages });
  }

  /** Changes files of the games in the worker, and in those that take its place. */
  change(files: Files): void {
    this.#files = { ...this.#files, ...files };
    this.#post({ files });
  }

  call(call: Call<Asked>): void {
    // It may have been closed since it was started.
    if (!this.#worker) return call.failed(new SiteError(0, 'failed', ['The program is closed.']));
    this.#calls.set(call.order.id, call);
    this.#post(call.order);
  }

  stop(id: number): void {
    if (this.#calls.delete(id)) this.#post({ stop: id });
  }

  close(error: Error): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#cannotRun(error);
    const calls = [...this.#calls.values()];
    this.#calls.clear();
    calls.forEach(({ failed }) => failed(error));
  }

  #post(order: Orders<Asked>): void {
    this.#worker?.postMessage(order);
  }

  #broken(words: string): void {
    this.close(new SiteError(0, 'failed', [words]));
  }

  #receive(news: News): void {
    if ('broken' in news) return this.#broken(news.broken);
    if ('ready' in news) return this.#runs();
    const call = this.#calls.get(news.id);
    if (!call) return;
    if ('refused' in news) {
      this.#calls.delete(news.id);
      const { status, code, words, squares } = JSON.parse(news.refused);
      call.failed(new SiteError(status, code, words, squares));
    } else if ('answer' in news) {
      this.#calls.delete(news.id);
      call.found(JSON.parse(news.answer));
    } else {
      if (news.done) this.#calls.delete(news.id);
      (JSON.parse(news.reports) as unknown[]).forEach(call.found);
      if (news.done) call.end();
    }
  }
}

import { filesOf, moduleOf } from './given.js';
import type { LanguageCall, LanguageQuestion } from './language-messages.js';
import type {
  Completion,
  DefinedPlace,
  Diagnostic,
  Hover,
  OutlineItem,
  Place,
  Range,
  ReadEntries,
  Renamed,
  WrittenEntry,
} from './language-types.js';
import type { Files } from './program.js';
import { Line } from './site-line.js';
import { SiteError } from './site-types.js';
import type { SiteFiles } from './site-types.js';

/** The longest time without a sign of the worker, in milliseconds. */
const PATIENCE = 2000;

const CLOSED = (): SiteError => new SiteError(0, 'failed', ['The program is closed.']);

/**
 * The language of definitions in a worker of its own, so that no text makes the page wait. The methods are those of
 * `Language`, as promises. A newer question of a kind takes the place of an older one: the answer to that is then `null`.
 * A worker that gives no sign for two seconds is ended: open questions fail, and the next one starts a worker anew.
 * Failures are a `SiteError` with status 0.
 */
export class LanguageClient {
  readonly #files: Pick<SiteFiles, 'wasm' | 'games'>;
  readonly #line: Line<LanguageCall>;
  readonly #patience: number;
  /** For each kind of question what takes back the open one. */
  readonly #open = new Map<string, () => void>();
  #loaded: Promise<[WebAssembly.Module, Files]> | undefined;
  #lastId = 0;
  /** Counts the times that the client was closed: what was being fetched then starts no worker. */
  #round = 0;

  /** @param newWorker makes a worker of the module `language-worker` */
  constructor(newWorker: () => Worker, files: Pick<SiteFiles, 'wasm' | 'games'>, patience = PATIENCE) {
    this.#line = new Line(newWorker);
    this.#files = files;
    this.#patience = patience;
  }

  /** Starts the worker now; every question below starts it, too. Rejects where the program cannot run. */
  async ready(): Promise<void> {
    this.#loaded ??= Promise.all([moduleOf(this.#files.wasm), filesOf(this.#files.games)]);
    const round = this.#round;
    try {
      const loaded = await this.#loaded;
      if (round !== this.#round) throw CLOSED();
      await this.#line.start(...loaded);
    } catch (error) {
      this.#loaded = undefined;
      throw error;
    }
  }

  /** The problems of words and values. */
  problems(text: string, name?: string): Promise<Diagnostic[] | null> {
    return this.#ask(['problems', text, name === undefined ? {} : { name }]);
  }

  /** All problems: those of the compiled game and each option, too. Other questions are answered between its steps. */
  check(text: string, name?: string): Promise<Diagnostic[] | null> {
    return this.#ask(['check', text, name]);
  }

  complete(text: string, place: Place): Promise<Completion[] | null> {
    return this.#ask(['complete', text, place]);
  }

  hover(text: string, place: Place, name?: string): Promise<Hover | null> {
    return this.#ask(['hover', text, place, name]);
  }

  outline(text: string): Promise<OutlineItem[] | null> {
    return this.#ask(['outline', text]);
  }

  definition(text: string, place: Place): Promise<DefinedPlace | null> {
    return this.#ask(['definition', text, place]);
  }

  references(text: string, place: Place): Promise<Range[] | null> {
    return this.#ask(['references', text, place]);
  }

  rename(text: string, place: Place, letter: string, name?: string): Promise<Renamed | null> {
    return this.#ask(['rename', text, place, letter, name]);
  }

  readIni(text: string): Promise<ReadEntries | null> {
    return this.#ask(['readIni', text]);
  }

  writeIni(text: string, id?: string): Promise<WrittenEntry | null> {
    return this.#ask(['writeIni', text, id]);
  }

  /** Ends the worker; open questions fail. The next one starts a worker anew. */
  close(): void {
    this.#round++;
    this.#line.close(CLOSED());
  }

  #ask<T>(question: LanguageQuestion): Promise<T | null> {
    const [kind] = question;
    this.#open.get(kind)?.();
    const id = ++this.#lastId;
    return new Promise((answer, fail) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isOver = false;
      const end = (): void => {
        isOver = true;
        clearTimeout(timer);
        if (this.#open.get(kind) === takeBack) this.#open.delete(kind);
      };
      const takeBack = (): void => {
        end();
        this.#line.stop(id);
        answer(null);
      };
      const wait = (): void => {
        clearTimeout(timer);
        timer = setTimeout(() => this.#giveUp(), this.#patience);
      };
      const failed = (error: Error): void => {
        end();
        fail(error);
      };
      const found = (report: T | null): void => {
        if (kind === 'check' && report === null) return wait();
        end();
        answer(report);
      };
      this.#open.set(kind, takeBack);
      this.ready().then(() => {
        if (isOver) return;
        wait();
        this.#line.call({ order: { id, question }, found, failed, end });
      }, failed);
    });
  }

  #giveUp(): void {
    this.#line.close(new SiteError(0, 'failed', ['The check takes too long: the text may be too large.']));
  }
}

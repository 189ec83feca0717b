import { pause } from './pause.js';
import { addFiles, newLibrary, startProgram } from './program.js';
import type { Files, Library, Program, SiteHandle, StudyHandle } from './program.js';
import type { Draft, News, Order, Question, Study } from './site-messages.js';

/** The time that a search runs before it looks for messages, in milliseconds. */
const SLICE = 25;

/** A search that waits, or has begun. */
interface Task {
  id: number;
  study: Study;
  handle?: StudyHandle;
}

const tell = (news: News): void => self.postMessage(news);

/** A site on the program in this worker. */
class Site {
  readonly #program: Program;
  readonly #library: Library;
  #site: SiteHandle;
  /** A computer's moves, which go first, one after another. */
  readonly #moves: Task[] = [];
  /** Analyses and reviews take turns. */
  readonly #studies: Task[] = [];
  #isBusy = false;

  constructor(program: Program, library: Library) {
    this.#program = program;
    this.#library = library;
    this.#site = program.openSite(library);
  }

  receive(order: Exclude<Order, { module: WebAssembly.Module }>): void {
    if ('pages' in order) {
      addFiles(this.#program, this.#library, order.pages);
    } else if ('files' in order) {
      this.#change(order.files);
    } else if ('draft' in order) {
      const { id, draft } = order;
      this.#refusing(id, () => tell({ id, answer: this.#read(draft) }));
    } else if ('stop' in order) {
      this.#stop(order.stop);
    } else if ('question' in order) {
      const { id, question } = order;
      this.#refusing(id, () => tell({ id, answer: this.#ask(question) }));
    } else {
      (order.study[0] === 'think' ? this.#moves : this.#studies).push({ ...order });
      if (!this.#isBusy) void this.#work();
    }
  }

  /** Changes files of the library; a site keeps what it has read of them. */
  #change(files: Files): void {
    addFiles(this.#program, this.#library, files);
    this.#site = this.#program.openSite(this.#library);
  }

  #read({ file, text, more }: Draft): string {
    const reading = this.#program.read(file, text, [], null, this.#library);
    if (this.#program.gameOf(reading) !== null) this.#change({ [file]: text, ...more });
    return this.#program.problems(reading);
  }

  #ask([name, ...parts]: Question): string {
    const ask = this.#program[name] as (site: SiteHandle, ...parts: unknown[]) => string;
    return ask(this.#site, ...parts);
  }

  #begin([name, ...parts]: Study): StudyHandle {
    const begin = this.#program[name] as (site: SiteHandle, ...parts: unknown[]) => StudyHandle;
    return begin(this.#site, ...parts);
  }

  #stop(id: number): void {
    for (const list of [this.#moves, this.#studies]) {
      const index = list.findIndex((each) => each.id === id);
      if (index >= 0) list.splice(index, 1);
    }
  }

  async #work(): Promise<void> {
    this.#isBusy = true;
    // Messages that came before count, the first time too.
    for (await pause(); this.#moves.length + this.#studies.length > 0; await pause()) {
      const move = this.#moves.shift();
      const task = move ?? this.#studies.shift()!;
      this.#refusing(task.id, () => {
        if (!this.#proceed(task)) return;
        if (move) this.#moves.unshift(task);
        else this.#studies.push(task);
      });
    }
    this.#isBusy = false;
  }

  #proceed(task: Task): boolean {
    const { id, study } = task;
    const handle = (task.handle ??= this.#begin(study));
    const goesOn = this.#program.goOn(handle, SLICE);
    const reports = this.#program.takeReports(handle);
    if (!goesOn || reports !== '[]') tell({ id, reports, done: !goesOn });
    return goesOn;
  }

  /** Passes on a refusal. After any other error nothing is known of the program's state. */
  #refusing(id: number, work: () => void): void {
    try {
      work();
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      tell(words.startsWith('{') ? { id, refused: words } : { broken: words });
    }
  }
}

// Messages wait for each other: the first one takes its time.
let site: Promise<Site>;
self.onmessage = ({ data: order }: MessageEvent<Order>) => {
  if ('module' in order) {
    site = startProgram(order.module).then((program) => new Site(program, newLibrary(program, order.games)));
    site.then(() => tell({ ready: true })).catch((error) => tell({ broken: String(error) }));
  } else {
    void site.then((ready) => ready.receive(order)).catch(() => {});
  }
};

import { LoadedLanguage } from './language-program.js';
import type { LanguageProgram } from './language-program.js';
import type { LanguageCall, LanguageOrder } from './language-messages.js';
import { pause } from './pause.js';
import { start } from './runtime.js';
import type { News } from './site-messages.js';

const tell = (news: News): void => self.postMessage(news);

/** The questions of a page. What is answered at once goes first; checks take turns with messages. */
class Questions {
  readonly #language: LoadedLanguage;
  #open: LanguageCall[] = [];
  #isBusy = false;

  constructor(language: LoadedLanguage) {
    this.#language = language;
  }

  receive(order: LanguageOrder): void {
    if ('stop' in order) this.#open = this.#open.filter(({ id }) => id !== order.stop);
    else if ('question' in order) this.#open.push(order);
    if (!this.#isBusy) void this.#work();
  }

  async #work(): Promise<void> {
    this.#isBusy = true;
    // Messages that came before count, the first time too.
    for (await pause(); this.#open.length > 0; await pause()) {
      this.#answerAtOnce();
      const check = this.#open.find(({ question }) => question[0] === 'check');
      if (check) await this.#check(check);
    }
    this.#isBusy = false;
  }

  #answerAtOnce(): void {
    const calls = this.#open.filter(({ question }) => question[0] !== 'check');
    this.#open = this.#open.filter(({ question }) => question[0] === 'check');
    for (const { id, question } of calls) {
      const [kind, ...given] = question;
      const ask = this.#language[kind] as (...given: unknown[]) => unknown;
      this.#breaking(() => tell({ id, answer: JSON.stringify(ask.apply(this.#language, given)) }));
    }
  }

  async #check(call: LanguageCall): Promise<void> {
    const [, text, name] = call.question as ['check', string, string | undefined];
    const isOutdated = (): boolean => {
      this.#answerAtOnce();
      if (!this.#open.includes(call)) return true;
      tell({ id: call.id, reports: '[null]', done: false });
      return false;
    };
    try {
      const found = await this.#language.check(text, isOutdated, name);
      if (found) tell({ id: call.id, reports: JSON.stringify([found]), done: true });
    } catch (error) {
      tell({ broken: String(error) });
    }
    this.#open = this.#open.filter((each) => each !== call);
  }

  /** After an error nothing is known of the program's state. */
  #breaking(work: () => void): void {
    try {
      work();
    } catch (error) {
      tell({ broken: String(error) });
    }
  }
}

// Messages wait for each other: the first one takes its time.
let questions: Promise<Questions>;
self.onmessage = ({ data: order }: MessageEvent<LanguageOrder>) => {
  if ('module' in order) {
    questions = start(order.module).then(
      (program) => new Questions(new LoadedLanguage(program as unknown as LanguageProgram, order.games)),
    );
    questions.then(() => tell({ ready: true })).catch((error) => tell({ broken: String(error) }));
  } else {
    void questions.then((ready) => ready.receive(order)).catch(() => {});
  }
};

import { post } from '../../api/http';
import { answerFor } from '../../api/own';
import { nameOf } from './definition';
import type { DraftProgram } from './draft-program';
import type { Draft, Drafts } from './drafts';
import { Keeper, type Changing } from './keeper.svelte';
import { OWN, Work } from './work.svelte';

/** A draft with nothing but a text. */
export function newDraft(text: string, now = Date.now(), id: string = crypto.randomUUID()): Draft {
  return {
    id,
    version: 0,
    name: nameOf(text),
    text,
    page: '',
    fen: null,
    moves: [],
    computer: null,
    level: 2,
    created: now,
    changed: now,
  };
}

/** A draft that is worked on: its texts, the program that reads them, and what keeps them. */
export class Session {
  readonly work: Work;
  readonly keeper: Keeper;
  readonly #end: () => void;
  /** What is kept, or was opened: a draft that is only looked at must not be written. */
  #kept = '';

  constructor(
    readonly program: DraftProgram,
    drafts: Drafts,
    draft: Draft,
    isNew: boolean,
  ) {
    this.#end = answerFor(OWN, program);
    this.work = new Work(program, (query) => post('/api/positions', query));
    this.keeper = new Keeper(drafts, draft, isNew);
    this.work.open(draft);
    if (!isNew) this.#kept = JSON.stringify(this.#now());
  }

  /** Keeps the draft as it is now; a game that was begun keeps its text as a version. */
  keep(): void {
    const { work, keeper } = this;
    const now = this.#now();
    const words = JSON.stringify(now);
    if (words === this.#kept) return;
    this.#kept = words;
    keeper.keep(now);
    const isPlayed = work.line.moves.length > 0;
    if (isPlayed && work.reading?.game && work.reading.text === work.text) void keeper.mark();
  }

  #now(): Changing {
    const { name, text, page, line, players } = this.work;
    return { name, text, page, fen: line.fen, moves: [...line.moves, ...line.lost], ...players };
  }

  close(): void {
    this.work.close();
    this.program.close();
    this.#end();
  }
}

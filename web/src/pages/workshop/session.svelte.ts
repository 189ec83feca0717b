import { post } from '../../api/http';
import { answerFor } from '../../api/own';
import { nameOf } from './definition';
import type { DraftProgram } from './draft-program';
import type { Draft, Drafts } from './drafts';
import { Keeper } from './keeper.svelte';
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
  }

  /** Keeps the draft as it is now; a game that was begun keeps its text as a version. */
  keep(): void {
    const { work, keeper } = this;
    const { fen, moves, lost } = work.line;
    const isPlayed = moves.length > 0;
    keeper.keep({
      name: work.name,
      text: work.text,
      page: work.page,
      fen,
      moves: [...moves, ...lost],
      ...work.players,
    });
    if (isPlayed && work.reading?.game && work.reading.text === work.text) void keeper.mark();
  }

  close(): void {
    this.work.close();
    this.program.close();
    this.#end();
  }
}

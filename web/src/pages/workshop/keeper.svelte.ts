import { StaleError } from '../../local/store';
import type { Draft, Drafts, Version } from './drafts';

/** The time after which a changed text is kept as a version, in milliseconds. */
const VERSION_AFTER = 60_000;

/** What of a draft changes while it is worked on. */
export type Changing = Omit<Draft, 'id' | 'version' | 'created' | 'changed' | 'copiedFrom' | 'deleted'>;

/** Keeps a draft, from its first change on. */
export class Keeper {
  /** Why the newest changes are not kept: another tab has changed the draft, or the browser keeps nothing. */
  problem = $state.raw<'stale' | 'failed' | null>(null);
  /** Whether all changes are kept. */
  isKept = $state(true);

  #draft: Draft;
  #isNew: boolean;
  #next: Changing | null = null;
  #writing: Promise<void> | null = null;
  /** The text of the newest version, and when it was kept. */
  #version: { text: string; page: string; at: number };

  /** @param draft one that is kept already, or a new one */
  constructor(
    private readonly drafts: Drafts,
    draft: Draft,
    isNew: boolean,
    private readonly now: () => number = Date.now,
  ) {
    this.#draft = draft;
    this.#isNew = isNew;
    this.#version = { text: draft.text, page: draft.page, at: now() };
  }

  get copiedFrom(): string | undefined {
    return this.#draft.copiedFrom;
  }

  get id(): string {
    return this.#draft.id;
  }

  /** Keeps the draft as it is now; while it is being written, only the newest change waits. */
  keep(next: Changing): void {
    if (this.problem === 'stale') return;
    this.isKept = false;
    this.#next = next;
    this.#writing ??= this.#write().finally(() => (this.#writing = null));
  }

  /** Keeps the text as a version, if it is another than the newest version's. */
  async mark(): Promise<void> {
    const { id, text, page } = this.#next ? { ...this.#draft, ...this.#next } : this.#draft;
    if (this.problem || (text === this.#version.text && page === this.#version.page)) return;
    const at = this.now();
    this.#version = { text, page, at };
    await this.drafts.keep({ draft: id, at, text, page }).catch(() => undefined);
  }

  versions(): Promise<Version[]> {
    return this.drafts.versions(this.id);
  }

  /** Resolves when nothing waits to be written. */
  async settled(): Promise<void> {
    while (this.#writing) await this.#writing;
  }

  async #write(): Promise<void> {
    while (this.#next) {
      const next = this.#next;
      this.#next = null;
      const { version } = this.#draft;
      const draft = { ...this.#draft, ...next, version: version + 1, changed: this.now() };
      try {
        if (this.#isNew) await this.#begin(draft);
        else await this.drafts.change(draft);
        this.#draft = draft;
        this.problem = null;
      } catch (problem) {
        this.problem = problem instanceof StaleError ? 'stale' : 'failed';
        return;
      }
      if (this.now() - this.#version.at >= VERSION_AFTER) await this.mark();
    }
    this.isKept = true;
  }

  /** A draft begins with its first text as a version. */
  async #begin(draft: Draft): Promise<void> {
    await this.drafts.add(draft);
    this.#isNew = false;
    this.#version = { text: draft.text, page: draft.page, at: this.now() };
    await this.drafts.keep({ draft: draft.id, ...this.#version });
  }
}

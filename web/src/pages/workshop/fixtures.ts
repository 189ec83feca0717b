import { RefusedError } from '../../api/http';
import type { LineView, PositionQuery } from '../../api/types';
import { StaleError } from '../../local/store';
import { lineOf } from '../../playing/fixtures';
import type { Draft, Drafts, Version } from './drafts';

/** A program for tests: moves are legal unless the rules forbid them, and a text with a `!` has a problem. */
export class FakeProgram {
  forbidden = '';
  /** Positions that are none. */
  noPosition = '';
  asked = 0;
  texts: string[] = [];

  readDraft(_: string, text: string) {
    this.texts.push(text);
    const at = text.indexOf('!');
    const problem = { file: 'draft.yaml', line: 1, column: at + 1, length: 1, message: 'no' };
    return Promise.resolve(at < 0 ? [] : [problem]);
  }

  ask = (query: PositionQuery): Promise<LineView> => {
    this.asked++;
    const isRefused =
      (query.moves ?? []).some((move) => move === this.forbidden) ||
      (query.fen !== undefined && query.fen === this.noPosition);
    return isRefused
      ? Promise.reject(new RefusedError(400, 'illegal', ['That is not legal.']))
      : Promise.resolve(lineOf(query));
  };
}

export const draftOf = (id: string, more: Partial<Draft> = {}): Draft => ({
  id,
  version: 0,
  name: 'G',
  text: 'game: G',
  page: '',
  fen: null,
  moves: [],
  computer: null,
  level: 2,
  created: 0,
  changed: 0,
  ...more,
});

/** Drafts in memory. */
export class FakeDrafts implements Drafts {
  readonly drafts = new Map<string, Draft>();
  readonly kept: Version[] = [];
  writes = 0;
  fails = false;

  get = (id: string) => Promise.resolve(this.drafts.get(id));
  all = () => Promise.resolve([...this.drafts.values()]);
  add = (draft: Draft) => this.#write(draft);
  change = (draft: Draft) =>
    this.drafts.get(draft.id)?.version === draft.version - 1
      ? this.#write(draft)
      : Promise.reject(new StaleError());
  versions = () => Promise.resolve(this.kept.toReversed());
  keep = (version: Version) => Promise.resolve(void this.kept.push(version));

  async #write(draft: Draft): Promise<void> {
    this.writes++;
    await Promise.resolve();
    if (this.fails) throw new Error('the disk is full');
    this.drafts.set(draft.id, draft);
  }
}

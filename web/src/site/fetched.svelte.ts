import { RefusedError } from '../api/http';

/** Words for people about whatever was thrown. */
export function wordsOf(problem: unknown): string {
  if (problem instanceof RefusedError) return problem.words.join(' ');
  return 'Something went wrong. Try again.';
}

/** Something that is fetched: first neither a value nor a problem, then one of them. */
export class Fetched<T> {
  value = $state.raw<T | null>(null);
  problem = $state.raw<unknown>(null);
  #asked = 0;

  constructor(private readonly fetch: () => Promise<T>) {
    void this.again();
  }

  /** Fetches anew; the old value stays until then, and of several answers the last asked for counts. */
  async again(): Promise<void> {
    const asked = ++this.#asked;
    this.problem = null;
    try {
      const value = await this.fetch();
      if (asked === this.#asked) this.value = value;
    } catch (problem) {
      if (asked === this.#asked) this.problem = problem;
    }
  }
}

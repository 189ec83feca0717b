import { RefusedError } from '../api/http';

/** Words for the reader about anything that was thrown. */
export function wordsOf(problem: unknown): string {
  if (problem instanceof RefusedError) return problem.words.join(' ');
  return 'Something went wrong. Try again.';
}

/** A fetched value: at first neither a value nor a problem, later one of them. */
export class Fetched<T> {
  value = $state.raw<T | null>(null);
  problem = $state.raw<unknown>(null);
  #asked = 0;

  constructor(private readonly fetch: () => Promise<T>) {
    void this.again();
  }

  /** Fetches again. The old value stays until the answer arrives; only the answer to the latest request counts. */
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

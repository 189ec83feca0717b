/** A position, as the server's API describes it. */
export interface PositionQuery {
  readonly game: string;
  readonly options?: readonly string[];
  readonly fen?: string;
  readonly moves?: readonly string[];
  readonly known?: number;
}

/** The files that the program consists of. */
export interface SiteFiles {
  readonly wasm: string | URL | ArrayBuffer | WebAssembly.Module;
  readonly games: string | URL | Record<string, string>;
  readonly pages?: string | URL | Record<string, string>;
}

/** A refusal, as the server's API refuses; status 0 if the program failed. */
export class SiteError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly words: readonly string[],
    readonly squares: readonly string[] = [],
  ) {
    super(words.join(' '));
  }
}

/** The program in workers of its own. */
export class SiteClient {
  constructor(
    readonly newWorker: () => Worker,
    readonly files: SiteFiles,
  ) {}

  ready(): Promise<void> {
    return Promise.reject(new SiteError(0, 'failed', ['The program is missing.']));
  }
}

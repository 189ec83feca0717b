/** Stands in for the program's client until that is there. */
export interface SiteFiles {
  wasm: string | URL | ArrayBuffer | WebAssembly.Module;
  games: string | URL | Record<string, string>;
  pages?: string | URL | Record<string, string>;
}

export class SiteError extends Error {
  readonly status: number = 0;
  readonly code: string = 'failed';
  readonly words: readonly string[] = ['There is no program yet.'];
  readonly squares: readonly string[] = [];
}

type Query = { game: string };
type Found = { depth: number; nodes: number; lines: object[]; done: boolean };

export declare class SiteClient {
  constructor(newWorker: () => Worker, files: SiteFiles);
  ready(): Promise<void>;
  answer(path: string, body?: unknown): Promise<unknown>;
  read(position: Query, move: string): Promise<{ move: string }>;
  analyse(
    position: Query,
    lines: number,
    found: (found: Found) => void,
    failed: (error: Error) => void,
  ): () => void;
  think(position: Query, level: number, seed: number): Promise<{ move: string }>;
  close(): void;
}

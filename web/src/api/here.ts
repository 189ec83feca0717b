import type { Program } from './program';

/** A program that takes a while to start. */
export type Startable = Program & { ready(): Promise<void> };

/** A WebAssembly module with a type that only a browser with garbage collection for WebAssembly knows: a structure. */
const STRUCTURE = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 5, 1, 0x5f, 1, 0x78, 0);

/** Whether this browser can run the program. */
function canRun(): boolean {
  return typeof Worker === 'function' && typeof WebAssembly === 'object' && WebAssembly.validate(STRUCTURE);
}

async function load(): Promise<Startable> {
  return (await import('./client')).newClient();
}

/** The program in this page. It is loaded when it is first needed. */
export class Here {
  /** The program, once it runs. */
  program: Program | null = null;

  #starting: Promise<Program> | null = null;
  #failed = false;

  constructor(
    private readonly loading: () => Promise<Startable> = load,
    private readonly able: () => boolean = canRun,
  ) {}

  /** Whether the program may run here: the browser can, and no start has failed. */
  get possible(): boolean {
    return this.able() && !this.#failed;
  }

  /** Starts the program, unless it runs; rejects where it cannot run. After a failure the next call tries again. */
  start(): Promise<Program> {
    if (!this.able()) return Promise.reject(new Error('this browser cannot run the program'));
    this.#starting ??= this.#start();
    return this.#starting;
  }

  /** Starts the program in the background, if it may run here. */
  wake(): void {
    if (this.possible) this.start().catch(() => undefined);
  }

  async #start(): Promise<Program> {
    try {
      const program = await this.loading();
      await program.ready();
      this.#failed = false;
      this.program = program;
      return program;
    } catch (problem) {
      this.#failed = true;
      this.#starting = null;
      throw problem;
    }
  }
}

/** The program of this page. */
export const here = new Here();

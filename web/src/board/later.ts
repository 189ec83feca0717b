import type { Entry } from './entry';
import type { Step } from './types';

/** Buffer of steps that the player enters before the page has loaded the moves of the first step. */
export class Later {
  #steps: readonly Step[] = [];
  /** Whether the first step was entered before its moves were loaded. */
  #awaited = false;
  /** Whether the page has set `untold`, the steps without loaded moves, since the last {@link isTold}. */
  #retold = false;

  constructor(private readonly entry: Entry) {}

  /** Buffers a step while the moves of the entered first step are not loaded; returns whether it did. */
  keeps(step: Step): boolean {
    const waits = this.entry.awaits && !this.entry.isBegunWith(step);
    if (waits) this.#steps = [...this.#steps, step];
    return waits;
  }

  /** Called when a first step has been entered; returns whether its moves are loaded. */
  begun(): boolean {
    if (this.entry.awaits) this.#awaited = true;
    return !this.entry.awaits;
  }

  /** Called when the page has set `untold` again. */
  retold(): void {
    this.#retold = true;
  }

  /** Discards the buffered steps. */
  forget(): void {
    this.#steps = [];
  }

  /**
   * Whether the page has set `untold` while the entry waited for it: either the moves are loaded now, or they must be
   * requested again. True once for each change.
   */
  isTold(): boolean {
    const told = this.#retold && this.#awaited;
    this.#retold = false;
    if (told) this.#awaited = this.entry.awaits;
    return told;
  }

  /** Returns the buffered steps and empties the buffer. */
  take(): readonly Step[] {
    const steps = this.#steps;
    this.#steps = [];
    return steps;
  }
}

import type { Entry } from './entry';
import type { Step } from './types';

/** Steps entered before the page has given the moves of the first step; they wait here. */
export class Later {
  #steps: readonly Step[] = [];
  /** Whether the moves of the entered first step were missing. */
  #awaited = false;
  /** Whether the page has changed the list of steps with missing moves. */
  #retold = false;

  constructor(private readonly entry: Entry) {}

  /** Keeps a step that must wait; returns whether it must. */
  keeps(step: Step): boolean {
    const waits = this.entry.awaits && !this.entry.isBegunWith(step);
    if (waits) this.#steps = [...this.#steps, step];
    return waits;
  }

  /** Notes an entered step; returns whether the page has given its moves. */
  begun(): boolean {
    if (this.entry.awaits) this.#awaited = true;
    return !this.entry.awaits;
  }

  /** Notes that the page has changed the list of steps with missing moves. */
  retold(): void {
    this.#retold = true;
  }

  forget(): void {
    this.#steps = [];
  }

  /** Whether the missing moves of the entry have arrived, or must be requested again. */
  isTold(): boolean {
    const told = this.#retold && this.#awaited;
    this.#retold = false;
    if (told) this.#awaited = this.entry.awaits;
    return told;
  }

  /** Returns the kept steps and forgets them. */
  take(): readonly Step[] {
    const steps = this.#steps;
    this.#steps = [];
    return steps;
  }
}

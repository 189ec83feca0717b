import type { Entry } from './entry';
import type { Step } from './types';

/** What is pointed at while it is not known yet what may follow the first step. */
export class Later {
  #steps: readonly Step[] = [];
  /** The last step was one after which it was not known what may follow. */
  #awaited = false;
  /** The page has changed what is not known. */
  #retold = false;

  constructor(private readonly entry: Entry) {}

  /** Whether a step must wait; then it is kept. */
  keeps(step: Step): boolean {
    const waits = this.entry.awaits && !this.entry.isBegunWith(step);
    if (waits) this.#steps = [...this.#steps, step];
    return waits;
  }

  /** A step was entered; returns whether it is known what may follow. */
  begun(): boolean {
    if (this.entry.awaits) this.#awaited = true;
    return !this.entry.awaits;
  }

  /** The page has said anew what is not known. */
  retold(): void {
    this.#retold = true;
  }

  forget(): void {
    this.#steps = [];
  }

  /** Whether what is entered was waited for, and is told now or must be asked about again. */
  isTold(): boolean {
    const told = this.#retold && this.#awaited;
    this.#retold = false;
    if (told) this.#awaited = this.entry.awaits;
    return told;
  }

  /** The steps that wait no more. */
  take(): readonly Step[] {
    const steps = this.#steps;
    this.#steps = [];
    return steps;
  }
}

import type { EngineLine, PositionQuery } from '../api/types';
import type { Findings } from '../pages/analysis/engine.svelte';

/** Searches a position; returns a function that stops the search. */
type Search = (
  position: PositionQuery,
  lines: number,
  found: (found: { depth: number; nodes: number; lines: EngineLine[]; done: boolean }) => void,
  failed: (error: Error) => void,
) => () => void;

/** The engine as the panel of an analysis shows it: while on, it searches the wanted position. */
export class Analysis {
  on = $state(false);
  /** The number of lines to search. */
  lines = $state(1);
  findings = $state.raw<Findings | null>(null);
  problem = $state.raw<string | null>(null);

  #wanted = '';
  #key = '';
  #position: PositionQuery | null = null;
  #stop = (): void => {};

  constructor(private readonly search: Search) {}

  /** Sets the position to search, identified by its key; null: none. */
  want(key: string, position: PositionQuery | null): void {
    const wanted = position && this.on ? `${this.lines} ${key}` : '';
    if (wanted === this.#wanted) return;
    // Another number of lines leaves those on display that are there.
    if (key !== this.#key || wanted === '') this.findings = null;
    this.#wanted = wanted;
    this.#key = key;
    this.#position = position;
    this.#begin();
  }

  /** Searches the same position again, from the beginning. */
  again(): void {
    this.findings = null;
    this.#begin();
  }

  #begin(): void {
    this.#stop();
    this.#stop = () => {};
    this.problem = null;
    const wanted = this.#wanted;
    const position = this.#position;
    if (!position || wanted === '') return;
    const isWanted = (): boolean => wanted === this.#wanted;
    this.#stop = this.search(
      position,
      this.lines,
      (found) => {
        if (isWanted()) this.findings = { ...found, waiting: 0 };
      },
      (error) => {
        if (isWanted()) this.problem = error.message;
      },
    );
  }
}

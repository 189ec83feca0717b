import type { EngineLine, PositionQuery, ServerMessage } from '../../api/types';
import type { SearchWire } from '../../local/searches';
import { searches } from './searches';

/** Result of an engine's search so far. */
export interface Findings {
  /** Number of searches queued before this one. */
  readonly waiting: number;
  readonly depth: number;
  readonly nodes: number;
  readonly lines: readonly EngineLine[];
  readonly done: boolean;
}

/** Milliseconds before a position is sent to the engine, so that stepping quickly through a game sends none. */
const PATIENCE = 200;

/** The engine: while on, it analyses one position after the other. */
export class Engine {
  on = $state(false);
  /** The number of lines to search. */
  lines = $state(1);
  findings = $state.raw<Findings | null>(null);
  /** The reason why there is no result. */
  problem = $state.raw<string | null>(null);

  /** Called with each result and the key of its position. */
  onfound: ((key: string, findings: Findings) => void) | null = null;

  #ref: number | null = null;
  #wanted: { key: string; position: PositionQuery; lines: number } | null = null;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  readonly #leave: (() => void)[];

  constructor(private readonly wire: SearchWire = searches) {
    this.#leave = [wire.listen((message) => this.#hear(message)), wire.onOpen(() => this.#ask())];
  }

  /** Sets the position to analyse, identified by its key; null: none. */
  want(key: string, position: PositionQuery | null): void {
    const wanted = position && this.on ? { key, position, lines: this.lines } : null;
    if (wanted?.key === this.#wanted?.key && wanted?.lines === this.#wanted?.lines) return;
    this.#stop();
    if (wanted?.key !== this.#wanted?.key) this.findings = null;
    this.#wanted = wanted;
    this.problem = null;
    if (wanted) this.#waiting = setTimeout(() => this.#ask(), PATIENCE);
  }

  /** Searches the same position again, from the beginning. */
  again(): void {
    this.#stop();
    this.findings = null;
    this.problem = null;
    this.#ask();
  }

  /** Stops the search for good. */
  close(): void {
    this.#stop();
    this.#wanted = null;
    this.#leave.forEach((leave) => leave());
  }

  #ask(): void {
    clearTimeout(this.#waiting);
    if (!this.#wanted) return;
    const { position, lines } = this.#wanted;
    this.#ref = this.wire.ref();
    this.wire.send({ type: 'analyse', ref: this.#ref, position, lines });
  }

  #stop(): void {
    clearTimeout(this.#waiting);
    if (this.#ref !== null && !this.findings?.done) this.wire.send({ type: 'stop', ref: this.#ref });
    this.#ref = null;
  }

  #hear(message: ServerMessage): void {
    if (this.#ref === null || !('ref' in message) || message.ref !== this.#ref) return;
    if (message.type === 'refused') this.problem = message.words;
    if (message.type !== 'analysis' || !this.#wanted) return;
    const { waiting, depth, nodes, done } = message;
    // Lines found before the search was queued again stay on display.
    const lines = message.lines.length > 0 ? message.lines : (this.findings?.lines ?? []);
    this.findings = { waiting, depth, nodes, lines, done };
    this.onfound?.(this.#wanted.key, this.findings);
  }
}

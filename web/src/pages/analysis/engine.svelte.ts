import { socket as pageSocket, type Socket } from '../../api/socket';
import type { EngineLine, PositionQuery, ServerMessage } from '../../api/types';

type Wire = Pick<Socket, 'ref' | 'listen' | 'onOpen' | 'send'>;

/** What an engine has found. */
export interface Findings {
  /** How many others' searches come before it. */
  readonly waiting: number;
  readonly depth: number;
  readonly nodes: number;
  readonly lines: readonly EngineLine[];
  readonly done: boolean;
}

/** Milliseconds before a position is asked about, so that leafing quickly through a game asks for nothing. */
const PATIENCE = 200;

/** The server's engine at work on one position after the other, as long as it is on. */
export class Engine {
  on = $state(false);
  /** How many lines are wanted. */
  lines = $state(1);
  findings = $state.raw<Findings | null>(null);
  /** Why there is nothing to show. */
  problem = $state.raw<string | null>(null);

  /** Hears what is found, of the position with that key. */
  onfound: ((key: string, findings: Findings) => void) | null = null;

  #ref: number | null = null;
  #wanted: { key: string; position: PositionQuery; lines: number } | null = null;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  readonly #leave: (() => void)[];

  constructor(private readonly socket: Wire = pageSocket) {
    this.#leave = [socket.listen((message) => this.#hear(message)), socket.onOpen(() => this.#ask())];
  }

  /** Wants a position looked at, known by its key; null: none. */
  want(key: string, position: PositionQuery | null): void {
    const wanted = position && this.on ? { key, position, lines: this.lines } : null;
    if (wanted?.key === this.#wanted?.key && wanted?.lines === this.#wanted?.lines) return;
    this.#stop();
    if (wanted?.key !== this.#wanted?.key) this.findings = null;
    this.#wanted = wanted;
    this.problem = null;
    if (wanted) this.#waiting = setTimeout(() => this.#ask(), PATIENCE);
  }

  /** Wants nothing any more. */
  close(): void {
    this.#stop();
    this.#wanted = null;
    this.#leave.forEach((leave) => leave());
  }

  #ask(): void {
    clearTimeout(this.#waiting);
    if (!this.#wanted) return;
    const { position, lines } = this.#wanted;
    this.#ref = this.socket.ref();
    this.socket.send({ type: 'analyse', ref: this.#ref, position, lines });
  }

  #stop(): void {
    clearTimeout(this.#waiting);
    if (this.#ref !== null && !this.findings?.done) this.socket.send({ type: 'stop', ref: this.#ref });
    this.#ref = null;
  }

  #hear(message: ServerMessage): void {
    if (this.#ref === null || !('ref' in message) || message.ref !== this.#ref) return;
    if (message.type === 'refused') this.problem = message.words;
    if (message.type !== 'analysis' || !this.#wanted) return;
    const { waiting, depth, nodes, done } = message;
    // Lines that were found before the search had to wait again stay.
    const lines = message.lines.length > 0 ? message.lines : (this.findings?.lines ?? []);
    this.findings = { waiting, depth, nodes, lines, done };
    this.onfound?.(this.#wanted.key, this.findings);
  }
}

import { get } from '../../api/http';
import { socket, SocketRefusal, type Answer, type Socket } from '../../api/socket';
import type { ChoicesView, ClientMessage, ServerMessage, TableView } from '../../api/types';
import { change, lookAt, mayMove, merge, resumption, type Gap, type TableState } from './reducer';

export type Action = Extract<ClientMessage, { type: 'act' }>['action'];

/** The reason for a refused action, and the squares that the reason names. */
export interface Refusal {
  readonly words: string;
  readonly squares: readonly string[];
}

type Wire = Pick<Socket, 'ref' | 'listen' | 'onOpen' | 'send' | 'request'>;

/** Where a table is: at the server, or in this browser. */
export interface Place {
  readonly wire: Wire;
  /** Whether this browser alone has the table. */
  readonly here: boolean;
  /** The game as PGN. */
  pgn(): Promise<string>;
}

/** A table at the server. */
export function atServer(id: string, wire: Wire = socket): Place {
  return { wire, here: false, pgn: async () => (await get('/api/tables/{table}/pgn', { table: id })).pgn };
}

/**
 * A table as the page knows it. It receives news until it is closed, even after the connection was lost. The server
 * alone decides: a played move is pending until the server accepts or refuses it. In the place of the server may be a game
 * that this browser keeps.
 */
export class GameTable {
  state = $state.raw<TableState | null>(null);
  /** The text of the move that waits for the server's answer. */
  pending = $state.raw<string | null>(null);
  /** The action other than a move that waits for the server's answer. */
  acting = $state.raw<Action | null>(null);
  /** The reason why the table cannot be shown at all. */
  missing = $state.raw<string | null>(null);

  #watching = 0;
  readonly #leave: (() => void)[];

  /** Called at each change by the server, with the states before and after it. */
  onchange: ((before: TableState, after: TableState) => void) | null = null;

  constructor(
    readonly id: string,
    readonly place: Place = atServer(id),
  ) {
    this.#leave = [
      this.#wire.listen((message) => this.#hear(message)),
      this.#wire.onOpen(() => this.#watch(resumption(this.state))),
    ];
  }

  /** Stops the news of the table. */
  close(): void {
    this.#leave.forEach((leave) => leave());
    this.#wire.send({ type: 'unwatch', table: this.id });
  }

  get #wire(): Wire {
    return this.place.wire;
  }

  get view(): TableView | null {
    return this.state?.view ?? null;
  }

  /** Makes a move; resolves with a refusal if the server does not accept it. */
  async play(move: string): Promise<Refusal | null> {
    if (!this.state || !mayMove(this.state) || this.pending !== null) return null;
    const ply = this.state.plies.length;
    this.pending = move;
    const refusal = await this.#ask({ type: 'play', ref: this.#wire.ref(), table: this.id, ply, move });
    // An accepted move stays pending until the server sends the table with it.
    if (refusal && this.state.plies.length === ply) this.pending = null;
    return refusal;
  }

  /**
   * Plays the only move that begins with these steps. Resolves with the choices if several moves do, and with a refusal
   * if none does.
   */
  async premove(steps: readonly string[]): Promise<ChoicesView | Refusal | null> {
    if (!this.state || !mayMove(this.state) || this.pending !== null) return null;
    const ply = this.state.plies.length;
    this.pending = steps.join(' ');
    const answer = await this.#request({
      type: 'premove',
      ref: this.#wire.ref(),
      table: this.id,
      ply,
      steps: [...steps],
    });
    const isMade = 'type' in answer && answer.type === 'accepted';
    if (!isMade && this.state.plies.length === ply) this.pending = null;
    if (!('type' in answer)) return answer;
    return answer.type === 'choices' ? answer.choices : null;
  }

  /** Requests the moves that begin with a first step; null without an answer, for example in a changed position. */
  async choose(first: string): Promise<ChoicesView | null> {
    if (!this.state) return null;
    const ply = this.state.plies.length;
    const answer = await this.#request({
      type: 'choose',
      ref: this.#wire.ref(),
      table: this.id,
      ply,
      first,
    });
    return 'type' in answer && answer.type === 'choices' ? answer.choices : null;
  }

  /**
   * Performs another action; resolves with a refusal if the server does not accept it. An answer to an offer names the
   * offer's number.
   */
  async act(action: Action, offer?: number): Promise<Refusal | null> {
    if (!this.state || this.acting) return null;
    this.acting = action;
    const ply = this.state.plies.length;
    const ref = this.#wire.ref();
    const named = offer === undefined ? {} : { offer };
    const refusal = await this.#ask({ type: 'act', ref, table: this.id, ply, action, ...named });
    this.acting = null;
    return refusal;
  }

  /** Shows the position after `ply` moves; at the end, the page follows the game. */
  look(ply: number): void {
    if (this.state) this.state = lookAt(this.state, ply);
  }

  async #ask(message: Parameters<Wire['request']>[0]): Promise<Refusal | null> {
    const answer = await this.#request(message);
    return 'type' in answer ? null : answer;
  }

  async #request(message: Parameters<Wire['request']>[0]): Promise<Answer | Refusal> {
    try {
      return await this.#wire.request(message);
    } catch (problem) {
      if (problem instanceof SocketRefusal) return { words: problem.message, squares: problem.squares };
      throw problem;
    }
  }

  #watch(from: { plies: number; last?: string }): void {
    this.#watching = this.#wire.ref();
    this.#wire.send({ type: 'watch', ref: this.#watching, table: this.id, ...from });
  }

  #hear(message: ServerMessage): void {
    const now = performance.now();
    if (message.type === 'table' && message.table.id === this.id) {
      this.#take(merge(this.state, message.table, now));
    } else if (message.type === 'change' && message.change.id === this.id) {
      this.#take(change(this.state, message.change, now));
    } else if (message.type === 'refused' && message.ref === this.#watching) this.missing = message.words;
  }

  #take(after: TableState | Gap): void {
    const before = this.state;
    if (after === 'gap') {
      this.#watch({ plies: 0 });
      return;
    }
    if (after === before) return;
    this.state = after;
    this.missing = null;
    if (before?.plies.length !== after.plies.length) this.pending = null;
    if (before) this.onchange?.(before, after);
  }
}

import type { Choice, PositionQuery, Score, ServerMessage } from '../../api/types';
import type { SearchWire } from '../../local/searches';
import { searches } from './searches';

/** Receives the score of a position, and the move before it compared with the best move there. */
type Evaluated = (ply: number, score: Score, choice: Choice | undefined) => void;

/** The evaluation of all positions of a line by the engine. */
export class Review {
  /** Number of evaluated positions, and number of all; null while no review runs. */
  progress = $state.raw<{ evaluated: number; of: number } | null>(null);
  problem = $state.raw<string | null>(null);

  #ref: number | null = null;
  #position: PositionQuery | null = null;
  #evaluated: Evaluated | null = null;
  /** The played move compared with the best move, in the position that was evaluated last. */
  #choice: Choice | undefined;
  readonly #leave: (() => void)[];

  constructor(private readonly wire: SearchWire = searches) {
    this.#leave = [wire.listen((message) => this.#hear(message)), wire.onOpen(() => this.#ask())];
  }

  /** Evaluates a line; reports each evaluation with the number of moves before its position. */
  start(position: PositionQuery, evaluated: Evaluated): void {
    this.stop();
    this.#position = position;
    this.#evaluated = evaluated;
    this.problem = null;
    this.#ask();
  }

  stop(): void {
    if (this.#ref !== null) this.wire.send({ type: 'stop', ref: this.#ref });
    this.#end();
  }

  close(): void {
    this.stop();
    this.#leave.forEach((leave) => leave());
  }

  /** Sends the whole request again after a reconnection, because a server keeps none. */
  #ask(): void {
    if (!this.#position) return;
    this.#ref = this.wire.ref();
    this.#choice = undefined;
    this.progress = { evaluated: 0, of: (this.#position.moves?.length ?? 0) + 1 };
    this.wire.send({ type: 'review', ref: this.#ref, position: this.#position });
  }

  #end(): void {
    this.#ref = null;
    this.#position = null;
    this.progress = null;
  }

  #hear(message: ServerMessage): void {
    if (this.#ref === null || !('ref' in message) || message.ref !== this.#ref) return;
    if (message.type === 'refused') {
      this.problem = message.words;
      this.#end();
    } else if (message.type === 'reviewed' && this.progress) {
      this.#evaluated?.(message.ply, message.score, this.#choice);
      this.#choice = message.choice;
      this.progress = { ...this.progress, evaluated: this.progress.evaluated + 1 };
      if (message.done) this.#end();
    }
  }
}

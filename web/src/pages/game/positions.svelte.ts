import { post } from '../../api/http';
import type { LineView, PositionQuery, PositionView } from '../../api/types';

type Ask = (query: PositionQuery) => Promise<LineView>;

const PATIENCE = 150;

/** Earlier positions of a game that the player looks back at, as the server describes them. */
export class Positions {
  /** The last requested position, once it is loaded. */
  shown = $state.raw<PositionView | null>(null);

  #wanted: string | null = null;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  readonly #known = new Map<string, PositionView>();

  constructor(private readonly ask: Ask = (query) => post('/api/positions', query)) {}

  /** Requests a position, identified by its FEN, after a pause; null: none. Quick stepping requests none. */
  want(fen: string | null, query: PositionQuery): void {
    if (fen === this.#wanted) return;
    clearTimeout(this.#waiting);
    this.#wanted = fen;
    this.shown = fen === null ? null : (this.#known.get(fen) ?? null);
    if (fen !== null && !this.shown) this.#waiting = setTimeout(() => void this.#fetch(fen, query), PATIENCE);
  }

  /** A position in words; null if the server gives none. */
  async words(fen: string, query: PositionQuery): Promise<string | null> {
    try {
      const position = this.#known.get(fen) ?? (await this.#tell(fen, query));
      return position.spoken ?? null;
    } catch {
      return null;
    }
  }

  async #tell(fen: string, query: PositionQuery): Promise<PositionView> {
    const { position } = await this.ask({ ...query, known: query.moves?.length ?? 0 });
    this.#known.set(fen, position);
    return position;
  }

  async #fetch(fen: string, query: PositionQuery): Promise<void> {
    try {
      const position = await this.#tell(fen, query);
      if (this.#wanted === fen) this.shown = position;
    } catch {
      // The pieces are shown even so; only marks and words are missing.
    }
  }
}

import { post } from '../api/http';
import type { InsightView, PositionQuery } from '../api/types';

type Ask = (query: { position: PositionQuery; square: string }) => Promise<InsightView>;

const PATIENCE = 120;
const REMEMBERED = 200;

/** The abilities of the piece that was touched last; the server is asked only once about a piece in a position. */
export class Insights {
  shown = $state.raw<InsightView | null>(null);

  #wanted = '';
  #waiting: ReturnType<typeof setTimeout> | undefined;
  readonly #known = new Map<string, InsightView>();

  constructor(private readonly ask: Ask = (query) => post('/api/positions/insight', query)) {}

  /** The square of the touched piece. */
  get square(): string | null {
    return this.shown?.square ?? null;
  }

  /** Requests the abilities of a piece; `fen` identifies the position, and `position` is the query for it. */
  touch(fen: string, position: PositionQuery, square: string): void {
    const key = `${square} ${fen}`;
    clearTimeout(this.#waiting);
    this.#wanted = key;
    const known = this.#known.get(key);
    if (known) this.shown = known;
    else this.#waiting = setTimeout(() => void this.#fetch(key, { position, square }), PATIENCE);
  }

  /** Forgets the touched piece. */
  clear(): void {
    clearTimeout(this.#waiting);
    this.#wanted = '';
    this.shown = null;
  }

  async #fetch(key: string, query: Parameters<Ask>[0]): Promise<void> {
    try {
      const insight = await this.ask(query);
      if (this.#known.size >= REMEMBERED) this.#known.clear();
      this.#known.set(key, insight);
      if (this.#wanted === key) this.shown = insight;
    } catch {
      // The game works without; another touch of the piece asks again.
      if (this.#wanted === key) this.clear();
    }
  }
}

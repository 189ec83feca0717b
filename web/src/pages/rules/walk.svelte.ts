import { post } from '../../api/http';
import type { LineView, PlyView, PositionQuery, PositionView } from '../../api/types';

type Ask = (query: PositionQuery) => Promise<LineView>;

/** A line of moves that can be stepped through, left, and played on from any of its positions. */
export class Walk {
  #line = $state.raw<LineView>() as LineView;
  #at = $state(0);
  /** The positions that the server has told, by how many moves lead to them; those of another line are forgotten. */
  #known = $state.raw<ReadonlyMap<number, PositionView>>(new Map());

  /** Counts what the reader does: an answer to what was done before something else comes too late. */
  #kinds = 0;

  /** @param begin the position before the first move, which is shown first */
  constructor(
    private readonly given: LineView,
    private readonly begin: PositionView = given.position,
    private readonly ask: Ask = (query) => post('/api/positions', query),
  ) {
    this.reset();
  }

  get plies(): readonly PlyView[] {
    return this.#line.plies;
  }

  /** How many moves lead to the position that is shown. */
  get at(): number {
    return this.#at;
  }

  get last(): PlyView | undefined {
    return this.plies[this.#at - 1];
  }

  get fen(): string {
    return this.last?.fen ?? this.#line.start;
  }

  /** The position that is shown; missing while it is asked for. */
  get position(): PositionView | undefined {
    return this.#known.get(this.#at);
  }

  /** Whether the line is no longer the one that was given. */
  get strayed(): boolean {
    return this.#line !== this.given;
  }

  /** Whether the end of the line that was given is shown. */
  get ended(): boolean {
    return !this.strayed && this.#at === this.given.plies.length;
  }

  /** The position that is shown, as the server may be asked about it. */
  get query(): PositionQuery {
    return this.#query(this.#at);
  }

  /** Shows the position after so many moves. */
  async to(at: number): Promise<void> {
    this.#kinds++;
    this.#at = Math.max(0, Math.min(at, this.plies.length));
    if (this.position) return;
    const line = this.#line;
    const asked = this.#at;
    const { position } = await this.ask({ ...this.#query(asked), known: asked });
    if (this.#line === line) this.#known = new Map(this.#known).set(asked, position);
  }

  /** Plays a move in the position that is shown; what came after it is dropped. */
  async play(text: string): Promise<void> {
    const kind = ++this.#kinds;
    const query = this.#query(this.#at);
    const before = this.plies.slice(0, this.#at);
    const moves = [...(query.moves ?? []), text];
    const next = await this.ask({ ...query, moves, known: before.length });
    if (kind === this.#kinds) this.#take({ ...next, from: 0, plies: [...before, ...next.plies] });
  }

  /** Goes back to the beginning of what was given. */
  reset(): void {
    this.finish();
    this.#at = 0;
  }

  /** Goes to the end of what was given. */
  finish(): void {
    this.#kinds++;
    this.#take(this.given);
    if (this.plies.length > 0) this.#known = new Map(this.#known).set(0, this.begin);
  }

  #take(line: LineView): void {
    this.#line = line;
    this.#at = line.plies.length;
    this.#known = new Map([[this.#at, line.position]]);
  }

  #query(at: number): PositionQuery {
    const { game, options, start, plies } = this.#line;
    return { game: game.id, options, fen: start, moves: plies.slice(0, at).map(({ text }) => text) };
  }
}

import { post } from '../../api/http';
import type { LineView, PlyView, PositionQuery, PositionView } from '../../api/types';

type Ask = (query: PositionQuery) => Promise<LineView>;

/** A line of moves for stepping through; from each of its positions the reader may play other moves. */
export class Walk {
  #line = $state.raw<LineView>() as LineView;
  #at = $state(0);
  /** The loaded positions, by the number of moves before them; cleared for another line. */
  #known = $state.raw<ReadonlyMap<number, PositionView>>(new Map());

  /** Number of the reader's actions so far; an answer that arrives after a later action is ignored. */
  #actions = 0;

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

  /** Number of moves before the shown position. */
  get at(): number {
    return this.#at;
  }

  get last(): PlyView | undefined {
    return this.plies[this.#at - 1];
  }

  get fen(): string {
    return this.last?.fen ?? this.#line.start;
  }

  /** The shown position; undefined while it is loading. */
  get position(): PositionView | undefined {
    return this.#known.get(this.#at);
  }

  /** Whether the line differs from the given one. */
  get strayed(): boolean {
    return this.#line !== this.given;
  }

  /** Whether the end of the given line is shown. */
  get ended(): boolean {
    return !this.strayed && this.#at === this.given.plies.length;
  }

  /** The query for the shown position. */
  get query(): PositionQuery {
    return this.#query(this.#at);
  }

  /** Shows the position after `at` moves. */
  async to(at: number): Promise<void> {
    this.#actions++;
    this.#at = Math.max(0, Math.min(at, this.plies.length));
    if (this.position) return;
    const line = this.#line;
    const asked = this.#at;
    const { position } = await this.ask({ ...this.#query(asked), known: asked });
    if (this.#line === line) this.#known = new Map(this.#known).set(asked, position);
  }

  /** Plays a move in the shown position; later moves of the line are dropped. */
  async play(text: string): Promise<void> {
    const action = ++this.#actions;
    const query = this.#query(this.#at);
    const before = this.plies.slice(0, this.#at);
    const moves = [...(query.moves ?? []), text];
    const next = await this.ask({ ...query, moves, known: before.length });
    if (action === this.#actions) this.#take({ ...next, from: 0, plies: [...before, ...next.plies] });
  }

  /** Shows the beginning of the given line. */
  reset(): void {
    this.finish();
    this.#at = 0;
  }

  /** Shows the end of the given line. */
  finish(): void {
    this.#actions++;
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

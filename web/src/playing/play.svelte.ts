import type {
  Color,
  GameSummary,
  LineView,
  OutcomeView,
  PgnTree,
  PlyView,
  PositionQuery,
  PositionView,
} from '../api/types';

type Ask = (query: PositionQuery) => Promise<LineView>;

/** A game played on this page: a line of moves, of which any position can be shown. */
export class Play {
  #game = $state.raw() as GameSummary;
  /** The number of lines taken so far: another may have other rules for the same moves. */
  #edition = $state(0);
  #options: string[] = [];
  #start = $state('');
  #plies = $state.raw<readonly PlyView[]>([]);
  #at = $state(0);
  /** The loaded positions by the number of moves before them. */
  #known = $state.raw<ReadonlyMap<number, PositionView>>(new Map());
  /** The number of changes so far; an answer that comes after a later change is dropped. */
  #changes = 0;

  constructor(
    line: LineView,
    private readonly ask: Ask,
  ) {
    this.#take(line);
  }

  get game(): GameSummary {
    return this.#game;
  }

  get plies(): readonly PlyView[] {
    return this.#plies;
  }

  /** The number of moves before the shown position. */
  get at(): number {
    return this.#at;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#plies.length;
  }

  get last(): PlyView | undefined {
    return this.#plies[this.#at - 1];
  }

  get fen(): string {
    return this.last?.fen ?? this.#start;
  }

  /** The shown position; undefined while it is loading. */
  get position(): PositionView | undefined {
    return this.#known.get(this.#at);
  }

  get query(): PositionQuery & { moves: string[] } {
    return this.#queryOf(this.#at);
  }

  /** The outcome, if the game has ended. */
  get outcome(): OutcomeView | undefined {
    return this.#known.get(this.#plies.length)?.outcome;
  }

  /** The whole game: where it begins, and its moves. */
  get line(): { start: string; moves: readonly string[] } {
    return { start: this.#start, moves: this.#plies.map(({ text }) => text) };
  }

  /** The game in the form of PGN. */
  get told(): PgnTree {
    const { id, start } = this.game;
    const { outcome } = this;
    const won = outcome?.winner && (outcome.winner === 'white' ? '1-0' : '0-1');
    return {
      game: id,
      options: this.#options,
      ...(this.#start === start ? {} : { start: this.#start }),
      tags: {},
      result: outcome ? (won ?? '1/2-1/2') : '*',
      moves: this.#plies.map(({ text }) => ({ text, variations: [] })),
    };
  }

  /** A name of the shown position together with the moves before it. */
  get key(): string {
    const { fen, moves } = this.query;
    return `${this.#edition} ${fen} ${moves.join()}`;
  }

  /** Shows the position after `at` moves. */
  async show(at: number): Promise<void> {
    this.#at = Math.max(0, Math.min(at, this.#plies.length));
    if (this.position) return;
    const change = this.#changes;
    const asked = this.#at;
    const { position } = await this.ask({ ...this.#queryOf(asked), known: asked });
    if (change === this.#changes) this.#known = new Map(this.#known).set(asked, position);
  }

  /** Plays moves from the shown position; those that came after it are dropped. */
  async play(texts: readonly string[]): Promise<PlyView | undefined> {
    const change = ++this.#changes;
    const query = this.query;
    const before = this.#plies.slice(0, this.#at);
    const moves = [...query.moves, ...texts];
    const { plies, position } = await this.ask({ ...query, moves, known: before.length });
    if (change !== this.#changes) return undefined;
    this.#plies = [...before, ...plies];
    this.#at = this.#plies.length;
    const known = [...this.#known].filter(([ply]) => ply <= before.length);
    this.#known = new Map(known).set(this.#at, position);
    return plies.at(-1);
  }

  /** Takes back the last moves: all of a turn of `side`, if one is given, or else one move. */
  async undo(side: Color | null): Promise<void> {
    this.#changes++;
    const mine = this.#plies.findLastIndex((ply) => side === null || ply.side === side);
    this.#plies = this.#plies.slice(0, Math.max(mine, 0));
    this.#known = new Map([...this.#known].filter(([ply]) => ply <= this.#plies.length));
    await this.show(this.#plies.length);
  }

  /** Begins a new game from a FEN, with moves already made; without a FEN from the game's start position. */
  async begin(fen?: string, moves: readonly string[] = []): Promise<void> {
    const change = ++this.#changes;
    const from = fen === undefined ? {} : { fen };
    const line = await this.ask({ game: this.game.id, options: this.#options, ...from, moves: [...moves] });
    if (change === this.#changes) this.#take(line);
  }

  /** Shows another line of the same game, the rules of which may have changed, after `at` moves. */
  async adopt(line: LineView, at: number): Promise<void> {
    this.#changes++;
    this.#take(line);
    if (at < line.plies.length) await this.show(at);
  }

  #take(line: LineView): void {
    this.#game = line.game;
    this.#edition++;
    this.#options = line.options;
    this.#start = line.start;
    this.#plies = line.plies;
    this.#at = line.plies.length;
    this.#known = new Map([[this.#at, line.position]]);
  }

  #queryOf(at: number): PositionQuery & { moves: string[] } {
    const moves = this.#plies.slice(0, at).map(({ text }) => text);
    return { game: this.game.id, options: this.#options, fen: this.#start, moves };
  }
}

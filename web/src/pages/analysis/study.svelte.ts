import { post, RefusedError } from '../../api/http';
import type { GameSummary, LineView, PgnTree, PlyView, PositionQuery, PositionView } from '../../api/types';
import type { Path } from '../../board';
import { pathsBack, pathsOf } from '../../site/paths';
import type { Address } from './address';
import { movesOf, plant } from './pgn';
import { store, stored, type Head } from './stored';
import {
  add,
  annotate,
  fenAt,
  find,
  lineThrough,
  makeMain,
  movesTo,
  newTree,
  nodeAt,
  pathTo,
  promote,
  remove,
  ROOT,
  textsOf,
  walk,
  type Node,
  type NodeId,
  type Tree,
  type Way,
} from './tree';

type Ask = (query: PositionQuery) => Promise<LineView>;

const PATIENCE = 120;
const REMEMBERED = 500;
const KEPT_AFTER = 300;
const NO_HEAD: Head = { tags: {}, result: '*' };

/** The analysis of a game with options: a tree of moves, the shown node, and the position there. */
export class Study {
  game = $state.raw() as GameSummary;
  options = $state.raw<readonly string[]>([]);
  tree = $state.raw() as Tree;
  at = $state.raw<NodeId>(ROOT);
  /** The tags and the result of the PGN game. */
  head = $state.raw<Head>(NO_HEAD);
  /** The shown position, once it is loaded. */
  position = $state.raw<PositionView | null>(null);
  /** The paths of the pieces, if the shown position is one move, made or unmade, from the one shown before. */
  came = $state.raw<readonly Path[] | undefined>(undefined);
  /** The reason why the shown position could not be loaded. */
  problem = $state.raw<unknown>(null);

  #waiting: ReturnType<typeof setTimeout> | undefined;
  #keeping: ReturnType<typeof setTimeout> | undefined;
  readonly #known = new Map<string, PositionView>();

  private constructor(
    line: LineView,
    private readonly ask: Ask,
  ) {
    this.#begin(line);
  }

  /** Opens an address; if this tab has stored a tree with the line of the address, opens that tree. */
  static async open(address: Address, ask: Ask = (query) => post('/api/positions', query)): Promise<Study> {
    const { game, options, fen, moves } = address;
    const line = await ask({ game, options: [...options], ...(fen ? { fen } : {}), moves: [...moves] });
    const study = new Study(line, ask);
    const kept = stored(game);
    const texts = line.plies.map(({ text }) => text);
    const same = kept?.tree.start === line.start && kept.options.join() === line.options.join();
    if (kept && same && find(kept.tree, texts) !== null) {
      study.tree = kept.tree;
      study.head = kept.head;
    }
    study.go(find(study.tree, texts.slice(0, address.ply)) ?? ROOT);
    return study;
  }

  /** The address of the shown position, with the line through it. */
  get address(): Address {
    const { game, options, tree, at } = this;
    return {
      game: game.id,
      options,
      fen: tree.start === game.start ? null : tree.start,
      moves: textsOf(lineThrough(tree, at)),
      ply: pathTo(tree, at).length,
    };
  }

  /** The query for a position. */
  query(id: NodeId = this.at): PositionQuery & { moves: string[] } {
    return this.#queryOf(movesTo(this.tree, id));
  }

  /** A key of a position together with the moves before it. */
  keyOf(id: NodeId = this.at): string {
    return keyOf(this.query(id));
  }

  get node(): Node {
    return nodeAt(this.tree, this.at);
  }

  get fen(): string {
    return fenAt(this.tree, this.at);
  }

  /** Shows another node. */
  go(id: NodeId): void {
    this.came = pathsBetween(nodeAt(this.tree, this.at), nodeAt(this.tree, id));
    this.at = id;
    this.#describe();
  }

  walk(way: Way): void {
    this.go(walk(this.tree, this.at, way));
  }

  /** Plays moves from a node into the tree and shows the last move; rejects if the server refuses. */
  async play(texts: readonly string[], from: NodeId = this.at): Promise<PlyView | undefined> {
    const query = this.#queryOf([...movesTo(this.tree, from), ...texts]);
    const known = query.moves.length - texts.length;
    const { plies: made, position } = await this.ask({ ...query, known });
    if (!this.tree.nodes.has(from)) return undefined;
    const { tree, at } = add(this.tree, from, made);
    this.#remember(keyOf(query), position);
    this.#change(tree);
    this.go(at);
    return made.at(-1);
  }

  /** Begins a new tree from a FEN; null: the game's start position. */
  async start(fen: string | null, moves: readonly string[] = []): Promise<void> {
    const { game, options } = this;
    const from = fen === null ? {} : { fen };
    this.#begin(await this.ask({ game: game.id, options: [...options], ...from, moves: [...moves] }));
    this.#change(this.tree);
  }

  /** Loads a game read from PGN; false if illegal moves were left out. */
  async take(read: PgnTree): Promise<boolean> {
    const from = read.start === undefined ? {} : { fen: read.start };
    const ask = (moves: readonly string[]): Promise<LineView> =>
      this.ask({ game: read.game, options: read.options, ...from, moves: [...moves] });
    const empty = await ask([]);
    const { tree, complete } = await plant(empty.start, read, async (moves) => (await ask(moves)).plies);
    this.#begin(empty);
    this.head = { tags: read.tags, result: read.result };
    this.#change(tree);
    this.go(ROOT);
    return complete;
  }

  /** Loads the PGN in a link and shows the position of its address; false if moves were left out. */
  async carry(pgn: string, { moves, ply }: Address): Promise<boolean> {
    const { games } = await post('/api/pgn/read', { text: pgn, game: this.game.id });
    const [game] = games;
    const complete = game !== undefined && (await this.take(game));
    this.go(find(this.tree, moves.slice(0, ply)) ?? ROOT);
    return complete;
  }

  /** Plays the same moves under other options; false if some are illegal there and were left out. */
  async choose(options: readonly string[]): Promise<boolean> {
    const { tree, game } = this;
    const shown = movesTo(tree, this.at);
    const comment = nodeAt(tree, ROOT).comment;
    const read = {
      game: game.id,
      options: [...options],
      tags: {},
      result: '*',
      comment,
      moves: movesOf(tree),
    };
    const complete = await this.take(tree.start === game.start ? read : { ...read, start: tree.start });
    for (let length = shown.length; length > 0; length--) {
      const found = find(this.tree, shown.slice(0, length));
      if (found === null) continue;
      this.go(found);
      break;
    }
    return complete;
  }

  /** The whole tree in the form of PGN. */
  get told(): PgnTree {
    const { game, options, tree, head } = this;
    const { comment } = nodeAt(tree, ROOT);
    return {
      game: game.id,
      options: [...options],
      ...(tree.start === game.start ? {} : { start: tree.start }),
      ...head,
      ...(comment ? { comment } : {}),
      moves: movesOf(tree),
    };
  }

  // ---- the tree

  promote(id: NodeId): void {
    this.#change(promote(this.tree, id));
  }

  makeMain(id: NodeId): void {
    this.#change(makeMain(this.tree, id));
  }

  remove(id: NodeId): void {
    const { tree, at } = remove(this.tree, id);
    const gone = !tree.nodes.has(this.at);
    if (gone) this.go(at);
    this.#change(tree);
  }

  comment(id: NodeId, comment: string): void {
    this.#change(annotate(this.tree, id, { comment }));
  }

  glyph(id: NodeId, glyph: string): void {
    this.#change(annotate(this.tree, id, { glyph }));
  }

  /** Stores an engine's score of the position after a move, and its verdict on the move if there is one. */
  evaluate(id: NodeId, words: Partial<Pick<Node, 'score' | 'verdict'>>): void {
    if (this.tree.nodes.has(id)) this.#change(annotate(this.tree, id, words));
  }

  /** Requests the shown position again. */
  again(): void {
    this.#describe();
  }

  /** Stores the tree for a reload of the page. */
  keep(): void {
    clearTimeout(this.#keeping);
    const { options, tree, head } = this;
    store(this.game.id, { options, tree, head });
  }

  close(): void {
    clearTimeout(this.#waiting);
    this.keep();
  }

  #begin(line: LineView): void {
    this.game = line.game;
    this.options = line.options;
    const { tree, at } = add(newTree(line.start), ROOT, line.plies);
    this.tree = tree;
    this.at = at;
    this.came = undefined;
    this.head = NO_HEAD;
    this.position = line.position;
    this.#remember(this.keyOf(), line.position);
  }

  #change(tree: Tree): void {
    this.tree = tree;
    clearTimeout(this.#keeping);
    this.#keeping = setTimeout(() => this.keep(), KEPT_AFTER);
  }

  #queryOf(moves: string[]): PositionQuery & { moves: string[] } {
    return { game: this.game.id, options: [...this.options], fen: this.tree.start, moves };
  }

  /** Shows a known position at once; requests another after a pause, so that quick stepping requests none. */
  #describe(): void {
    clearTimeout(this.#waiting);
    this.problem = null;
    const query = this.query();
    this.position = this.#known.get(keyOf(query)) ?? null;
    if (!this.position) this.#waiting = setTimeout(() => void this.#fetch(query), PATIENCE);
  }

  async #fetch(query: PositionQuery & { moves: string[] }): Promise<void> {
    const key = keyOf(query);
    try {
      const { position } = await this.ask({ ...query, known: query.moves.length });
      this.#remember(key, position);
      if (key === this.keyOf()) this.position = position;
    } catch (problem) {
      if (key === this.keyOf()) this.problem = problem;
    }
  }

  #remember(key: string, position: PositionView): void {
    if (this.#known.size >= REMEMBERED) this.#known.clear();
    this.#known.set(key, position);
  }
}

function keyOf({ game, options, fen, moves }: PositionQuery): string {
  return [game, options?.join(), fen, moves?.join(' ')].join('|');
}

/** The paths of the pieces between a node and its parent, in either direction; undefined for other nodes. */
function pathsBetween(from: Node, to: Node): readonly Path[] | undefined {
  if (to.parent === from.id) return pathsOf(to.ply);
  return from.parent === to.id ? pathsBack(from.ply) : undefined;
}

/** The words of the server about a refusal, one sentence an entry. */
export function refusalWords(problem: unknown): readonly string[] {
  return problem instanceof RefusedError ? problem.words : ['Something went wrong. Try again.'];
}

import type { Program, Refused } from '../api/program';
import type { LineView, PlyView, PositionQuery, PositionView, ServerMessage, TableView } from '../api/types';
import { move, ply, position, tableView } from '../pages/game/fixtures';
import { begin } from './begin';
import type { KeptGame } from './kept';
import { StaleError, surplus, type Store } from './store';
import { LocalTable, type Services } from './table';

/** A store that forgets all when the test ends. */
export class MemoryStore implements Store {
  readonly games = new Map<string, KeptGame>();
  /** The trouble with which the next change fails. */
  trouble: Error | null = null;

  get = (id: string): Promise<KeptGame | undefined> => Promise.resolve(this.games.get(id));
  all = (): Promise<KeptGame[]> => Promise.resolve([...this.games.values()]);
  add = (game: KeptGame, spared?: string): Promise<void> => {
    surplus([...this.games.values(), game], undefined, spared).forEach((id) => this.games.delete(id));
    this.games.set(game.id, game);
    return Promise.resolve();
  };
  change = (game: KeptGame, next?: KeptGame): Promise<void> => {
    const { trouble } = this;
    this.trouble = null;
    if (trouble) return Promise.reject(trouble);
    if (this.games.get(game.id)?.version !== game.version - 1) return Promise.reject(new StaleError());
    this.games.set(game.id, game);
    return next ? this.add(next, game.id) : Promise.resolve();
  };
}

/** The move after which the game is over. */
export const MATE = 'mate';

function plyOf(text: string, index: number): PlyView {
  const side = index % 2 === 0 ? 'white' : 'black';
  return ply(text, { side, san: `${text}!`, number: Math.floor(index / 2) + 1 });
}

function positionAfter(moves: readonly string[]): PositionView {
  const turn = moves.length % 2 === 0 ? 'white' : 'black';
  const over = moves.at(-1) === MATE;
  const winner = turn === 'white' ? 'black' : 'white';
  return position({
    turn,
    ply: moves.length,
    placement: `after ${moves.join(' ')}`,
    moves: [move('a1', 'a2'), move('a1', 'a3'), move('b1', 'b2')],
    ...(over ? { outcome: { winner, reason: 'mate', words: 'Mate.' } } : {}),
  });
}

/** Plays any moves; sides take turns. */
export function lineOf({ moves = [], known = 0 }: PositionQuery): Promise<LineView> {
  const { game, start } = tableView();
  const plies = moves.map(plyOf).slice(known);
  return Promise.resolve({ game, options: [], start, from: known, plies, position: positionAfter(moves) });
}

export function refused(status: number, code: string, ...words: string[]): Refused {
  return Object.assign(new Error(code), { status, code, words, squares: ['e1'] });
}

/** A browser with one game, in which time passes only where a test says so. */
export class Setting {
  readonly store = new MemoryStore();
  readonly complaints: string[] = [];
  readonly heard: ServerMessage[] = [];
  /** The computer's next answers to the request for a move; each resolves a search. */
  readonly thoughts: { move: (text: string, centipawns?: number) => void; fail: () => void }[] = [];
  /** The score of the position for White, in answer to a draw offer. */
  centipawns = 0;
  time = 1_000_000;
  private readonly tabs = new Set<(id: string) => void>();

  readonly program = {
    read: (_: PositionQuery, text: string) =>
      text === 'illegal'
        ? Promise.reject(refused(409, 'illegal', 'Not so.'))
        : Promise.resolve({ move: text }),
    premove: (_: PositionQuery, steps: string[]) => Promise.resolve({ move: steps.join('') }),
    choices: () => Promise.resolve({ moves: [move('a1', 'a2')], previews: {}, premoves: [] }),
    think: () =>
      new Promise((done, failed) => {
        this.thoughts.push({
          move: (text, centipawns = 0) => done({ move: text, score: { centipawns } }),
          fail: () => failed(refused(0, 'failed')),
        });
      }),
    analyse: (_: unknown, __: unknown, found: Parameters<Program['analyse']>[2]) => {
      const lines = [{ score: { centipawns: this.centipawns }, moves: [] }];
      queueMicrotask(() => found({ depth: 9, nodes: 1, lines, done: true }));
      return () => undefined;
    },
  } as unknown as Program;

  services(): Services {
    return {
      store: this.store,
      ask: lineOf,
      start: () => Promise.resolve(this.program),
      news: {
        tell: (id) => this.tabs.forEach((tab) => tab(id)),
        listen: (tab) => {
          this.tabs.add(tab);
          return () => this.tabs.delete(tab);
        },
      },
      now: () => this.time,
      complain: (words) => this.complaints.push(words),
    };
  }

  begin(query: Partial<Parameters<typeof begin>[0]> = {}): Promise<string> {
    return begin({ game: 'g', side: 'white', level: 1, ...query }, lineOf, this.store, this.time);
  }

  open(id: string): LocalTable {
    const table = new LocalTable(id, this.services());
    table.listen((message) => this.heard.push(message));
    table.onOpen(() => table.send({ type: 'watch', ref: table.ref(), table: id, plies: 0 }));
    return table;
  }

  /** The table as it was told last. */
  get view(): TableView {
    const last = this.heard.findLast((message) => message.type === 'table');
    if (!last) throw new Error('no table was told');
    return last.table;
  }

  get texts(): string[] {
    return this.view.plies.map(({ text }) => text);
  }
}

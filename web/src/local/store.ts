import { BrowserDatabase } from './database';
import type { KeptGame } from './kept';

/** The games that this browser keeps. */
export interface Store {
  get(id: string): Promise<KeptGame | undefined>;
  all(): Promise<KeptGame[]>;
  /** Adds a game, and removes the ended games that were changed longest ago if there are too many. */
  add(game: KeptGame): Promise<void>;
  /**
   * Replaces the version before this one, and adds the next game if there is one; rejects with {@link StaleError} if
   * another tab has replaced it already.
   */
  change(game: KeptGame, next?: KeptGame): Promise<void>;
}

/** Another tab has changed the game meanwhile. */
export class StaleError extends Error {}

/** The most games that are kept. */
const MOST = 300;

/** The games to remove so that the rest can be kept. Games that are under way stay, and the one that is `spared`. */
export function surplus(games: readonly KeptGame[], most = MOST, spared?: string): string[] {
  const over = games.length - most;
  if (over <= 0) return [];
  const ended = games
    .filter(({ id, outcome }) => outcome && id !== spared)
    .sort((a, b) => a.changed - b.changed);
  return ended.slice(0, over).map(({ id }) => id);
}

const DATABASE = 'variorum';
const GAMES = 'games';

/** The store in the browser's own database, which survives reloads and crashes. */
export class BrowserStore implements Store {
  readonly #database = new BrowserDatabase(DATABASE, (database) => {
    database.createObjectStore(GAMES, { keyPath: 'id' });
  });

  async get(id: string): Promise<KeptGame | undefined> {
    return (await this.#work('readonly', (games) => games.get(id))) as KeptGame | undefined;
  }

  async all(): Promise<KeptGame[]> {
    return (await this.#work('readonly', (games) => games.getAll())) as KeptGame[];
  }

  async add(game: KeptGame): Promise<void> {
    await this.#work('readwrite', (games) => add(games, game));
  }

  async change(game: KeptGame, next?: KeptGame): Promise<void> {
    let stale = false;
    const done = this.#work('readwrite', (games) => {
      const found = games.get(game.id);
      found.onsuccess = () => {
        stale = (found.result as KeptGame | undefined)?.version !== game.version - 1;
        if (stale) return;
        games.put(game);
        if (next) add(games, next, game.id);
      };
      return found;
    });
    await done;
    if (stale) throw new StaleError();
  }

  #work<T>(mode: IDBTransactionMode, work: (games: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    return this.#database.work([GAMES], mode, work);
  }
}

/** Adds a game, and makes room for it. */
function add(games: IDBObjectStore, game: KeptGame, spared?: string): IDBRequest {
  const all = games.getAll();
  all.onsuccess = () => {
    const kept = [...(all.result as KeptGame[]), game];
    surplus(kept, MOST, spared).forEach((id) => games.delete(id));
  };
  return games.add(game);
}

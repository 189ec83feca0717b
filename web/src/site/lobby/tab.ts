/** A challenge that was opened in this tab. */
export interface OwnChallenge {
  readonly id: string;
  /** The level of the computer that steps in after a while; null: none, or it has stepped in already. */
  readonly level: number | null;
  /** Milliseconds since 1970 at which the challenge was opened. */
  readonly opened: number;
}

/** A game with a person, which the player has not come to yet. */
export interface Arrival {
  readonly challenge: string;
  readonly table: string;
}

const STORED_AS = 'variorum.challenges';
const MOST = 20;

interface Stored {
  own: OwnChallenge[];
  /** The ids of accepted challenges that the player has been told of. */
  told: string[];
  arrivals?: readonly Arrival[];
}

/** What a tab remembers of its player's challenges, also after it was loaded again. */
export class Tab {
  #stored: Stored = read();

  own(id: string): OwnChallenge | undefined {
    return this.#stored.own.find((each) => each.id === id);
  }

  /** Whether a challenge was opened in this tab. */
  get hasOpened(): boolean {
    return this.#stored.own.length > 0;
  }

  /** The challenges for which the computer has not stepped in yet. */
  awaiting(): readonly OwnChallenge[] {
    return this.#stored.own.filter(({ level }) => level !== null);
  }

  put(challenge: OwnChallenge): void {
    const others = this.#stored.own.filter(({ id }) => id !== challenge.id);
    this.#keep({ ...this.#stored, own: [...others, challenge].slice(-MOST) });
  }

  /** Whether the player has been told that a challenge was accepted; from now on it counts as told. */
  hasTold(id: string): boolean {
    const known = this.#stored.told.includes(id);
    if (!known) this.#keep({ ...this.#stored, told: [...this.#stored.told, id].slice(-MOST) });
    return known;
  }

  /** The games on offer while another one is going on: a reload must not lose them. */
  get arrivals(): readonly Arrival[] {
    return this.#stored.arrivals ?? [];
  }

  keepArrivals(arrivals: readonly Arrival[]): void {
    this.#keep({ ...this.#stored, arrivals });
  }

  #keep(stored: Stored): void {
    this.#stored = stored;
    try {
      sessionStorage.setItem(STORED_AS, JSON.stringify(stored));
    } catch {
      // It lasts until the page is loaded again.
    }
  }
}

function read(): Stored {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORED_AS) ?? '') as Stored;
    if (Array.isArray(stored.own) && Array.isArray(stored.told) && Array.isArray(stored.arrivals ?? []))
      return stored;
  } catch {
    // Nothing is stored, or the browser keeps nothing.
  }
  return { own: [], told: [] };
}

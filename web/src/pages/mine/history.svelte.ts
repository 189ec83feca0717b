import { get } from '../../api/http';
import type { TableSummary } from '../../api/types';

type Fetch = (before: string | null) => Promise<TableSummary[]>;

/** Number of tables in one answer of the server. */
const AT_A_TIME = 50;

const fetchTables: Fetch = (before) => get('/api/mine', before === null ? {} : { before });

/** The tables of this browser, the latest first, as far as they are loaded. */
export class History {
  tables = $state.raw<readonly TableSummary[] | null>(null);
  problem = $state.raw<unknown>(null);
  /** Whether there are older tables. */
  more = $state(false);
  busy = $state(false);

  constructor(private readonly fetch: Fetch = fetchTables) {}

  /** Loads the latest tables again. */
  latest(): Promise<void> {
    return this.#take(null, []);
  }

  /** Loads the tables before the oldest loaded one. */
  older(): Promise<void> {
    const known = this.tables ?? [];
    const last = known.at(-1);
    return this.#take(last ? `${last.changed}/${last.id}` : null, known);
  }

  async #take(before: string | null, known: readonly TableSummary[]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    try {
      const fetched = await this.fetch(before);
      const ids = new Set(known.map(({ id }) => id));
      this.tables = [...known, ...fetched.filter(({ id }) => !ids.has(id))];
      this.more = fetched.length >= AT_A_TIME;
    } catch (problem) {
      this.problem = problem;
    } finally {
      this.busy = false;
    }
  }
}

/** Running tables, with the reader's turns first, and ended tables. */
export function sorted(tables: readonly TableSummary[]): { running: TableSummary[]; ended: TableSummary[] } {
  const running = tables.filter(({ stage }) => stage !== 'ended');
  return {
    running: [...running.filter(({ yourTurn }) => yourTurn), ...running.filter(({ yourTurn }) => !yourTurn)],
    ended: tables.filter(({ stage }) => stage === 'ended'),
  };
}

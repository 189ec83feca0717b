import { get } from '../../api/http';
import type { TableSummary } from '../../api/types';
import { summaryOf } from '../../local/show';
import { keptGames } from '../../site/kept';

type Fetch = (before: string | null) => Promise<TableSummary[]>;

/** Number of tables in one answer of the server. */
const AT_A_TIME = 50;

const keptTables = async (): Promise<TableSummary[]> => (await keptGames()).map(summaryOf);

const fetchTables: Fetch = (before) => get('/api/mine', before === null ? {} : { before });

/** The tables of this browser, the latest first, as far as they are loaded. */
export class History {
  /** The tables at the server. */
  tables = $state.raw<readonly TableSummary[] | null>(null);
  /** The games that are kept in this browser. */
  kept = $state.raw<readonly TableSummary[]>([]);
  problem = $state.raw<unknown>(null);
  /** Whether there are older tables. */
  more = $state(false);
  busy = $state(false);

  constructor(
    private readonly fetch: Fetch = fetchTables,
    private readonly fetchKept: () => Promise<TableSummary[]> = keptTables,
  ) {}

  /** All loaded tables and games, the latest first; null until there is any. */
  get all(): readonly TableSummary[] | null {
    if (this.tables === null && this.kept.length === 0) return null;
    return [...(this.tables ?? []), ...this.kept].sort((a, b) => b.changed.localeCompare(a.changed));
  }

  /** Loads the latest tables again, and the games in this browser. Older tables that are loaded stay. */
  async latest(): Promise<void> {
    await Promise.all([this.#takeKept(), this.#take(null, (fetched) => this.#withLatest(fetched))]);
  }

  /** Loads the tables before the oldest loaded one. */
  older(): Promise<void> {
    const known = this.tables ?? [];
    const last = known.at(-1);
    return this.#take(last ? `${last.changed}/${last.id}` : null, (fetched) => {
      this.more = fetched.length >= AT_A_TIME;
      return [...known, ...without(fetched, known)];
    });
  }

  #withLatest(fetched: readonly TableSummary[]): readonly TableSummary[] {
    const last = fetched.at(-1);
    const isWhole = last === undefined || fetched.length < AT_A_TIME;
    const older = isWhole ? [] : (this.tables ?? []).filter(({ changed }) => changed <= last.changed);
    const rest = without(older, fetched);
    if (isWhole || rest.length === 0) this.more = !isWhole;
    return [...fetched, ...rest];
  }

  async #takeKept(): Promise<void> {
    try {
      this.kept = await this.fetchKept();
    } catch {
      // A browser that keeps nothing has no games.
    }
  }

  async #take(
    before: string | null,
    merge: (fetched: readonly TableSummary[]) => readonly TableSummary[],
  ): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    try {
      this.tables = merge(await this.fetch(before));
    } catch (problem) {
      this.problem = problem;
    } finally {
      this.busy = false;
    }
  }
}

/** The tables that are not among others. */
function without(tables: readonly TableSummary[], others: readonly TableSummary[]): TableSummary[] {
  const ids = new Set(others.map(({ id }) => id));
  return tables.filter(({ id }) => !ids.has(id));
}

/** Running tables, with the reader's turns first, the most urgent before the others; and ended tables. */
export function sorted(tables: readonly TableSummary[]): { running: TableSummary[]; ended: TableSummary[] } {
  const running = tables.filter(({ stage }) => stage !== 'ended').sort(byDeadline);
  return {
    running: [...running.filter(({ yourTurn }) => yourTurn), ...running.filter(({ yourTurn }) => !yourTurn)],
    ended: tables.filter(({ stage }) => stage === 'ended'),
  };
}

function byDeadline(one: TableSummary, other: TableSummary): number {
  if (one.deadline === undefined || other.deadline === undefined) {
    return Number(one.deadline === undefined) - Number(other.deadline === undefined);
  }
  return one.deadline.localeCompare(other.deadline);
}

import { get } from '../../api/http';
import { wordsOf } from '../../site/fetched.svelte';
import { keptGames, recordOf } from '../../site/kept';

interface Page {
  readonly pgn: string;
  readonly before?: string;
}

interface Kept {
  readonly records: readonly string[];
  /** The number of games that could not be written, for example because their rules have changed. */
  readonly leftOut: number;
}

type Fetch = (before: string | null) => Promise<Page>;

const fetchRecords: Fetch = (before) => get('/api/mine/pgn', before === null ? {} : { before });

/** The games that this browser keeps, as far as they can be written; a browser may open no database. */
export async function keptRecords(all = keptGames, write = recordOf): Promise<Kept> {
  const games = await all().catch(() => []);
  const records: string[] = [];
  for (const game of games) {
    const record = await write(game).catch(() => null);
    if (record !== null) records.push(record);
  }
  return { records, leftOut: games.length - records.length };
}

/**
 * All games of this browser as PGN, first those that it keeps itself; the server sends the others in parts. `missing` says
 * what is not among them.
 */
export async function allRecords(
  fetch: Fetch = fetchRecords,
  kept: () => Promise<Kept> = keptRecords,
): Promise<{ pgn: string; missing: string | null }> {
  const { records, leftOut } = await kept();
  const parts = [...records];
  const missing = leftOut > 0 ? [`Games in this browser that could not be written: ${leftOut}.`] : [];
  try {
    let before: string | null = null;
    do {
      const page: Page = await fetch(before);
      if (page.pgn) parts.push(page.pgn);
      before = page.before ?? null;
    } while (before !== null);
  } catch (problem) {
    if (parts.length === 0) throw problem;
    missing.push(`Games at the server are missing. ${wordsOf(problem)}`);
  }
  return { pgn: parts.join('\n'), missing: missing.length > 0 ? missing.join(' ') : null };
}

import { get } from '../../api/http';
import { keptGames, recordOf } from '../../site/kept';

interface Page {
  readonly pgn: string;
  readonly before?: string;
}

type Fetch = (before: string | null) => Promise<Page>;

const fetchRecords: Fetch = (before) => get('/api/mine/pgn', before === null ? {} : { before });

async function keptRecords(): Promise<string[]> {
  const records: string[] = [];
  for (const game of await keptGames()) records.push(await recordOf(game));
  return records;
}

/** All games of this browser as PGN, first those that it keeps itself; the server sends the others in parts. */
export async function allRecords(
  fetch: Fetch = fetchRecords,
  kept: () => Promise<string[]> = keptRecords,
): Promise<string> {
  const parts = await kept();
  let before: string | null = null;
  do {
    const page: Page = await fetch(before);
    if (page.pgn) parts.push(page.pgn);
    before = page.before ?? null;
  } while (before !== null);
  return parts.join('\n');
}

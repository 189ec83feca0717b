import { get } from '../../api/http';

interface Page {
  readonly pgn: string;
  readonly before?: string;
}

type Fetch = (before: string | null) => Promise<Page>;

const fetchRecords: Fetch = (before) => get('/api/mine/pgn', before === null ? {} : { before });

/** All games of this browser as PGN; the server sends them in parts. */
export async function allRecords(fetch: Fetch = fetchRecords): Promise<string> {
  const parts: string[] = [];
  let before: string | null = null;
  do {
    const page: Page = await fetch(before);
    if (page.pgn) parts.push(page.pgn);
    before = page.before ?? null;
  } while (before !== null);
  return parts.join('\n');
}

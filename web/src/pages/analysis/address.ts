/** What the address of an analysis says. */
export interface Address {
  readonly game: string;
  readonly options: readonly string[];
  /** Where the line starts; null: the game's start position. */
  readonly fen: string | null;
  /** The line, as COM-3 writes its moves. */
  readonly moves: readonly string[];
  /** After how many moves of the line the shown position is. */
  readonly ply: number;
}

/** Reads the query of an address; whatever is not there is as at first, and the end of the line is shown. */
export function readAddress(game: string, query: URLSearchParams): Address {
  const moves = words(query.get('moves'), /\s+/);
  const ply = /^\d+$/.test(query.get('ply') ?? '') ? Number(query.get('ply')) : moves.length;
  return {
    game,
    options: words(query.get('options'), ','),
    fen: query.get('fen')?.trim() || null,
    moves,
    ply: Math.min(ply, moves.length),
  };
}

function words(text: string | null, between: string | RegExp): string[] {
  return (text ?? '').split(between).filter(Boolean);
}

/** The address that says this, as short as it can be. */
export function writeAddress({ game, options, fen, moves, ply }: Address): string {
  const query = new URLSearchParams();
  if (options.length > 0) query.set('options', options.join(','));
  if (fen !== null) query.set('fen', fen);
  if (moves.length > 0) query.set('moves', moves.join(' '));
  if (ply < moves.length) query.set('ply', String(ply));
  const rest = query.toString();
  return `/analysis/${encodeURIComponent(game)}${rest ? `?${rest}` : ''}`;
}

export function sameAddress(one: Address, other: Address): boolean {
  return writeAddress(one) === writeAddress(other);
}

/** Mails, chats and old programs cut longer links off. */
const LONGEST_LINK = 4_000;

/**
 * A link that carries a whole analysis as PGN besides what the address says; null if it would be too long. The PGN stands
 * behind the `#`, so that no server is sent it.
 */
export function linkWith(site: string, address: Address, pgn: string): string | null {
  const link = `${site}${writeAddress(address)}#${new URLSearchParams({ pgn })}`;
  return link.length <= LONGEST_LINK ? link : null;
}

/** The PGN that the end of an address carries; null if there is none. */
export function carriedPgn(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('pgn');
}

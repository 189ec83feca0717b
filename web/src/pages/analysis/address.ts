/** Content of the address of an analysis. */
export interface Address {
  readonly game: string;
  readonly options: readonly string[];
  /** FEN of the position where the line starts; null: the game's start position. */
  readonly fen: string | null;
  /** The moves of the line in the notation of COM-3. */
  readonly moves: readonly string[];
  /** Number of moves before the shown position. */
  readonly ply: number;
}

/** Reads the query of an address; missing parts have their defaults, and the default of `ply` is the line's end. */
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

/** Writes an address, as short as possible. */
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

/** Length limit of links: mails, chats and old programs cut off longer ones. */
const LONGEST_LINK = 4_000;

/**
 * A link with a whole analysis as PGN in addition to the address; null if the link would be too long. The PGN is in the
 * fragment after the `#`, which browsers do not send to the server.
 */
export function linkWith(site: string, address: Address, pgn: string): string | null {
  const link = `${site}${writeAddress(address)}#${new URLSearchParams({ pgn })}`;
  return link.length <= LONGEST_LINK ? link : null;
}

/** The PGN in the fragment of an address; null if there is none. */
export function carriedPgn(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('pgn');
}

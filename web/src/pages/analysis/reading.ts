import { post } from '../../api/http';
import type { PgnTree } from '../../api/types';

/** Kind and content of a text that was pasted or dropped. */
export type Read =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'fen'; readonly fen: string }
  | {
      readonly kind: 'games';
      readonly games: readonly PgnTree[];
      /** A sentence for each game that could not be read. */
      readonly unread: readonly string[];
    };

const FEN = /^\S+\/\S+(\s+[wb](\s.*)?)?$/;

/** Whether a text is a FEN rather than PGN: one line that begins with ranks. */
export function isFen(text: string): boolean {
  return FEN.test(text) && !/^\[\w+ "/.test(text);
}

/** Reads a text; `game` is the game of PGN that names none. */
export async function read(text: string, game: string): Promise<Read> {
  const trimmed = text.trim();
  if (trimmed === '') return { kind: 'nothing' };
  if (isFen(trimmed)) return { kind: 'fen', fen: trimmed };
  const { games, unread } = await post('/api/pgn/read', { text, game });
  return { kind: 'games', games, unread: unread ?? [] };
}

/** The title of a game in a list. */
export function titleOf({ tags, result }: PgnTree, index: number): string {
  const players = [tags['White'], tags['Black']].map((name) => (name && name !== '?' ? name : null));
  const who = players.some(Boolean)
    ? players.map((name) => name ?? 'somebody').join(' – ')
    : `Game ${index + 1}`;
  const rest = [tags['Event'], tags['Date'], result].filter((word) => word && !/^[?.*]+$/.test(word));
  return [who, ...rest].join(', ');
}

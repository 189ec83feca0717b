import type { Program } from './program';

/** What answers queries about one game. */
export type Answering = Pick<Program, 'answer'>;

const own = new Map<string, Answering>();

/** Lets a program answer all queries about a game that the server does not have; returns what ends that. */
export function answerFor(game: string, program: Answering): () => void {
  own.set(game, program);
  return () => {
    if (own.get(game) === program) own.delete(game);
  };
}

/** The program that answers a query about a game of the page's own; undefined for any other query. */
export function ownProgram(address: string, body: unknown): Answering | undefined {
  if (own.size === 0) return undefined;
  const game = /^\/api\/games\/([^/?]+)/.exec(address)?.[1];
  return own.get(game === undefined ? (gameIn(body) ?? '') : decodeURIComponent(game));
}

/** The game that a query's body names: itself, in its position, or in the games to write. */
function gameIn(body: unknown): string | undefined {
  const { game, position, games } = (body ?? {}) as {
    game?: string;
    position?: { game?: string };
    games?: { game?: string }[];
  };
  return game ?? position?.game ?? games?.[0]?.game;
}

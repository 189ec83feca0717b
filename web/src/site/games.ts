import { get } from '../api/http';
import type { GameSummary } from '../api/types';

let games: Promise<GameSummary[]> | null = null;

/** All games of the server, asked for once; after a failure the next call asks again. */
export function allGames(): Promise<GameSummary[]> {
  games ??= get('/api/games').catch((problem: unknown) => {
    games = null;
    throw problem;
  });
  return games;
}

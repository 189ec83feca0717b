import type { ChallengeQuery } from '../../api/types';

/** The most games that the server takes in a challenge. */
export const MOST_GAMES = 12;

/** The choice of games as the form holds it. */
export interface GamesChoice {
  kind: 'any' | 'family' | 'games';
  family: string;
  games: string[];
}

/** The flaw of a choice, in words; null if there is none. */
export function flawOfGames({ kind, games }: GamesChoice): string | null {
  return kind === 'games' && games.length === 0 ? 'Choose a game, or take “Any game”.' : null;
}

/** The games in the server's form. */
export function gamesQuery({ kind, family, games }: GamesChoice): Pick<ChallengeQuery, 'games' | 'family'> {
  if (kind === 'any') return {};
  return kind === 'family' ? { family } : { games: [...games] };
}

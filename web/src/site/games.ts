import { get } from '../api/http';
import type { Family, GameEntry, GameList, Shape } from '../api/types';

/** A game in the list, with its board. */
export type ListedGame = Omit<GameEntry, 'shape' | 'signs'> & { shape: Shape };

/** The games and their families, in display order. */
export interface Games {
  readonly families: readonly Family[];
  readonly games: readonly ListedGame[];
}

let asked: Promise<Games> | null = null;

/** All games of the server, requested once; after a failure the next call requests them again. */
export function allGames(): Promise<Games> {
  asked ??= get('/api/games')
    .then(unpacked)
    .catch((problem: unknown) => {
      asked = null;
      throw problem;
    });
  return asked;
}

/** Replaces each game's board index by the board; games with the same board and no signs share one object. */
export function unpacked({ families, shapes, games }: GameList): Games {
  return {
    families,
    games: games.map(({ signs, ...game }) => {
      const shape = shapes[game.shape];
      if (!shape) throw new Error(`there is no board ${game.shape} for ${game.id}`);
      return { ...game, shape: signs ? { ...shape, signs } : shape };
    }),
  };
}

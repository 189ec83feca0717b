import { get } from '../api/http';
import type { Family, GameEntry, GameList, Shape } from '../api/types';

/** A game as the list has it, with its board. */
export type ListedGame = Omit<GameEntry, 'shape' | 'signs'> & { shape: Shape };

/** The games and their families, in the order in which they are shown. */
export interface Games {
  readonly families: readonly Family[];
  readonly games: readonly ListedGame[];
}

let asked: Promise<Games> | null = null;

/** All games of the server, asked for once; after a failure the next call asks again. */
export function allGames(): Promise<Games> {
  asked ??= get('/api/games')
    .then(unpacked)
    .catch((problem: unknown) => {
      asked = null;
      throw problem;
    });
  return asked;
}

/** Puts boards in place of their numbers; games share it that are played on the same board and ask nothing of its squares. */
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

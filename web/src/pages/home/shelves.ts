import type { GameSummary } from '../../api/types';

/** Games that stand together. */
export interface Shelf {
  readonly title: string;
  readonly about: string;
  readonly games: readonly GameSummary[];
}

/**
 * The games in the order of the page: first those that an inventor gave a mechanism of their own, since these can
 * hardly be played elsewhere. Empty shelves are left out.
 */
export function shelves(games: readonly GameSummary[]): Shelf[] {
  const invented = games.filter((game) => game.inventor !== undefined && game.special.length > 0);
  const others = games.filter((game) => !invented.includes(game));
  const all = [
    {
      title: 'From the inventors',
      about: 'Each has a rule that no other game has.',
      games: invented,
    },
    { title: 'Old and well known', about: 'The games of nations, and their next of kin.', games: others },
  ];
  return all.filter((shelf) => shelf.games.length > 0);
}

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
  const others = games.filter((game) => game.inventor === undefined || game.special.length === 0);
  const invented = byInventor(games.filter((game) => !others.includes(game)));
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

/**
 * The games of an inventor together: a single one before a series, so that the first are as different as can be, and
 * smaller boards before larger ones, because they are easier to begin with.
 */
function byInventor(games: readonly GameSummary[]): GameSummary[] {
  const gamesOf = (inventor: string | undefined): GameSummary[] =>
    games.filter((game) => game.inventor === inventor);
  const groups = [...new Set(games.map(({ inventor }) => inventor))].map(gamesOf);
  return groups.sort((a, b) => a.length - b.length || smallest(a) - smallest(b)).flat();
}

function smallest(games: readonly GameSummary[]): number {
  return Math.min(...games.map(({ shape }) => shape.cells.length));
}

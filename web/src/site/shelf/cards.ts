import type { Family } from '../../api/types';
import type { Games, ListedGame } from '../games';

/** One place on the shelf: a game alone, or a game with several forms, each of which is a game in the list. */
export interface Card {
  readonly id: string;
  readonly name: string;
  readonly forms: readonly [ListedGame, ...ListedGame[]];
}

/** The cards of a family. */
export interface Shelf {
  readonly family: Family;
  readonly cards: readonly Card[];
}

/** The games by family, in the order of the list. A family without games is left out. */
export function shelvesOf({ families, games }: Games): Shelf[] {
  return families
    .map((family) => ({ family, cards: cardsOf(games.filter((game) => game.family === family.id)) }))
    .filter(({ cards }) => cards.length > 0);
}

/** The cards of games of one family. A card has the place of its first form. */
function cardsOf(games: readonly ListedGame[]): Card[] {
  const cards = new Map<string, [ListedGame, ...ListedGame[]]>();
  for (const game of games) {
    // Ids have no blanks, so this key differs from the id of every game.
    const key = game.formOf === undefined ? game.id : `form of ${game.formOf}`;
    const forms = cards.get(key);
    if (forms) forms.push(game);
    else cards.set(key, [game]);
  }
  return [...cards.values()].map((forms) => ({ id: forms[0].id, name: nameOf(forms), forms }));
}

function nameOf([first, ...others]: Card['forms']): string {
  return others.length > 0 && first.formOf !== undefined ? first.formOf : first.name;
}

/** The name of a form without the words of the game that it is a form of. */
export function nameOfForm({ name, formOf = '' }: Pick<ListedGame, 'name' | 'formOf'>): string {
  return ` ${name} `.replace(` ${formOf} `, ' ').trim() || name;
}

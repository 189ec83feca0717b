import type { Family } from '../../api/types';
import type { Games, ListedGame } from '../games';

/** What has one place on the shelf: a game, or one that has several forms, of which each is a game in the list. */
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

/** The cards of games of one family. A card stands where its first form does. */
function cardsOf(games: readonly ListedGame[]): Card[] {
  const cards = new Map<string, [ListedGame, ...ListedGame[]]>();
  for (const game of games) {
    // Ids have no blanks: no game that stands alone is mistaken for a form.
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

/** What a form is called where the game of which it is one is named already: what its own name says besides. */
export function nameOfForm({ name, formOf = '' }: Pick<ListedGame, 'name' | 'formOf'>): string {
  return ` ${name} `.replace(` ${formOf} `, ' ').trim() || name;
}

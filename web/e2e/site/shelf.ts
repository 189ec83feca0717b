import type { Locator, Page } from '@playwright/test';
import type { GameEntry, GameList } from '../../src/api/types';

/** The games as the server lists them. */
export async function listed(page: Page): Promise<GameList> {
  return (await (await page.request.get('/api/games')).json()) as GameList;
}

/** The forms of which a game is one, as far as the list has them in one family; a game alone if it is no form. */
export function formsOf({ games }: GameList, game: GameEntry): GameEntry[] {
  const { family, formOf } = game;
  if (formOf === undefined) return [game];
  return games.filter((each) => each.family === family && each.formOf === formOf);
}

/** What the card is called on which a game stands. */
export function cardName(list: GameList, game: GameEntry): string {
  return formsOf(list, game).length > 1 ? (game.formOf ?? game.name) : game.name;
}

/** Where the form of a game is chosen. */
export function formChoice(page: Page, formOf = ''): Locator {
  return page.getByRole('combobox', { name: `Form of ${formOf}`, exact: true });
}

/** The button with these words on a game's card, which shows the form that the game is from now on. */
export async function buttonOf(page: Page, words: string, id: string): Promise<Locator> {
  const list = await listed(page);
  const game = list.games.find((each) => each.id === id);
  if (!game) throw new Error(`there is no game ${id}`);
  if (formsOf(list, game).length > 1) await formChoice(page, game.formOf).selectOption(id);
  return gameButton(page, words, game.name);
}

/** The button with these words about the game of this name. */
export function gameButton(page: Page, words: string, name: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^${words}\\W+${literally(name)}$`) });
}

/** A text as a regular expression that matches nothing else. */
export function literally(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

import type { Locator, Page } from '@playwright/test';
import type { GameEntry, GameList } from '../../src/api/types';

/** The list of games from the server. */
export async function listed(page: Page): Promise<GameList> {
  return (await (await page.request.get('/api/games')).json()) as GameList;
}

/** All forms of a game's parent game within its family; the game alone if it is no form. */
export function formsOf({ games }: GameList, game: GameEntry): GameEntry[] {
  const { family, formOf } = game;
  if (formOf === undefined) return [game];
  return games.filter((each) => each.family === family && each.formOf === formOf);
}

/** The name of the card that contains a game. */
export function cardName(list: GameList, game: GameEntry): string {
  return formsOf(list, game).length > 1 ? (game.formOf ?? game.name) : game.name;
}

/** The choice of a game's form. */
export function formChoice(page: Page, formOf = ''): Locator {
  return page.getByRole('combobox', { name: `Form of ${formOf}`, exact: true });
}

/** The button with these words on a game's card; selects the game's form on the card first. */
export async function buttonOf(page: Page, words: string, id: string): Promise<Locator> {
  const list = await listed(page);
  const game = list.games.find((each) => each.id === id);
  if (!game) throw new Error(`there is no game ${id}`);
  if (formsOf(list, game).length > 1) await formChoice(page, game.formOf).selectOption(id);
  return gameButton(page, words, game.name);
}

/** The button with these words and this game's name. */
export function gameButton(page: Page, words: string, name: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^${words}\\W+${literally(name)}$`) });
}

/** Escapes a text for a regular expression. */
export function literally(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

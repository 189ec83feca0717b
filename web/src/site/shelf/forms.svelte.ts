import { SvelteMap } from 'svelte/reactivity';
import type { ListedGame } from '../games';
import type { Card } from './cards';

/** The forms that the reader chose, by card, with what was asked for then. They last until the site is left. */
const chosen = new SvelteMap<string, { form: string; asked: string }>();

/** Shows a card in this form from now on. */
export function choose(card: Card, form: string, asked: string): void {
  chosen.set(card.id, { form, asked });
}

/**
 * The form in which a card is shown: the one that was chosen, or the first. While others are asked for it is the first of
 * those, until the reader chooses among all.
 *
 * @param matching the forms that are asked for
 * @param asked what is asked for
 */
export function shownForm({ id, forms }: Card, matching: readonly ListedGame[], asked: string): ListedGame {
  const choice = chosen.get(id);
  const form = forms.find((each) => each.id === choice?.form) ?? forms[0];
  if (choice?.asked === asked || matching.includes(form)) return form;
  return matching[0] ?? form;
}

import { SvelteMap } from 'svelte/reactivity';
import type { ListedGame } from '../games';
import type { Card } from './cards';

/** The forms that the reader chose, by card, each with the filters at that time. They last until the site is left. */
const chosen = new SvelteMap<string, { form: string; asked: string }>();

/** Shows a card in this form from now on. */
export function choose(card: Card, form: string, asked: string): void {
  chosen.set(card.id, { form, asked });
}

/**
 * The form in which a card is shown: the chosen form, or else the first one. If the filters have changed since the
 * choice and exclude this form, it is the first matching form.
 *
 * @param matching the forms that match the filters
 * @param asked the filters as text
 */
export function shownForm({ id, forms }: Card, matching: readonly ListedGame[], asked: string): ListedGame {
  const choice = chosen.get(id);
  const form = forms.find((each) => each.id === choice?.form) ?? forms[0];
  if (choice?.asked === asked || matching.includes(form)) return form;
  return matching[0] ?? form;
}

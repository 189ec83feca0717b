import { expect, it } from 'vitest';
import { choose, shownForm } from './forms.svelte';
import { sample } from './samples';

const [a, b, c] = [sample('a'), sample('b'), sample('c')];
const card = { id: 'a', name: 'The Game', forms: [a, b, c] } as const;

it('shows the first form, then the one that is chosen, and what is searched before both', () => {
  expect(shownForm(card, [a, b, c], '')).toBe(a);
  expect(shownForm(card, [b, c], '?find=x')).toBe(b);
  choose(card, 'c', '');
  expect(shownForm(card, [a, b, c], '')).toBe(c);
  expect(shownForm(card, [b, c], '?find=x')).toBe(c);
  expect(shownForm(card, [b], '?find=y')).toBe(b);
  expect(shownForm(card, [], '?find=z')).toBe(c);
});

it('lets any form be chosen among what is searched, until something else is', () => {
  choose(card, 'a', '?find=y');
  expect(shownForm(card, [b], '?find=y')).toBe(a);
  expect(shownForm(card, [b], '?find=yy')).toBe(b);
  expect(shownForm(card, [a, b, c], '')).toBe(a);
});

it('shows the first of those that are searched where the chosen form is no more', () => {
  choose(card, 'gone', '');
  expect(shownForm(card, [b], '?find=y')).toBe(b);
  expect(shownForm(card, [a, b, c], '')).toBe(a);
});

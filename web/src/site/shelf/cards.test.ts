import { describe, expect, it } from 'vitest';
import { nameOfForm, shelvesOf } from './cards';
import { sample, sampleGames } from './samples';

const one = { formOf: 'The Game' };

describe('shelvesOf', () => {
  it('puts games under their families, in the order of the list, without empty families', () => {
    const shelves = shelvesOf(sampleGames(sample('b'), sample('n', { family: 'new' }), sample('a')));
    expect(shelves.map(({ family, cards }) => [family.id, cards.map(({ name }) => name)])).toEqual([
      ['new', ['n']],
      ['old', ['b', 'a']],
    ]);
  });

  it('makes one card of the forms of a game, where the first of them stands', () => {
    const [shelf] = shelvesOf(sampleGames(sample('a', one), sample('b'), sample('c', one)));
    expect(shelf?.cards.map(({ name, forms }) => [name, forms.map(({ id }) => id)])).toEqual([
      ['The Game', ['a', 'c']],
      ['b', ['b']],
    ]);
  });

  it('keeps forms in different families apart, and leaves a single form its name', () => {
    const shelves = shelvesOf(sampleGames(sample('a', one), sample('b', { ...one, family: 'new' })));
    expect(shelves.map(({ cards }) => cards.map(({ name }) => name))).toEqual([['b'], ['a']]);
  });
});

it.each([
  ['Quick Game', 'Game', 'Quick'],
  ['Game of Kings', 'Game', 'of Kings'],
  ['The Small Game', 'Small Game', 'The'],
  ['Gamelet', 'Game', 'Gamelet'],
  ['Game', 'Game', 'Game'],
  ['Alone', undefined, 'Alone'],
])('the form %j of %j is called %j', (name, formOf, words) => {
  expect(nameOfForm({ name, ...(formOf === undefined ? {} : { formOf }) })).toBe(words);
});

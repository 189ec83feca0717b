import { describe, expect, it } from 'vitest';
import { rectangle } from '../../board/geometry';
import { shelvesOf, type Card } from './cards';
import { NO_FILTERS, type Filters } from './filters';
import { sample, sampleGames } from './samples';
import { found, offered } from './search';

const small = rectangle(5, 6);
const piece = { letter: 'A', name: 'Archer', royal: false, promoted: false, parts: [] };
const games = sampleGames(
  sample('quick', { family: 'new', name: 'Quick Game', formOf: 'Game', special: ['drops'] }),
  sample('slow', { family: 'new', name: 'Slow Game', formOf: 'Game', special: ['drops', 'no check'] }),
  sample('a', { name: 'Crème', inventor: 'Ana Núñez, 1901', special: ['no check'], shape: small }),
  sample('b', { about: 'The queen’s own game.', pieces: [piece], shape: rectangle(10, 10) }),
  sample('c', { shape: small }),
);
const cards: readonly Card[] = shelvesOf(games).flatMap((shelf) => shelf.cards);

function ids(filters: Partial<Filters>): string[] {
  return [...found(cards, { ...NO_FILTERS, ...filters }).values()].flat().map(({ id }) => id);
}

describe('found', () => {
  it.each([
    ['', ['quick', 'slow', 'a', 'b', 'c']],
    ['  ', ['quick', 'slow', 'a', 'b', 'c']],
    ['CREME', ['a']],
    ['crème', ['a']],
    ['nunez', ['a']],
    ['1901 ana', ['a']],
    ["queen's", ['b']],
    ['archer', ['b']],
    ['no check', ['slow', 'a']],
    ['low game', ['slow']],
    ['game', ['quick', 'slow', 'b']],
    ['quick slow', []],
    ['drops.', ['quick', 'slow']],
    ['dorps', ['quick', 'slow']],
    ['hexagon', []],
  ])('%j is in %j', (text, wanted) => {
    expect(ids({ text })).toEqual(wanted);
  });

  it('wants all of the lists and the text in the same form', () => {
    expect(ids({ special: 'no check' })).toEqual(['slow', 'a']);
    expect(ids({ special: 'no check', size: '5x6' })).toEqual(['a']);
    expect(ids({ special: 'no check', family: 'new', text: 'quick' })).toEqual([]);
    expect(ids({ family: 'nothing' })).toEqual([]);
  });

  it('shows all where all families are asked for', () => {
    expect(ids({ family: 'all' })).toEqual(['quick', 'slow', 'a', 'b', 'c']);
    expect(ids({ family: 'all', text: 'creme' })).toEqual(['a']);
  });

  it('leaves out cards of which no form is found', () => {
    expect(found(cards, { ...NO_FILTERS, text: 'slow' }).size).toBe(1);
  });
});

describe('offered', () => {
  it('counts a card once, however many of its forms fit', () => {
    expect(offered(cards, NO_FILTERS, 'special')).toEqual([
      { value: 'drops', count: 1 },
      { value: 'no check', count: 2 },
    ]);
  });

  it('has families in the order of the page and boards by their size', () => {
    expect(offered(cards, NO_FILTERS, 'family').map(({ value }) => value)).toEqual(['new', 'old']);
    expect(offered(cards, NO_FILTERS, 'size').map(({ value }) => value)).toEqual(['5x6', '8x8', '10x10']);
  });

  it('counts what the other filters leave', () => {
    const filters = { ...NO_FILTERS, special: 'no check', size: '5x6' };
    expect(offered(cards, filters, 'special')).toEqual([{ value: 'no check', count: 1 }]);
    expect(offered(cards, filters, 'size')).toEqual([
      { value: '5x6', count: 1 },
      { value: '8x8', count: 1 },
    ]);
  });

  it('offers what is chosen, also if nothing has it', () => {
    const filters = { ...NO_FILTERS, text: 'quick', special: 'no check' };
    expect(offered(cards, filters, 'special')).toEqual([
      { value: 'drops', count: 1 },
      { value: 'no check', count: 0 },
    ]);
  });
});

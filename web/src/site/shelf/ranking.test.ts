import { describe, expect, it } from 'vitest';
import { shelvesOf } from './cards';
import { NO_FILTERS } from './filters';
import { matchOf, plain } from './ranking';
import { sample, sampleGames } from './samples';
import { found } from './search';

const discs = sample('discs', {
  name: 'Enclosing',
  otherNames: ['Othello', 'Reversi'],
  about: 'Discs that are enclosed change sides.',
  opening: 'A player without a move *passes*.',
});
const hill = sample('hill', { name: 'King of the Hill', otherNames: ['KotH'] });
const check = sample('check', { name: 'Three-check', otherNames: ['3-check', '3check'] });
const house = sample('house', { name: 'Crazyhouse', otherNames: ['zh'] });

describe('matchOf', () => {
  it.each([
    ['enclosing', discs, 'name'],
    ['enclos', discs, 'name begins'],
    ['othello', discs, 'other name'],
    ['rever', discs, 'other name'],
    ['change sides', discs, 'words'],
    ['passes', discs, 'words'],
    ['otehllo', discs, 'nearly a name'],
    ['othelo', discs, 'nearly a name'],
    ['enlcosed', discs, 'nearly'],
    ['King of  the hill', hill, 'name'],
    ['kingofthehill', hill, 'name'],
    ['hill', hill, 'name begins'],
    ['king of teh hill', hill, 'nearly a name'],
    ['KOTH', hill, 'other name'],
    ['threecheck', check, 'name'],
    ['three check', check, 'name'],
    ['3 check', check, 'other name'],
    ['zh', house, 'other name'],
    ['crazyhuose', house, 'nearly a name'],
    ['crasyhuose', house, 'nearly a name'],
    ['crasihuose', house, null],
    ['kto', hill, null],
    ['!', hill, null],
  ])('%j asks for %j by its %j', (text, game, match) => {
    expect(matchOf(game, plain(text))).toBe(match);
  });
});

it('names come first, then other names, words, and near spellings', () => {
  const games = sampleGames(
    sample('near', { name: 'Chest' }),
    sample('words', { about: 'Like chess.' }),
    sample('other', { otherNames: ['Chess of old'] }),
    sample('begins', { name: 'Chessgi' }),
    sample('exact', { name: 'Chess' }),
  );
  const cards = shelvesOf(games).flatMap((shelf) => shelf.cards);
  const order = [...found(cards, { ...NO_FILTERS, text: 'chess' }).keys()];
  expect(order).toEqual(['exact', 'begins', 'other', 'words', 'near']);
});

import { describe, expect, it } from 'vitest';
import { shelvesOf } from './cards';
import { NO_FILTERS } from './filters';
import { matchOf, plain } from './ranking';
import { sample, sampleGames } from './samples';
import { found } from './search';

const discs = sample('discs', {
  name: 'Enclosing',
  otherNames: ['Pebbles', 'Riversi'],
  about: 'Discs that are enclosed change sides.',
  opening: 'A player without a move *passes*.',
});
const hill = sample('hill', { name: 'Fox on the Hill', otherNames: ['FotH'] });
const check = sample('check', { name: 'Three-bells', otherNames: ['3-bells', '3bells'] });
const house = sample('house', { name: 'Lighthouse', otherNames: ['lh'] });

describe('matchOf', () => {
  it.each([
    ['enclosing', discs, 'name'],
    ['enclos', discs, 'name begins'],
    ['pebbles', discs, 'other name'],
    ['river', discs, 'other name'],
    ['change sides', discs, 'words'],
    ['passes', discs, 'words'],
    ['pebbels', discs, 'nearly a name'],
    ['pebles', discs, 'nearly a name'],
    ['enlcosed', discs, 'nearly'],
    ['Fox on  the hill', hill, 'name'],
    ['foxonthehill', hill, 'name'],
    ['hill', hill, 'name begins'],
    ['fox on teh hill', hill, 'nearly a name'],
    ['FOTH', hill, 'other name'],
    ['threebells', check, 'name'],
    ['three bells', check, 'name'],
    ['3 bells', check, 'other name'],
    ['lh', house, 'other name'],
    ['lighthuose', house, 'nearly a name'],
    ['lighthuoze', house, 'nearly a name'],
    ['lichthuoze', house, null],
    ['fto', hill, null],
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

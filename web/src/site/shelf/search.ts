import type { Shape } from '../../board/types';
import type { ListedGame } from '../games';
import type { Card } from './cards';
import type { Filters } from './filters';

/** A filter with a list of what can be chosen. */
export type Facet = Exclude<keyof Filters, 'text'>;

interface Meaning {
  /** What a game has of it. */
  readonly valuesOf: (game: ListedGame) => readonly string[];
  /** The order of the list. */
  readonly compare: (one: string, other: string) => number;
}

const FACETS: Readonly<Record<Facet, Meaning>> = {
  // Families come in the order of the cards.
  family: { valuesOf: ({ family }) => [family], compare: () => 0 },
  special: { valuesOf: ({ special }) => special, compare: (one, other) => one.localeCompare(other) },
  size: {
    valuesOf: ({ shape }) => [sizeOf(shape)],
    compare: (one, other) => squaresIn(one) - squaresIn(other),
  },
};

/** How large a board is: `8x8`. */
export function sizeOf({ files, ranks }: Pick<Shape, 'files' | 'ranks'>): string {
  return `${files}x${ranks}`;
}

function squaresIn(size: string): number {
  const [files = 0, ranks = 0] = size.split('x').map(Number);
  return files * ranks;
}

/**
 * The forms of each card that are what is asked for, by the card's id. A card that has none is left out.
 *
 * A form is found if it is all that the lists say, and each word of the text stands in its name, its inventor, its
 * sentence, its special words or the names of its pieces, be it in the middle of a word.
 */
export function found(cards: readonly Card[], filters: Filters): ReadonlyMap<string, readonly ListedGame[]> {
  const fits = asked(filters);
  const all = cards.map(({ id, forms }) => [id, forms.filter(fits)] as const);
  return new Map(all.filter(([, forms]) => forms.length > 0));
}

/** What can be chosen from a list, and how many cards there are then. */
export interface Choice {
  readonly value: string;
  readonly count: number;
}

/** What a list offers while the other filters stay as they are. What is chosen is offered even if nothing has it. */
export function offered(cards: readonly Card[], filters: Filters, facet: Facet): Choice[] {
  const { valuesOf, compare } = FACETS[facet];
  const fits = asked({ ...filters, [facet]: '' });
  const counts = new Map<string, number>();
  for (const { forms } of cards) {
    for (const value of new Set(forms.filter(fits).flatMap(valuesOf))) {
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  const chosen = filters[facet];
  if (chosen !== '' && !counts.has(chosen)) counts.set(chosen, 0);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => compare(one.value, other.value));
}

function asked(filters: Filters): (game: ListedGame) => boolean {
  const words = plain(filters.text).split(/\s+/).filter(Boolean);
  const lists = Object.entries(FACETS)
    .map(([facet, { valuesOf }]) => ({ valuesOf, value: filters[facet as Facet] }))
    .filter(({ value }) => value !== '');
  return (game) =>
    lists.every(({ valuesOf, value }) => valuesOf(game).includes(value)) &&
    words.every((word) => textOf(game).includes(word));
}

const texts = new WeakMap<ListedGame, string>();

/** All in which words are looked for. It is put together once, since each key that is pressed asks for it. */
function textOf(game: ListedGame): string {
  const known = texts.get(game);
  if (known !== undefined) return known;
  const { name, formOf = '', inventor = '', about = '', special, pieces } = game;
  const text = plain(
    [name, formOf, inventor, about, ...special, ...pieces.map((piece) => piece.name)].join('\n'),
  );
  texts.set(game, text);
  return text;
}

/** A text without what a reader may leave out: capitals, accents, the form of an apostrophe. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").toLowerCase();
}

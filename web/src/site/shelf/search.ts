import type { Shape } from '../../board/types';
import type { ListedGame } from '../games';
import type { Card } from './cards';
import { ALL, type Filters } from './filters';
import { MATCHES, matchOf, plain } from './ranking';

/** A filter with a list of choices. */
export type Facet = Exclude<keyof Filters, 'text'>;

interface Meaning {
  /** The values of a game for this filter. */
  readonly valuesOf: (game: ListedGame) => readonly string[];
  /** The order of the choices. */
  readonly compare: (one: string, other: string) => number;
}

const FACETS: Readonly<Record<Facet, Meaning>> = {
  // Families keep the order of the cards.
  family: { valuesOf: ({ family }) => [family], compare: () => 0 },
  special: { valuesOf: ({ special }) => special, compare: (one, other) => one.localeCompare(other) },
  size: {
    valuesOf: ({ shape }) => [sizeOf(shape)],
    compare: (one, other) => squaresIn(one) - squaresIn(other),
  },
};

/** The size of a board: `8x8`. */
export function sizeOf({ files, ranks }: Pick<Shape, 'files' | 'ranks'>): string {
  return `${files}x${ranks}`;
}

function squaresIn(size: string): number {
  const [files = 0, ranks = 0] = size.split('x').map(Number);
  return files * ranks;
}

/**
 * The matching forms of each card, by the card's id, without cards that have no matching form.
 *
 * A form matches if it has all chosen values and the text finds it (`matchOf`). Cards with a better match come first;
 * cards with equal matches keep their order.
 */
export function found(cards: readonly Card[], filters: Filters): ReadonlyMap<string, readonly ListedGame[]> {
  const rank = asked(filters);
  const all = cards.map(({ id, forms }) => {
    const ranked = forms.flatMap((form) => rank(form) ?? []);
    return { id, rank: Math.min(...ranked), forms: forms.filter((form) => rank(form) !== null) };
  });
  const fitting = all.filter(({ forms }) => forms.length > 0);
  return new Map(fitting.sort((one, other) => one.rank - other.rank).map(({ id, forms }) => [id, forms]));
}

/** A choice in a list, with the number of cards that would match it. */
export interface Choice {
  readonly value: string;
  readonly count: number;
}

/** The choices of a list under all other filters. The chosen value is included even if no card matches it. */
export function offered(cards: readonly Card[], filters: Filters, facet: Facet): Choice[] {
  const { valuesOf, compare } = FACETS[facet];
  const rank = asked({ ...filters, [facet]: '' });
  const counts = new Map<string, number>();
  for (const { forms } of cards) {
    for (const value of new Set(forms.filter((form) => rank(form) !== null).flatMap(valuesOf))) {
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  const chosen = filters[facet];
  if (chosen !== '' && chosen !== ALL && !counts.has(chosen)) counts.set(chosen, 0);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => compare(one.value, other.value));
}

/** Returns a function for the rank of a game under these filters, 0 for the best; null without a match. */
function asked(filters: Filters): (game: ListedGame) => number | null {
  const text = plain(filters.text).trim();
  const lists = Object.entries(FACETS)
    .map(([facet, { valuesOf }]) => ({ valuesOf, value: filters[facet as Facet] }))
    .filter(({ value }) => value !== '' && value !== ALL);
  return (game) => {
    if (!lists.every(({ valuesOf, value }) => valuesOf(game).includes(value))) return null;
    if (text === '') return 0;
    const match = matchOf(game, text);
    return match === null ? null : MATCHES.indexOf(match);
  };
}

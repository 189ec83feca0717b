import type { Card, Shelf } from './cards';

/** A row of the list: the heading of a family, or (with a card) a card. */
export interface Row {
  readonly key: string;
  readonly shelf: Shelf;
  readonly card: Card | null;
  readonly shown: boolean;
}

interface Wanted {
  /** The ids of the shown cards, the best match first. */
  readonly shown: readonly string[];
  /** Whether the best matches come first, without headings; otherwise each card is under its family. */
  readonly ranked: boolean;
}

/** All cards and the headings of their families, in list order, including hidden ones. */
export function rowsOf(shelves: readonly Shelf[], { shown, ranked }: Wanted): Row[] {
  const places = new Map(shown.map((id, place) => [id, place]));
  const rows = shelves.flatMap((shelf): Row[] => [
    {
      key: `family ${shelf.family.id}`,
      shelf,
      card: null,
      shown: !ranked && shelf.cards.some(({ id }) => places.has(id)),
    },
    ...shelf.cards.map((card) => ({ key: card.id, shelf, card, shown: places.has(card.id) })),
  ]);
  if (!ranked) return rows;
  const placeOf = ({ card }: Row): number => (card && places.get(card.id)) ?? places.size;
  return rows.sort((one, other) => placeOf(one) - placeOf(other));
}

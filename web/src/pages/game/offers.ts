import type { TableView } from '../../api/types';

export type OfferKind = NonNullable<TableView['offer']>['kind'];

/** An open offer at a table, as a player sees it. */
export interface Offered {
  readonly kind: OfferKind;
  readonly mine: boolean;
  /** The number by which an answer names the offer. */
  readonly number: number;
}

/** The open offer to or by this guest; null if there is none. */
export function offered({ offer, you }: TableView): Offered | null {
  return offer && you !== undefined
    ? { kind: offer.kind, mine: offer.by === you, number: offer.number }
    : null;
}

/** An offer in words; players read the offers of their opponents, spectators all offers. */
export function offerWords(view: TableView): string {
  const { game, offer, you } = view;
  if (!offer || offer.by === you) return '';
  const who = you === undefined ? game.sides[offer.by].name : 'Your opponent';
  if (offer.kind === 'takeback') return `${who} wants to take the last move back.`;
  return `${who} offers ${offer.kind === 'draw' ? 'a draw' : 'another game'}.`;
}

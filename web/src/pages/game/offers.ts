import type { TableView } from '../../api/types';

export type OfferKind = NonNullable<TableView['offer']>['kind'];

/** What is offered at a table as a player sees it. */
export interface Offered {
  readonly kind: OfferKind;
  readonly mine: boolean;
  /** What an answer names it by. */
  readonly number: number;
}

/** What is offered, if anything, to or by the guest who looks. */
export function offered({ offer, you }: TableView): Offered | null {
  return offer && you !== undefined
    ? { kind: offer.kind, mine: offer.by === you, number: offer.number }
    : null;
}

/** An offer in words: players are told of their opponents' offers, spectators of all. */
export function offerWords(view: TableView): string {
  const { game, offer, you } = view;
  if (!offer || offer.by === you) return '';
  const who = you === undefined ? game.sides[offer.by].name : 'Your opponent';
  if (offer.kind === 'takeback') return `${who} wants to take the last move back.`;
  return `${who} offers ${offer.kind === 'draw' ? 'a draw' : 'another game'}.`;
}

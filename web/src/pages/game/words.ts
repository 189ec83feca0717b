import type { TableView } from '../../api/types';
import { written } from '../../site/numbers';
import { offerWords } from './offers';
import type { TableState } from './reducer';

/** The side to move, in words for this guest. */
export function turnWords({ game, stage, you, position }: TableView): string {
  if (stage !== 'playing') return '';
  return you === position.turn ? 'Your turn.' : `${game.sides[position.turn].name} to move.`;
}

/** The last move for a notification, with the side that made it. */
export function lastMove({ view, plies }: TableState): string {
  const last = plies.at(-1);
  return last
    ? `${(last.side === 'white' ? view.white : view.black).name} played ${written(last)}.`
    : 'The game begins.';
}

/** The announcement to screen readers of a change of a table; often empty. */
export function news(before: TableState, after: TableState): string {
  const told: string[] = [];
  const { view, plies } = after;
  const last = plies.at(-1);
  const known = before.plies.length;
  if (last && plies.length > known) told.push(`${view.game.sides[last.side].name}: ${last.spoken}.`);
  if (plies.length < known) told.push(`Taken back to move ${plies.length}.`);
  if (before.view.stage !== view.stage) told.push(stageWords(view));
  else if (plies.length !== known) told.push(turnWords(view));
  if (offerKey(view) !== offerKey(before.view)) told.push(offerWords(view) || withdrawn(before.view, view));
  return told.filter(Boolean).join(' ');
}

function stageWords(view: TableView): string {
  if (view.stage === 'ended') return `The game is over. ${view.outcome?.words ?? ''}`.trim();
  return `The game begins. ${turnWords(view)}`;
}

function offerKey(view: TableView): string {
  return view.offer ? `${view.offer.kind} ${view.offer.by}` : '';
}

/** Reports the end of this player's own offer, if the game continues and the offer was not accepted. */
function withdrawn(before: TableView, after: TableView): string {
  const mine = before.offer !== undefined && before.offer.by === after.you;
  const taken = before.stage !== after.stage || before.position.ply !== after.position.ply;
  return mine && !after.offer && !taken ? 'Your offer is gone.' : '';
}

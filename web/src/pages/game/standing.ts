import type { GameSummary, PlyView } from '../../api/types';
import { standing, type Standing } from '../../site/standing';
import type { TableState } from './reducer';
import { shownPly } from './reducer';

/** The position that a page shows. */
export interface Shown extends Standing {
  readonly ply: number;
  readonly last: PlyView | undefined;
  readonly fen: string;
}

/** The shown position: the current one, or an earlier one that the player looks back at. */
export function shown(state: TableState): Shown {
  const { view, plies, back } = state;
  const ply = shownPly(state);
  const last = plies[ply - 1];
  if (back === null) {
    const { placement, hands, fen } = view.position;
    return { ply, last, fen, placement, hands };
  }
  const fen = last?.fen ?? view.start;
  return { ply, last, fen, ...standing(fen, Object.keys(view.position.hands)) };
}

/** The pieces that each side has lost, as letters, sorted by kind. */
export interface Losses {
  readonly white: readonly string[];
  readonly black: readonly string[];
}

/** The pieces that each side has lost: pieces that left the game, without those that returned to it. */
export function losses(game: GameSummary, plies: readonly PlyView[]): Losses {
  const lost: string[] = [];
  for (const { gone = [], back = [] } of plies) {
    for (const piece of back) if (lost.includes(piece)) lost.splice(lost.indexOf(piece), 1);
    lost.push(...gone);
  }
  const order = new Map(game.pieces.map(({ letter }, i) => [letter, i]));
  const place = (piece: string): number => order.get(piece.toUpperCase()) ?? order.size;
  lost.sort((a, b) => place(a) - place(b));
  return { white: lost.filter(isWhite), black: lost.filter((piece) => !isWhite(piece)) };
}

function isWhite(piece: string): boolean {
  return piece === piece.toUpperCase();
}

/** Returns the query for the position after `ply` moves. */
export function query(
  { view, plies }: TableState,
  ply: number,
): { game: string; options: string[]; fen: string; moves: string[] } {
  return {
    game: view.game.id,
    options: view.options,
    fen: view.start,
    moves: plies.slice(0, ply).map(({ text }) => text),
  };
}

/** The address of this game's analysis. */
export function analysisAddress(state: TableState): string {
  const { game, options, fen, moves } = query(state, state.plies.length);
  const rest = new URLSearchParams();
  if (options.length > 0) rest.set('options', options.join(','));
  if (fen !== state.view.game.start) rest.set('fen', fen);
  if (moves.length > 0) rest.set('moves', moves.join(' '));
  const words = rest.toString();
  return `/analysis/${encodeURIComponent(game)}${words ? `?${words}` : ''}`;
}

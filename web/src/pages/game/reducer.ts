import type { Path } from '../../board';
import { pathsOf, pathsBack } from '../../site/paths';
import type { Color, PlyView, TableChange, TableView } from '../../api/types';

/** State of a table on a page: the latest view from the server, with all moves from the start. */
export interface TableState {
  /** The server's view; its `plies` may be only the last ones. */
  readonly view: TableView;
  readonly plies: readonly PlyView[];
  /** Arrival time of the view, by `performance.now()`; the clocks run from this time. */
  readonly heard: number;
  /** The earlier ply that the player looks back at; null: the page follows the game. */
  readonly back: number | null;
  /** The ply that was shown before the current one. */
  readonly came: number;
}

/** Result for a message that presumes moves which the page does not have. */
export type Gap = 'gap';

/** Merges a view from the server; an older view changes nothing. */
export function merge(state: TableState | null, view: TableView, now: number): TableState | Gap {
  if (state && view.sequence < state.view.sequence) return state;
  const known = state?.plies ?? [];
  if (view.from > known.length) return 'gap';
  const plies = [...known.slice(0, view.from), ...view.plies];
  return from(state, { view, plies, heard: now, back: within(state?.back ?? null, plies.length) });
}

/** Merges a change of a known table; a field that the change leaves out becomes absent. */
export function change(state: TableState | null, news: TableChange, now: number): TableState | Gap {
  if (!state) return 'gap';
  const { game, options, created, time, start, startNumber } = state.view;
  const numbered = startNumber === undefined ? {} : { startNumber };
  const fixed = { game, options, created, start, ...(time && { time }), ...numbered };
  return merge(state, { ...fixed, ...news }, now);
}

/** Shows the position after `ply` moves; at the end, the page follows the game again. */
export function lookAt(state: TableState, ply: number): TableState {
  return from(state, { ...state, back: within(Math.max(0, ply), state.plies.length) });
}

/** Number of moves before the shown position. */
export function shownPly(state: TableState): number {
  return state.back ?? state.plies.length;
}

/** The paths of the pieces, if the shown position is one move, made or unmade, from the one shown before. */
export function paths(state: TableState): readonly Path[] | undefined {
  const now = shownPly(state);
  if (now === state.came + 1) return pathsOf(state.plies[state.came]);
  return now === state.came - 1 ? pathsBack(state.plies[now]) : undefined;
}

/** The known state that a page sends when it reconnects: the number of its moves, and the last of them. */
export function resumption(state: TableState | null): { plies: number; last?: string } {
  const last = state?.plies.at(-1);
  return last && state ? { plies: state.plies.length, last: last.text } : { plies: 0 };
}

/** Whether the guest may make a move now. */
export function mayMove({ view }: TableState): boolean {
  return view.stage === 'playing' && view.you !== undefined && view.you === view.position.turn;
}

/** The side at the bottom for a guest: the guest's own, or the open one; White's for a spectator. */
export function seatOf({ you, stage, white, black }: TableView): Color {
  if (you !== undefined) return you;
  return stage === 'waiting' && white.kind !== 'open' && black.kind === 'open' ? 'black' : 'white';
}

/** Keeps the ply that was shown before, if another is shown now. */
function from(state: TableState | null, next: Omit<TableState, 'came'>): TableState {
  const before = state ? shownPly(state) : 0;
  const moved = before !== (next.back ?? next.plies.length);
  return { ...next, came: moved || !state ? before : state.came };
}

function within(back: number | null, plies: number): number | null {
  return back !== null && back < plies ? back : null;
}

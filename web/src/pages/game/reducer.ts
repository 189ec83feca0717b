import type { Path } from '../../board';
import { pathsOf, pathsBack } from '../../site/paths';
import type { Color, PlyView, TableChange, TableView } from '../../api/types';

/** What a page knows of a table: the server's last word on it, with all moves from the start. */
export interface TableState {
  /** As the server wrote it; its `plies` may be only the last ones. */
  readonly view: TableView;
  readonly plies: readonly PlyView[];
  /** When the view was heard, on the clock of `performance.now()`; clocks run from there. */
  readonly heard: number;
  /** The ply that is looked back at; null follows the game. */
  readonly back: number | null;
  /** The ply that was shown before the one that is shown now. */
  readonly came: number;
}

/** A message that leaves out moves which the page does not have. */
export type Gap = 'gap';

/** Takes in what the server says. Old news changes nothing. */
export function merge(state: TableState | null, view: TableView, now: number): TableState | Gap {
  if (state && view.sequence < state.view.sequence) return state;
  const known = state?.plies ?? [];
  if (view.from > known.length) return 'gap';
  const plies = [...known.slice(0, view.from), ...view.plies];
  return from(state, { view, plies, heard: now, back: within(state?.back ?? null, plies.length) });
}

/** Takes in what has changed of a table that is known; what a change leaves out is there no more. */
export function change(state: TableState | null, news: TableChange, now: number): TableState | Gap {
  if (!state) return 'gap';
  const { game, options, created, time, start, startNumber } = state.view;
  const numbered = startNumber === undefined ? {} : { startNumber };
  const fixed = { game, options, created, start, ...(time && { time }), ...numbered };
  return merge(state, { ...fixed, ...news }, now);
}

/** Looks at the position after `ply` moves; at the end it follows the game again. */
export function lookAt(state: TableState, ply: number): TableState {
  return from(state, { ...state, back: within(Math.max(0, ply), state.plies.length) });
}

/** How many moves lead to the position that is looked at. */
export function shownPly(state: TableState): number {
  return state.back ?? state.plies.length;
}

/** How the pieces came to where they are shown, if that was one move, made or unmade. */
export function paths(state: TableState): readonly Path[] | undefined {
  const now = shownPly(state);
  if (now === state.came + 1) return pathsOf(state.plies[state.came]);
  return now === state.came - 1 ? pathsBack(state.plies[now]) : undefined;
}

/** What a page that resumes tells the server: how many moves it has, and the last of them. */
export function resumption(state: TableState | null): { plies: number; last?: string } {
  const last = state?.plies.at(-1);
  return last && state ? { plies: state.plies.length, last: last.text } : { plies: 0 };
}

/** Whether the guest may make a move now. */
export function mayMove({ view }: TableState): boolean {
  return view.stage === 'playing' && view.you !== undefined && view.you === view.position.turn;
}

/** The side from which a guest looks: his own, or the one that waits for him; a spectator looks with White. */
export function seatOf({ you, stage, white, black }: TableView): Color {
  if (you !== undefined) return you;
  return stage === 'waiting' && white.kind !== 'open' && black.kind === 'open' ? 'black' : 'white';
}

export function opponent(side: Color): Color {
  return side === 'white' ? 'black' : 'white';
}

/** Remembers what was shown before, if something else is shown now. */
function from(state: TableState | null, next: Omit<TableState, 'came'>): TableState {
  const before = state ? shownPly(state) : 0;
  const moved = before !== (next.back ?? next.plies.length);
  return { ...next, came: moved || !state ? before : state.came };
}

function within(back: number | null, plies: number): number | null {
  return back !== null && back < plies ? back : null;
}

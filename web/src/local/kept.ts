import type {
  Color,
  LineView,
  OutcomeView,
  PlyView,
  PositionView,
  TableSummary,
  TimeControl,
} from '../api/types';

/** What the id of a game in this browser begins with; the ids of the server's tables have no hyphen. */
export const HERE = 'here-';

/** Whether an id is that of a game in this browser. */
export function isKeptHere(table: string): boolean {
  return table.startsWith(HERE);
}

/** A move of a kept game. */
export interface KeptMove {
  readonly text: string;
  readonly side: Color;
  /** Whether the other side moves next. */
  readonly passes: boolean;
  /** The main time left to the side, in milliseconds; missing without clocks and for moves made before the game. */
  readonly left?: number;
}

/** A game against the computer, as this browser keeps it. */
export interface KeptGame {
  readonly id: string;
  /** Grows with each change. */
  readonly version: number;
  readonly game: string;
  readonly name: string;
  readonly definition: TableSummary['definition'];
  readonly options: readonly string[];
  /** The FEN from which the game started. */
  readonly start: string;
  /** Whether that is the game's own start position. */
  readonly usual: boolean;
  /** The number of moves that were made before the game began here; they cannot be taken back. */
  readonly opening: number;
  /** The side that moves first. */
  readonly first: Color;
  readonly you: Color;
  readonly level: number;
  /** Chooses among a weak computer's moves. */
  readonly seed: number;
  readonly time?: TimeControl;
  /** Times in milliseconds since 1970. */
  readonly created: number;
  readonly changed: number;
  /** The time since when the side to move thinks. */
  readonly turnBegan: number;
  readonly moves: readonly KeptMove[];
  readonly outcome?: OutcomeView;
  /** Whether the computer has declined a draw since the last move. */
  readonly declined: boolean;
  /** The id of the next game. */
  readonly rematch?: string;
  /** The pieces and the last move, for lists of games. */
  readonly placement: string;
  readonly last: string | null;
}

export function opposite(side: Color): Color {
  return side === 'white' ? 'black' : 'white';
}

/** The side to move. */
export function turnOf({ moves, first }: Pick<KeptGame, 'moves' | 'first'>): Color {
  const last = moves.at(-1);
  if (!last) return first;
  return last.passes ? opposite(last.side) : last.side;
}

/** The index of a side's last move in this game; -1 if there is none. */
export function lastMoveOf({ moves, opening }: KeptGame, side: Color): number {
  const index = moves.findLastIndex((move) => move.side === side);
  return index >= opening ? index : -1;
}

/** The moves of a line, with no time left of any clock. */
export function movesOf({ plies, position }: Pick<LineView, 'plies' | 'position'>): KeptMove[] {
  return plies.map(({ text, side }, index) => ({
    text,
    side,
    passes: (plies[index + 1]?.side ?? position.turn) !== side,
  }));
}

/** What lists of games show of a position. */
export function glance(
  plies: readonly PlyView[],
  { placement }: PositionView,
): Pick<KeptGame, 'placement' | 'last'> {
  return { placement, last: plies.at(-1)?.san ?? null };
}

/** The query for the position of a game. */
export function queryOf({ game, options, start, moves }: KeptGame): {
  game: string;
  options: string[];
  fen: string;
  moves: string[];
} {
  return { game, options: [...options], fen: start, moves: moves.map(({ text }) => text) };
}

import type { Holdings } from './hands';
import { isBecomeStep, isComeStep, ofSide, sideOf } from './pieces';
import { placeholder } from './placeholder';
import type { BoardMove, Drawing, Piece, Previews, Shape, Side, Square, Step, Theme } from './types';

/** The properties that a page sets on the element. */
export interface BoardProperties {
  /** Files, ranks and holes; null: as in the placement. */
  shape: Shape | null;
  /** A FEN placement field; `''`: an empty board of 8x8. Setting it ends the display of an entered move. */
  placement: string;
  /** Number of each piece in hand, of both sides; 0 for a piece that may be held but is not. */
  hands: Holdings;
  /** The side at the lower edge. */
  orientation: Side;
  /** The legal moves; empty: the board is for looking. */
  moves: readonly BoardMove[];
  /**
   * First steps for which the page has not loaded the moves yet. The event `prefix` reports such a step; the page then
   * loads its moves and sets them together with the others. Until then, later steps wait.
   */
  untold: readonly Step[];
  /** Moves that may be entered as a premove while `moves` is empty. */
  premoves: readonly BoardMove[];
  premove: BoardMove | null;
  /** The side that makes these moves; null: the side of the piece with which the first move begins. */
  side: Side | null;
  previews: Previews;
  /** Names of marks by square: see `MARKS`; any other name is a tint. The part before a colon is also a CSS class. */
  marks: Readonly<Record<Square, readonly string[]>>;
  /** Pieces beneath the piece on a square, uppermost first; the board draws them small, and `marks` name them. */
  beneath: Readonly<Record<Square, readonly Piece[]>>;
  /** The page's arrows and circles, without the player's own. */
  drawings: readonly Drawing[];
  /** Returns the SVG markup of a piece, which must be trusted. */
  picture: (piece: Piece) => string;
  /** Returns the name of a piece, for example `"white rook"`. */
  nameOf: (piece: Piece) => string;
  /** Names of the sides. */
  sides: Readonly<Record<Side, string>>;
  /** Returns the board's question about a half-entered move. */
  ask: (steps: readonly Step[], choices: readonly Step[]) => string;
  /** The board's name for a screen reader. */
  label: string;
  /** Coordinates at the edges: names as in moves, the players' own names if they differ, or none. */
  coordinates: Coordinates;
  /** Whether pieces slide and fade (`animate` is a method of every element). Reduced motion overrides it. */
  animated: boolean;
  theme: Theme;
}

export type Coordinates = 'moves' | 'players' | 'none';

export const THEMES: readonly Theme[] = ['wood', 'slate', 'paper'];

export const USUAL: BoardProperties = {
  shape: null,
  placement: '',
  hands: {},
  orientation: 'white',
  moves: [],
  untold: [],
  premoves: [],
  premove: null,
  side: null,
  previews: {},
  marks: {},
  beneath: {},
  drawings: [],
  picture: placeholder,
  nameOf: (piece) => `${sideOf(piece)} ${ofSide(piece, 'white')}`,
  sides: { white: 'White', black: 'Black' },
  ask: (steps, choices) => {
    if (choices.some(isComeStep)) return 'Which piece enters?';
    if (choices.every(isBecomeStep)) return 'Choose what it becomes';
    const again = choices.some((choice) => steps.includes(choice));
    return again ? 'Choose a square, or the marked one again' : 'Choose a square';
  },
  label: 'Board',
  coordinates: 'moves',
  animated: true,
  theme: 'wood',
};

/** Sets again what a page set before the element's class was registered: such properties hide the accessors. */
export function takeSetBeforeUpgrade(element: object): void {
  for (const name of Object.keys(element)) {
    if (!(name in USUAL)) continue;
    const value: unknown = Reflect.get(element, name);
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, value);
  }
}

import type { Holdings } from './hands';
import { isBecomeStep, isComeStep, ofSide, sideOf } from './pieces';
import { placeholder } from './placeholder';
import type { BoardMove, Drawing, Piece, Previews, Shape, Side, Square, Step, Theme } from './types';

/** What a page sets on the element. */
export interface BoardProperties {
  /** Files, ranks and holes; null: those of the placement. */
  shape: Shape | null;
  /** A FEN placement field; `''`: an empty board of 8x8. Setting it ends what is shown of an entered move. */
  placement: string;
  /** Both sides' pieces in hand; a piece that may be held but is not has the count 0. */
  hands: Holdings;
  /** The side at the lower edge. */
  orientation: Side;
  /** What may be played now; none: the board is for looking. */
  moves: readonly BoardMove[];
  /**
   * First steps after which the board does not know yet what may follow. The page hears of one by the event `prefix`, and then
   * sets it with the others; meanwhile what is pointed at next waits.
   */
  untold: readonly Step[];
  /** What may be entered while there are no moves, and is then kept as the premove. */
  premoves: readonly BoardMove[];
  premove: BoardMove | null;
  /** The side that makes these moves; null: the side of the first piece that a move begins with. */
  side: Side | null;
  previews: Previews;
  /** Names of marks by square: see `MARKS`; any other name is a tint. They are CSS classes too, but for a word after a colon. */
  marks: Readonly<Record<Square, readonly string[]>>;
  /** Pieces beneath the one that stands on a square, the uppermost first; they are drawn small, and `marks` say them in words. */
  beneath: Readonly<Record<Square, readonly Piece[]>>;
  /** Arrows and circles of the page; the player's own are not among them. */
  drawings: readonly Drawing[];
  /** The SVG markup of a piece, trusted. */
  picture: (piece: Piece) => string;
  /** What a piece is called: `"white rook"`. */
  nameOf: (piece: Piece) => string;
  /** What the sides are called. */
  sides: Readonly<Record<Side, string>>;
  /** What the board asks when a move is half entered. */
  ask: (steps: readonly Step[], choices: readonly Step[]) => string;
  /** The board's name for a screen reader. */
  label: string;
  /** What stands at the edges: squares as moves are written or, where that is something else, as players call them. */
  coordinates: Coordinates;
  /** Pieces slide and fade, unless the user prefers reduced motion. (`animate` is a method of every element.) */
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

/** Properties that a page set before the element's class was registered hide its accessors: sets them again. */
export function takeSetBeforeUpgrade(element: object): void {
  for (const name of Object.keys(element)) {
    if (!(name in USUAL)) continue;
    const value: unknown = Reflect.get(element, name);
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, value);
  }
}

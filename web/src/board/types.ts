export type Side = 'white' | 'black';

/** A square's name: file letter and rank number, `"e4"`, `"a10"`. */
export type Square = string;

/** A square; `"@P"` a piece in hand (only first); `"=Q"` what a piece becomes; `"=@H"` a piece from the hand (only last). */
export type Step = string;

/** A piece as FEN writes it: `"R"` white, `"r"` black, `"+r"` promoted, `"Q~"`. */
export type Piece = string;

/** A square that exists, as White sees it: where it is on the picture, in squares from the upper left corner. */
export interface Cell {
  readonly name: Square;
  readonly x: number;
  readonly y: number;
  readonly dark: boolean;
  /** Which of the shape's outlines it has. */
  readonly outline: number;
  /** What players call it, if they do not call it what it is called in moves. */
  readonly byPlayers?: string;
}

/** A board: how a FEN counts its squares, and how it is drawn. */
export interface Shape {
  readonly files: number;
  readonly ranks: number;
  readonly holes: readonly Square[];
  readonly width: number;
  readonly height: number;
  readonly cells: readonly Cell[];
  /** Polygons, x and y of each corner by turns, from a cell's place to the right and down. */
  readonly outlines: readonly (readonly number[])[];
  /** Lines on the picture, x and y of each point that they join by turns. */
  readonly lines?: readonly (readonly number[])[];
  /** Dots on it, x and y of each by turns. */
  readonly dots?: readonly number[];
  /** What the rules ask of squares. */
  readonly signs?: Signs;
  /** What players write besides at the upper edge, from the left, and at the right one, from the top, as White sees them. */
  readonly edges?: { readonly files: readonly string[]; readonly ranks: readonly string[] };
}

/** What the rules ask of squares, as White sees the picture. */
export interface Signs {
  /** Lines around squares on which movement depends, x and y of both ends. */
  readonly lines: readonly (readonly number[])[];
  /** Lines around squares where pieces promote. */
  readonly promotion: readonly (readonly number[])[];
  /** Squares to come to: for one side, or for each. */
  readonly goals: readonly { readonly side?: Side; readonly squares: readonly Square[] }[];
  /** Directions in which squares may be left: x and y of the tail and of the tip. */
  readonly arrows: readonly { readonly square: Square; readonly line: readonly number[] }[];
}

/** A legal move is the list of steps pointed at; no move's steps or shortcuts are a prefix of another's. */
export interface BoardMove {
  readonly text: string;
  readonly steps: readonly Step[];
  /** Other lists of steps that mean the same move. */
  readonly shortcuts?: readonly (readonly Step[])[];
  /** Where pieces go; without it the board guesses. */
  readonly paths?: readonly Path[];
  /** Squares of the pieces that are in check after it; without it the page's marks of check stay. */
  readonly checked?: readonly Square[];
}

/** For a half-entered move (its steps joined by blanks): the squares that change meanwhile; `''` is an empty square. */
export type Previews = Readonly<Record<string, Readonly<Record<Square, Piece | ''>>>>;

/**
 * Where a piece goes: from a square, or from the hand (`"@P"`), by the squares where its way turns, to where it arrives. Between
 * two squares with `"~"` between them it goes over the edge of the picture and comes in again on the other side.
 */
export type Path = readonly Step[];

export type Brush = 'green' | 'red' | 'blue' | 'yellow';

export interface Drawing {
  readonly kind: 'arrow' | 'circle';
  readonly from: Square;
  readonly to: Square;
  /** Where the arrow bends on its way. */
  readonly via?: readonly Square[];
  readonly brush: Brush;
}

export type Theme = 'wood' | 'slate' | 'paper';

/** What the element tells the page, as `CustomEvent`s that bubble. */
export interface BoardEvents {
  /** A whole legal move was entered. It stays shown until the page sets a placement or cancels it. */
  move: CustomEvent<BoardMove>;
  premove: CustomEvent<BoardMove>;
  premovecancel: CustomEvent<null>;
  /** What is entered so far and what may follow; no steps: nothing is begun. */
  prefix: CustomEvent<{ steps: readonly Step[]; choices: readonly Step[] }>;
  /** A piece was pressed or focused, whether it can move or not. */
  touch: CustomEvent<{ square: Square; piece: Piece }>;
  /** Something was pointed at that no legal move has. */
  refused: CustomEvent<{ steps: readonly Step[] }>;
  /** The player drew or cleared arrows and circles; these are all that are left. */
  draw: CustomEvent<{ drawings: readonly Drawing[] }>;
}

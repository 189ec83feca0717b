export type Side = 'white' | 'black';

/** A square's name: file letter and rank number, `"e4"`, `"a10"`. */
export type Square = string;

/** A square; `"@P"`: a piece in hand (only first); `"=Q"`: a promotion; `"=@H"`: a piece that enters (only last). */
export type Step = string;

/** A piece in FEN: `"R"` white, `"r"` black, `"+r"` or `"Q~"` promoted. */
export type Piece = string;

/** An existing square as White sees it: its place on the picture, in squares from the upper left corner. */
export interface Cell {
  readonly name: Square;
  readonly x: number;
  readonly y: number;
  readonly dark: boolean;
  /** Index of the cell's outline in the shape's `outlines`. */
  readonly outline: number;
  /** The players' name of the square, if it differs from the name in moves. */
  readonly byPlayers?: string;
}

/** A board: its files, ranks and holes as in FEN, and its picture. */
export interface Shape {
  readonly files: number;
  readonly ranks: number;
  readonly holes: readonly Square[];
  readonly width: number;
  readonly height: number;
  readonly cells: readonly Cell[];
  /** Polygons: x and y of each corner in turn, to the right and down from a cell's place. */
  readonly outlines: readonly (readonly number[])[];
  /** Lines on the picture: x and y of each point in turn. */
  readonly lines?: readonly (readonly number[])[];
  /** Dots on the picture: x and y of each in turn. */
  readonly dots?: readonly number[];
  /** Zones, goals and arrows of the rules. */
  readonly signs?: Signs;
  /** The players' coordinates as White sees them: at the upper edge from the left, at the right edge from the top. */
  readonly edges?: { readonly files: readonly string[]; readonly ranks: readonly string[] };
}

/** Zones, goals and arrows of the rules, as White sees the picture. */
export interface Signs {
  /** Borders of zones on which movement depends: x and y of both ends of each line. */
  readonly lines: readonly (readonly number[])[];
  /** Borders of promotion zones: x and y of both ends of each line. */
  readonly promotion: readonly (readonly number[])[];
  /** Goal squares, for one side or for both. */
  readonly goals: readonly { readonly side?: Side; readonly squares: readonly Square[] }[];
  /** Directions in which squares may be left: x and y of the arrow's tail and of its tip. */
  readonly arrows: readonly { readonly square: Square; readonly line: readonly number[] }[];
}

/** A legal move as a list of steps to enter; no move's steps or shortcuts are a prefix of another's. */
export interface BoardMove {
  readonly text: string;
  readonly steps: readonly Step[];
  /** Other lists of steps for the same move. */
  readonly shortcuts?: readonly (readonly Step[])[];
  /** Paths of the pieces that move; without them the board guesses. */
  readonly paths?: readonly Path[];
  /** Squares of the pieces in check after the move; without them the page's marks of check stay. */
  readonly checked?: readonly Square[];
}

/** Changed squares by half-entered move, which is its steps joined by blanks; `''` is an empty square. */
export type Previews = Readonly<Record<string, Readonly<Record<Square, Piece | ''>>>>;

/**
 * The path of a piece: its square or its hand (`"@P"`), the squares where it turns, and its destination. A `"~"`
 * between two squares: the piece crosses the edge of the picture and comes in again on the other side.
 */
export type Path = readonly Step[];

export type Brush = 'green' | 'red' | 'blue' | 'yellow';

export interface Drawing {
  readonly kind: 'arrow' | 'circle';
  readonly from: Square;
  readonly to: Square;
  /** The squares where the arrow bends. */
  readonly via?: readonly Square[];
  readonly brush: Brush;
}

export type Theme = 'wood' | 'slate' | 'paper';

/** The element's events; each is a `CustomEvent` that bubbles. */
export interface BoardEvents {
  /** A whole legal move was entered; it stays shown until the page sets a placement or cancels the move. */
  move: CustomEvent<BoardMove>;
  premove: CustomEvent<BoardMove>;
  premovecancel: CustomEvent<null>;
  /** The steps entered so far and the possible next ones; empty steps: no move is begun. */
  prefix: CustomEvent<{ steps: readonly Step[]; choices: readonly Step[] }>;
  /** A piece was pressed or focused, even one that cannot move. */
  touch: CustomEvent<{ square: Square; piece: Piece }>;
  /** The player entered steps with which no legal move begins. */
  refused: CustomEvent<{ steps: readonly Step[] }>;
  /** The player drew or cleared arrows and circles; `drawings` are all that are left. */
  draw: CustomEvent<{ drawings: readonly Drawing[] }>;
}

import type { Cell, Shape, Side, Signs, Square } from './types';

/** The place of a square on the picture, counted in squares from the viewer's top left corner. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

const CODE_OF_A = 'a'.charCodeAt(0);

/** The name of a square; file and rank are counted from 0, so that 0, 0 is `"a1"`. */
export function squareName(file: number, rank: number): Square {
  return fileName(file) + String(rank + 1);
}

export function fileName(file: number): string {
  return String.fromCharCode(CODE_OF_A + file);
}

/** File and rank, counted from 0, of a name such as `"a10"`; null if the text names no square. */
export function fileAndRank(square: Square): { file: number; rank: number } | null {
  const match = /^([a-z])([1-9]\d?)$/.exec(square);
  if (!match) return null;
  return { file: square.charCodeAt(0) - CODE_OF_A, rank: Number(match[2]) - 1 };
}

/** The outline of a square cell. */
const UNIT = [0, 0, 1, 0, 1, 1, 0, 1];

type RectangleShape = Omit<Shape, 'edges' | 'signs'> & {
  holes: Square[];
  cells: Cell[];
  outlines: number[][];
  lines: number[][];
  dots: number[];
};

/** A rectangle of square cells, some of which may be missing. */
export function rectangle(files: number, ranks: number, holes: readonly Square[] = []): RectangleShape {
  const cells: Cell[] = [];
  for (let rank = 0; rank < ranks; rank++) {
    for (let file = 0; file < files; file++) {
      const name = squareName(file, rank);
      if (holes.includes(name)) continue;
      cells.push({ name, x: file, y: ranks - 1 - rank, dark: (file + rank) % 2 === 0, outline: 0 });
    }
  }
  const holed = { files, ranks, holes: [...holes], width: files, height: ranks };
  return { ...holed, cells, outlines: [UNIT], lines: [], dots: [] };
}

/** A cell as the viewer sees it. */
interface Seen {
  /** The upper left corner of the unit square around the cell's middle. */
  readonly place: Place;
  readonly outline: readonly Place[];
  readonly dark: boolean;
  readonly byPlayers: string | undefined;
}

/** The squares of a board as one side sees them, each with a place and an outline. */
export class Geometry {
  /** The size of the picture, in squares. */
  readonly width: number;
  readonly height: number;
  /** The squares that exist, row by row as the viewer reads them. */
  readonly rows: readonly (readonly Square[])[];
  private readonly cells = new Map<Square, Seen>();

  constructor(
    private readonly shape: Shape,
    readonly orientation: Side,
  ) {
    this.width = shape.width;
    this.height = shape.height;
    const seen = shape.cells.map((cell) => ({ name: cell.name, ...this.seen(cell) }));
    seen.sort((a, b) => a.place.row - b.place.row || a.place.column - b.place.column);
    const rows: Square[][] = Array.from({ length: Math.ceil(shape.height) }, () => []);
    for (const { name, ...cell } of seen) {
      this.cells.set(name, cell);
      rows[Math.floor(cell.place.row)]?.push(name);
    }
    this.rows = rows;
  }

  /** Whether this geometry shows the shape from the side of `orientation`. */
  shows(shape: Shape, orientation: Side): boolean {
    return (
      this.orientation === orientation &&
      (this.shape === shape || JSON.stringify(this.shape) === JSON.stringify(shape))
    );
  }

  get squares(): Square[] {
    return [...this.cells.keys()];
  }

  has(square: Square): boolean {
    return this.cells.has(square);
  }

  placeOf(square: Square): Place | null {
    return this.cells.get(square)?.place ?? null;
  }

  /** The corners of a square; none if it does not exist. */
  outlineOf(square: Square): readonly Place[] {
    return this.cells.get(square)?.outline ?? [];
  }

  /** The square drawn at a place, fractions allowed; null outside the board and in holes. */
  squareAt(column: number, row: number): Square | null {
    for (const [square, { outline }] of this.cells) if (holds(outline, column, row)) return square;
    return null;
  }

  /** The next existing square in a direction, beyond holes; null at the picture's edge, even on a wrapped board. */
  beyond(square: Square, right: number, down: number): Square | null {
    const start = this.placeOf(square);
    if (!start) return null;
    let column = start.column + 0.5;
    let row = start.row + 0.5;
    while (true) {
      column += right;
      row += down;
      if (column < 0 || row < 0 || column >= this.width || row >= this.height) return null;
      const found = this.squareAt(column, row);
      if (found) return found;
    }
  }

  isDark(square: Square): boolean {
    return this.cells.get(square)?.dark ?? false;
  }

  /** File letters from the viewer's left. */
  get fileNames(): string[] {
    const names = Array.from({ length: this.shape.files }, (_, file) => fileName(file));
    return this.orientation === 'white' ? names : names.reverse();
  }

  /** Rank numbers from the viewer's top. */
  get rankNames(): string[] {
    const names = Array.from({ length: this.shape.ranks }, (_, rank) => String(rank + 1));
    return this.orientation === 'white' ? names.reverse() : names;
  }

  /** The players' name of a square; null if it equals the name in moves. */
  playersNameOf(square: Square): string | null {
    return this.cells.get(square)?.byPlayers ?? null;
  }

  /** Players' coordinates: at the upper edge from the viewer's left, at the right edge from the top; may be empty. */
  get edges(): { files: readonly string[]; ranks: readonly string[] } {
    const { files, ranks } = this.shape.edges ?? { files: [], ranks: [] };
    return this.orientation === 'white'
      ? { files, ranks }
      : { files: [...files].reverse(), ranks: [...ranks].reverse() };
  }

  /** The lines on the board, each as a list of points. */
  get lines(): Place[][] {
    return (this.shape.lines ?? []).map((line) => this.points(line));
  }

  get dots(): Place[] {
    return this.points(this.shape.dots ?? []);
  }

  /** Zones, goals and arrows of the rules; null if the board has none. */
  get signs(): Signs | null {
    return this.shape.signs ?? null;
  }

  /** Converts points of the shape, given as x and y in turn, to places as the viewer sees them. */
  points(numbers: readonly number[]): Place[] {
    return pairs(numbers).map(([column = 0, row = 0]) => this.turned({ column, row }));
  }

  private seen({ x, y, dark, outline, byPlayers }: Cell): Seen {
    const corners = pairs(this.shape.outlines[outline] ?? UNIT).map(([right = 0, down = 0]) =>
      this.turned({ column: x + right, row: y + down }),
    );
    const middle = (counts: readonly number[]): number => (Math.min(...counts) + Math.max(...counts)) / 2;
    const place = {
      column: middle(corners.map(({ column }) => column)) - 0.5,
      row: middle(corners.map(({ row }) => row)) - 0.5,
    };
    return { place, outline: corners, dark, byPlayers };
  }

  /** Turns the picture by 180 degrees for Black. */
  private turned({ column, row }: Place): Place {
    return this.orientation === 'white'
      ? { column, row }
      : { column: this.width - column, row: this.height - row };
  }
}

function pairs(numbers: readonly number[]): (readonly number[])[] {
  return Array.from({ length: numbers.length / 2 }, (_, i) => numbers.slice(2 * i, 2 * i + 2));
}

/** Whether a point lies in a polygon, which includes its upper and left edges. */
function holds(outline: readonly Place[], column: number, row: number): boolean {
  let inside = false;
  let before = outline.at(-1);
  for (const corner of outline) {
    if (before && corner.row > row !== before.row > row) {
      const share = (row - corner.row) / (before.row - corner.row);
      if (column < corner.column + share * (before.column - corner.column)) inside = !inside;
    }
    before = corner;
  }
  return inside;
}

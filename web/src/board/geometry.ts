import type { Shape, Side, Square } from './types';

/** Where a square is drawn, counted in squares from the viewer's top left corner. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

const CODE_OF_A = 'a'.charCodeAt(0);

/** The name of a square; file and rank count from 0 at White's left. */
export function squareName(file: number, rank: number): Square {
  return fileName(file) + String(rank + 1);
}

export function fileName(file: number): string {
  return String.fromCharCode(CODE_OF_A + file);
}

/** File and rank, counted from 0, of a name such as `"a10"`; null if it is no square's name. */
export function fileAndRank(square: Square): { file: number; rank: number } | null {
  const match = /^([a-z])([1-9]\d?)$/.exec(square);
  if (!match) return null;
  return { file: square.charCodeAt(0) - CODE_OF_A, rank: Number(match[2]) - 1 };
}

/** The squares of a board as one side sees them. The only place that counts files and ranks. */
export class Geometry {
  readonly files: number;
  readonly ranks: number;
  /** The squares that exist, row by row as the viewer reads them. */
  readonly rows: readonly (readonly Square[])[];
  private readonly places = new Map<Square, Place>();
  private readonly names = new Map<string, Square>();

  constructor(
    shape: Shape,
    readonly orientation: Side,
  ) {
    this.files = shape.files;
    this.ranks = shape.ranks;
    const holes = new Set(shape.holes);
    const rows: Square[][] = [];
    for (let row = 0; row < shape.ranks; row++) {
      const squares: Square[] = [];
      for (let column = 0; column < shape.files; column++) {
        const name = this.nameAt(column, row);
        if (holes.has(name)) continue;
        this.places.set(name, { column, row });
        this.names.set(`${column},${row}`, name);
        squares.push(name);
      }
      rows.push(squares);
    }
    this.rows = rows;
  }

  /** Whether this is how `orientation` sees a board of this shape. */
  shows(shape: Shape, orientation: Side): boolean {
    return (
      this.orientation === orientation &&
      this.files === shape.files &&
      this.ranks === shape.ranks &&
      this.places.size === shape.files * shape.ranks - shape.holes.length &&
      !shape.holes.some((hole) => this.places.has(hole))
    );
  }

  get squares(): Square[] {
    return [...this.places.keys()];
  }

  has(square: Square): boolean {
    return this.places.has(square);
  }

  placeOf(square: Square): Place | null {
    return this.places.get(square) ?? null;
  }

  /** The square drawn at a place, fractions allowed; null outside the board and in holes. */
  squareAt(column: number, row: number): Square | null {
    return this.names.get(`${Math.floor(column)},${Math.floor(row)}`) ?? null;
  }

  /** The next existing square in a direction, over holes; null at the edge. */
  beyond(square: Square, right: number, down: number): Square | null {
    const start = this.placeOf(square);
    if (!start) return null;
    let { column, row } = start;
    while (true) {
      column += right;
      row += down;
      if (column < 0 || row < 0 || column >= this.files || row >= this.ranks) return null;
      const found = this.squareAt(column, row);
      if (found) return found;
    }
  }

  isDark(square: Square): boolean {
    const at = fileAndRank(square);
    return at !== null && (at.file + at.rank) % 2 === 0;
  }

  /** File letters from the viewer's left. */
  get fileNames(): string[] {
    return Array.from({ length: this.files }, (_, column) => fileName(this.fileAt(column)));
  }

  /** Rank numbers from the viewer's top. */
  get rankNames(): string[] {
    return Array.from({ length: this.ranks }, (_, row) => String(this.rankAt(row) + 1));
  }

  private nameAt(column: number, row: number): Square {
    return squareName(this.fileAt(column), this.rankAt(row));
  }

  private fileAt(column: number): number {
    return this.orientation === 'white' ? column : this.files - 1 - column;
  }

  private rankAt(row: number): number {
    return this.orientation === 'white' ? this.ranks - 1 - row : row;
  }
}

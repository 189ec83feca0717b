import { fileAndRank, squareName } from '../../../board/geometry';
import type { Piece, Square } from '../../../board/types';
import {
  axis,
  evenly,
  namesSquares,
  onlySquares,
  placeFileLetters,
  placeSquare,
  placeWords,
  reversed,
  type Axes,
} from './axes';
import { at, isRecord, put, readValue, type Path, type Value } from './document';
import { inherited, type DefinitionOf } from './lineage';
import {
  mirrorOf,
  movePiece,
  readStart,
  resizeStart,
  setHole,
  setPiece,
  writeStart,
  type Mirror,
  type Start,
} from './start';

/** The word `board`. */
export interface Board {
  readonly files: number;
  readonly ranks: number;
  readonly isCylinder: boolean;
  readonly holes: readonly Square[];
}

/** The board of a definition and what stands on it, with what the definition starts from. */
export interface Setting {
  readonly board: Board;
  /** Null where no start position is written. */
  readonly start: Start | null;
  /** How the two sides correspond: as the start position shows it, else as the definition says. */
  readonly mirror: Mirror;
  /** The letters of the pieces, in the definition's order. */
  readonly letters: readonly string[];
}

/** A text after a change, and what of it could not keep its meaning, a sentence each. */
export interface Edited {
  readonly text: string;
  readonly lost: readonly string[];
}

/** A change that makes no sense; the message says why. */
export class Unfit extends Error {}

const FORM = /^(\d+)x(\d+)(\s+cylinder)?(?:\s+without\s+(.*))?$/s;

/** The most files and ranks of a board, and the most squares. */
export const MOST = { files: 22, ranks: 26, squares: 512 } as const;

/** @throws Unfit if it is no board */
export function readBoard(text: string): Board {
  const [, files, ranks, cylinder, holes = ''] = FORM.exec(text.trim()) ?? [];
  if (files === undefined || ranks === undefined) {
    throw new Unfit(`"${text}" is no board; write files x ranks, such as 8x8.`);
  }
  return {
    files: Number(files),
    ranks: Number(ranks),
    isCylinder: cylinder !== undefined,
    holes: holes.trim() === '' ? [] : holes.trim().split(/\s+/).flatMap(squaresOf),
  };
}

/** The squares of a box or a square. */
function squaresOf(text: string): Square[] {
  const [one = '', other = one] = text.split('-');
  const a = fileAndRank(one);
  const b = fileAndRank(other);
  if (a === null || b === null) throw new Unfit(`"${text}" is no square and no box of squares.`);
  const found: Square[] = [];
  for (let rank = Math.min(a.rank, b.rank); rank <= Math.max(a.rank, b.rank); rank++) {
    for (let file = Math.min(a.file, b.file); file <= Math.max(a.file, b.file); file++) {
      found.push(squareName(file, rank));
    }
  }
  return found;
}

export function writeBoard(
  { files, ranks, isCylinder, holes }: Board,
  order: readonly string[] = [],
): string {
  const kept = order.filter((token) => squaresOf(token).every((square) => holes.includes(square)));
  const told = new Set(kept.flatMap(squaresOf));
  const more = holes.filter((square) => !told.has(square)).sort(byPlace);
  const without = [...kept, ...more];
  return [
    `${files}x${ranks}`,
    isCylinder ? 'cylinder' : '',
    ...(without.length > 0 ? ['without', ...without] : []),
  ]
    .filter((word) => word !== '')
    .join(' ');
}

function byPlace(one: Square, other: Square): number {
  return Number(one.slice(1)) - Number(other.slice(1)) || one.localeCompare(other);
}

/** The holes of a board as they are written. */
function holeWords(board: string): string[] {
  return (FORM.exec(board.trim())?.[4] ?? '').split(/\s+/).filter((word) => word !== '');
}

/**
 * The board and the start position that a definition says, or takes over.
 *
 * @throws Unfit if it says no board that can be read
 */
export function readSetting(text: string, definitionOf: DefinitionOf): Setting {
  return settingOf(inherited(text, definitionOf));
}

function settingOf(whole: { [key: string]: Value }): Setting {
  const { board, start, sides, pieces } = whole;
  if (typeof board !== 'string') throw new Unfit('The text says no board yet, such as "board: 8x8".');
  let read: Start | null = null;
  try {
    read = typeof start === 'string' ? readStart(start) : null;
  } catch (problem) {
    throw new Unfit(`The start position cannot be read: ${problem instanceof Error ? problem.message : ''}`);
  }
  return {
    board: readBoard(board),
    start: read,
    mirror:
      read !== null && read.pieces.size > 0
        ? mirrorOf(read)
        : sides === 'half a turn'
          ? 'half a turn'
          : 'mirrored',
    letters: isRecord(pieces) ? Object.keys(pieces).filter((letter) => !letter.endsWith('~')) : [],
  };
}

// ---- pieces and holes

function withStart(text: string, definitionOf: DefinitionOf, change: (start: Start) => Start): string {
  const { start, board } = readSetting(text, definitionOf);
  const changed = change(start ?? emptyStart(board));
  return put(text, ['start'], writeStart(changed));
}

function emptyStart({ files, ranks, holes }: Board): Start {
  return { files, ranks, holes, pieces: new Map(), hands: '', rest: ['w', '-', '-', '0', '1'] };
}

/** Puts a piece on a square of the start position; null empties the square. */
export function placePiece(
  text: string,
  definitionOf: DefinitionOf,
  square: Square,
  piece: Piece | null,
  mirror: Mirror,
): string {
  return withStart(text, definitionOf, (start) => setPiece(start, square, piece, mirror));
}

/** Moves a piece of the start position. */
export function moveTo(
  text: string,
  definitionOf: DefinitionOf,
  from: Square,
  to: Square,
  mirror: Mirror,
): string {
  return withStart(text, definitionOf, (start) => movePiece(start, from, to, mirror));
}

/** Makes a square a hole, or a hole a square. */
export function toggleHole(text: string, definitionOf: DefinitionOf, square: Square, mirror: Mirror): string {
  const whole = inherited(text, definitionOf);
  const { board, start } = settingOf(whole);
  const isHole = !board.holes.includes(square);
  const changed = setHole(start ?? emptyStart(board), square, isHole, mirror);
  const touched = new Set(setHole(emptyStart({ ...board, holes: [] }), square, true, mirror).holes);
  const holes = board.holes.filter((hole) => !touched.has(hole));
  const now = { ...board, holes: isHole ? [...holes, ...touched] : holes };
  const written = put(text, ['board'], writeBoard(now, holeWords(String(whole['board']))));
  return put(written, ['start'], writeStart(changed));
}

/** Joins the first file with the last, or parts them. */
export function setCylinder(text: string, definitionOf: DefinitionOf, isCylinder: boolean): string {
  const whole = inherited(text, definitionOf);
  const now = { ...settingOf(whole).board, isCylinder };
  return put(text, ['board'], writeBoard(now, holeWords(String(whole['board']))));
}

// ---- size

/** Where lines are added or removed, as White sees the board: at an edge, or between the two sides. */
export type Edge = 'left' | 'right' | 'top' | 'bottom' | 'between';

/** The change of a board by lines at an edge; negative numbers remove. */
export function axesFor({ files, ranks }: Pick<Board, 'files' | 'ranks'>, edge: Edge, change: number): Axes {
  const still = { files: axis(files, files, 0), ranks: axis(ranks, ranks, 0) };
  const last = (size: number): number => size + Math.min(change, 0);
  if (edge === 'between') return { ...still, ranks: evenly(ranks, ranks + change) };
  if (edge === 'left') return { ...still, files: axis(files, 0, change) };
  if (edge === 'right') return { ...still, files: axis(files, last(files), change) };
  return { ...still, ranks: axis(ranks, edge === 'bottom' ? 0 : last(ranks), change) };
}

/**
 * Adds or removes files or ranks. Pieces, holes and squares that rules name keep their place beside each other; zones
 * that reach the last rank still reach it. What only a parent says is written anew in this text.
 *
 * @throws Unfit if there can be no such board
 */
export function resize(text: string, definitionOf: DefinitionOf, edge: Edge, change: number): Edited {
  return resizeBy(text, definitionOf, (board) => axesFor(board, edge, change));
}

/** Changes the board by axes that are made for the board as it is. */
export function resizeBy(text: string, definitionOf: DefinitionOf, change: (board: Board) => Axes): Edited {
  const whole = inherited(text, definitionOf);
  const axes = change(settingOf(whole).board);
  const { to: files } = axes.files;
  const { to: ranks } = axes.ranks;
  if (files < 1 || ranks < 1) throw new Unfit('A board has at least one file and one rank.');
  if (files > MOST.files || ranks > MOST.ranks || files * ranks > MOST.squares) {
    throw new Unfit(
      `A board has at most ${MOST.files} files, ${MOST.ranks} ranks and ${MOST.squares} squares.`,
    );
  }
  return new Resizing(axes, whole['sides'] === 'half a turn').of(text, whole);
}

/** A part of a definition after a change of the board, and what it could not keep. */
export function placeValue<T extends Value>(
  value: T,
  axes: Axes,
  isTurned: boolean,
): { value: T; lost: readonly string[] } {
  return new Resizing(axes, isTurned).value(value);
}

/** Words that are told to people, or not about squares of both sides. */
const NO_SQUARES: ReadonlySet<string> = new Set(
  'game version inventor about source name called elsewhere character sides colours board'
    .split(' ')
    .concat('form of', 'also known as', 'as in'),
);

class Resizing {
  readonly #white: Axes;
  readonly #black: Axes;
  readonly #lost: string[] = [];
  /** The changed texts, by their paths. */
  readonly #changes: { path: Path; value: string }[] = [];

  constructor(axes: Axes, isTurned: boolean) {
    this.#white = axes;
    this.#black = {
      ranks: reversed(axes.ranks),
      files: isTurned ? reversed(axes.files) : axes.files,
    };
  }

  of(text: string, whole: { [key: string]: Value }): Edited {
    const board = readBoard(String(whole['board']));
    const words = holeWords(String(whole['board'])).map((word) => this.#box(word));
    const holes = board.holes.map((hole) => placeSquare(hole, this.#white)).filter((hole) => hole !== null);
    const now = { ...board, files: this.#white.files.to, ranks: this.#white.ranks.to, holes };
    this.#collect(whole, []);
    let changed = put(
      text,
      ['board'],
      writeBoard(
        now,
        words.filter((word) => word !== null),
      ),
    );
    const own = readValue(text);
    for (const { path, value } of this.#changes) changed = this.#put(changed, own, whole, path, value);
    return { text: changed, lost: this.#lost };
  }

  value<T extends Value>(value: T): { value: T; lost: readonly string[] } {
    const placed = structuredClone(value);
    this.#collect(value, []);
    for (const { path, value: now } of this.#changes) {
      const holder = at(placed, path.slice(0, -1)) as { [key: string]: Value };
      holder[path.at(-1) ?? ''] = now;
    }
    return { value: placed, lost: this.#lost };
  }

  #box(word: string): string | null {
    const squares = squaresOf(word).map((square) => placeSquare(square, this.#white));
    const placed = placeWords(word, this.#white);
    const fits = placed !== null && squares.length === squaresOf(placed).length && !squares.includes(null);
    return fits ? placed : null;
  }

  /** Writes a changed text. A list that only a parent has is written as a whole, because lists do not merge. */
  #put(text: string, own: Value, whole: Value, path: Path, value: string): string {
    if (at(own, path) !== undefined) return put(text, path, value);
    const list = path.findIndex((_, i) => Array.isArray(at(whole, path.slice(0, i))));
    if (list < 0) return put(text, path, value);
    const above = path.slice(0, list);
    const inherits = at(readValue(text), above) === undefined;
    const now = inherits ? put(text, above, at(whole, above) ?? []) : text;
    return put(now, path, value);
  }

  #collect(value: Value, path: Path): void {
    if (typeof value === 'string') {
      const now = this.#word(value, path);
      if (now !== value) this.#changes.push({ path, value: now });
      return;
    }
    for (const [key, inner] of Object.entries(value)) {
      if (!NO_SQUARES.has(key) && (path.length > 0 || key !== 'from')) this.#collect(inner, [...path, key]);
    }
  }

  #word(value: string, path: Path): string {
    const key = path.at(-1) ?? '';
    if (key === 'start' && value.includes('/')) return this.#start(value);
    if (key === 'king to') return placeFileLetters(value, this.#white) ?? this.#tell(path, value);
    if (!namesSquares(value)) return value;
    const [forWhite = '', forBlack, ...more] = value.split(' / ');
    if (more.length > 0 || (forBlack !== undefined && !onlySquares(forWhite.replace('nowhere', 'a1')))) {
      return placeWords(value, this.#white) ?? this.#tell(path, value);
    }
    const white = placeWords(forWhite, this.#white);
    if (path[0] === 'look' || path[0] === 'starts') return white ?? this.#tell(path, value);
    const black = placeWords(forBlack ?? forWhite, this.#black);
    if (white === null || black === null) this.#tell(path, value);
    if (white === black) return white ?? 'nowhere';
    if (onlySquares(value) || forBlack !== undefined) return `${white ?? 'nowhere'} / ${black ?? 'nowhere'}`;
    this.#lost.push(`${path.join(': ')}: "${value}" now holds for White only; look at it for Black.`);
    return white ?? value;
  }

  #start(value: string): string {
    const before = readStart(value);
    const after = resizeStart(before, this.#white);
    const gone = [...before.pieces].filter(([square]) => placeSquare(square, this.#white) === null);
    if (gone.length > 0) {
      this.#lost.push(
        `No longer on the board: ${gone.map(([on, piece]) => `${piece} on ${on}`).join(', ')}.`,
      );
    }
    return writeStart(after);
  }

  /** Notes a text that keeps no square; it stays as it was written. */
  #tell(path: Path, value: string): string {
    this.#lost.push(`${path.join(': ')}: of "${value}" no square is left on the board.`);
    return value;
  }
}

import { fileName, rectangle } from '../../../board/geometry';
import { readPlacement, shapeOf } from '../../../board/placement';
import type { Piece, Square } from '../../../board/types';
import { writePlacement } from '../../../site/placement';
import { axis, placeSquare, placeWords, type Axes } from './axes';

/** A start position as its text says it. */
export interface Start {
  readonly files: number;
  readonly ranks: number;
  readonly pieces: ReadonlyMap<Square, Piece>;
  /** Squares that are written as holes, walls too. */
  readonly holes: readonly Square[];
  /** Pieces in hand with their brackets; empty if the text has none. */
  readonly hands: string;
  /** What stands behind the placement. */
  readonly rest: readonly string[];
}

/** @throws PlacementError if the placement cannot be read */
export function readStart(fen: string): Start {
  const [first = '', ...rest] = fen.trim().split(/\s+/);
  const bracket = first.indexOf('[');
  const placement = bracket < 0 ? first : first.slice(0, bracket);
  const { files, ranks, holes } = shapeOf(placement);
  return {
    files,
    ranks,
    pieces: readPlacement(placement),
    holes,
    hands: bracket < 0 ? '' : first.slice(bracket),
    rest,
  };
}

export function writeStart({ files, ranks, pieces, holes, hands, rest }: Start): string {
  return [writePlacement(pieces, rectangle(files, ranks, holes)) + hands, ...rest].join(' ');
}

/** A start position after a change of the board. */
export function resizeStart(start: Start, axes: Axes): Start {
  const pieces = [...start.pieces].flatMap(([square, piece]): [Square, Piece][] => {
    const now = placeSquare(square, axes);
    return now === null ? [] : [[now, piece]];
  });
  const [turn = 'w', third = '-', ...more] = start.rest;
  return {
    files: axes.files.to,
    ranks: axes.ranks.to,
    pieces: new Map(pieces),
    holes: start.holes.map((hole) => placeSquare(hole, axes)).filter((hole) => hole !== null),
    hands: start.hands,
    rest: [turn, placeRights(third, start, axes), ...more.map((field) => placeWords(field, axes) ?? field)],
  };
}

/**
 * The third field: K and Q are the two wings, other letters are files. A wing that loses pieces of a side loses the
 * side's right.
 */
function placeRights(field: string, { files, pieces }: Start, axes: Axes): string {
  const lost = new Set(
    [...pieces]
      .filter(([square]) => placeSquare(square, axes) === null)
      .map(([square, piece]) => {
        const wing = fileIndex(square[0] ?? '') < files / 2 ? 'Q' : 'K';
        return piece === piece.toUpperCase() ? wing : wing.toLowerCase();
      }),
  );
  const placed = field.replace(/[a-z]/gi, (letter) => {
    if (/[kq]/i.test(letter)) return lost.has(letter) ? '' : letter;
    const now = axes.files.place(fileIndex(letter.toLowerCase()));
    if (now === null) return '';
    return letter === letter.toLowerCase() ? fileName(now) : fileName(now).toUpperCase();
  });
  return placed === '' ? '-' : placed;
}

function fileIndex(letter: string): number {
  return letter.charCodeAt(0) - 'a'.charCodeAt(0);
}

// ---- the other side

export type Mirror = 'mirrored' | 'half a turn' | 'none';

/** The square that the other side sees where this one sees `square`. */
export function opposite(
  square: Square,
  { files, ranks }: Pick<Start, 'files' | 'ranks'>,
  mirror: Mirror,
): Square {
  const up = axis(ranks, ranks, 0);
  const across = axis(files, files, 0);
  const turned: Axes = {
    ranks: { ...up, place: (rank) => ranks - 1 - rank },
    files: mirror === 'half a turn' ? { ...across, place: (file) => files - 1 - file } : across,
  };
  return mirror === 'none' ? square : (placeSquare(square, turned) ?? square);
}

export function otherSide(piece: Piece): Piece {
  const upper = piece.toUpperCase();
  return piece === upper ? piece.toLowerCase() : upper;
}

/** How the two sides of a start position correspond; mirrored is preferred where both hold. */
export function mirrorOf(start: Start): Mirror {
  const fits = (mirror: Mirror): boolean =>
    [...start.pieces].every(([square, piece]) => {
      return start.pieces.get(opposite(square, start, mirror)) === otherSide(piece);
    });
  return (['mirrored', 'half a turn'] as const).find(fits) ?? 'none';
}

/** Puts a piece on a square, or empties it; the other side's square follows. */
export function setPiece(start: Start, square: Square, piece: Piece | null, mirror: Mirror): Start {
  const pieces = new Map(start.pieces);
  const set = (on: Square, what: Piece | null): void => {
    pieces.delete(on);
    if (what !== null && !start.holes.includes(on)) pieces.set(on, what);
  };
  const facing = opposite(square, start, mirror);
  if (facing !== square) set(facing, piece === null ? null : otherSide(piece));
  set(square, piece);
  return { ...start, pieces };
}

/** Moves a piece; the other side's piece goes to its square, too, if it stands opposite. */
export function movePiece(start: Start, from: Square, to: Square, mirror: Mirror): Start {
  const piece = start.pieces.get(from);
  if (piece === undefined || from === to) return start;
  const follows = start.pieces.get(opposite(from, start, mirror)) === otherSide(piece);
  const both = follows ? mirror : 'none';
  return setPiece(setPiece(start, from, null, both), to, piece, both);
}

/** A start position in which a square is a hole, or no longer one. */
export function setHole(start: Start, square: Square, isHole: boolean, mirror: Mirror): Start {
  const touched = new Set([square, opposite(square, start, mirror)]);
  const holes = start.holes.filter((hole) => !touched.has(hole));
  const pieces = new Map([...start.pieces].filter(([on]) => !touched.has(on)));
  return { ...start, pieces, holes: isHole ? [...holes, ...touched] : holes };
}

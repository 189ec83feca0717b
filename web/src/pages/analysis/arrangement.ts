import type { Color, FenFields, Shape } from '../../api/types';
import { readPlacement, type Piece, type Square } from '../../board';
import { writePlacement } from '../../site/placement';

/** What an editor holds: anything that a FEN can say (COM-2), whether or not it is a position of the game. */
export interface Arrangement {
  readonly pieces: ReadonlyMap<Square, Piece>;
  /** Pieces in hand, by FEN letter; those that can be held but are not have 0. */
  readonly hands: Readonly<Record<Piece, number>>;
  readonly turn: Color;
  /** Letters of `KQkq`. */
  readonly castling: string;
  /** Squares where a piece that has crossed them may be captured. */
  readonly enPassant: readonly Square[];
  /** Checks that White and Black have still to give. */
  readonly checks: readonly [number, number];
  readonly halfmove: number;
  readonly fullmove: number;
  /** The letter of the kind that may not answer (NMT-4); `""`: none. */
  readonly ban: string;
  /** Whether the last move was an exchange (NMT-8). */
  readonly swapped: boolean;
  /** Pieces that may not move (RS-7). */
  readonly frozen: readonly Square[];
}

export const CASTLING_RIGHTS = ['K', 'Q', 'k', 'q'] as const;

/** Reads a FEN that the server wrote: it is well-formed, and all its fields are there. */
export function readFen(fen: string, fields: FenFields): Arrangement {
  const [first = '', turn = 'w', castling = '-', enPassant = '-', ...rest] = fen.split(' ');
  const [placement = '', held = ''] = first.split(/[[\]]/);
  const [white = 0, black = 0] =
    fields.checks === undefined ? [] : (rest.shift() ?? '').split('+').map(Number);
  const [halfmove = '0', fullmove = '1', state = ''] = rest;
  return {
    pieces: readPlacement(placement),
    hands: readHands(held, fields),
    turn: turn === 'b' ? 'black' : 'white',
    castling: castling === '-' ? '' : castling,
    enPassant: squaresIn(enPassant),
    checks: [white, black],
    halfmove: Number(halfmove),
    fullmove: Number(fullmove),
    ...readState(state),
  };
}

function readHands(held: string, fields: FenFields): Record<Piece, number> {
  const hands: Record<Piece, number> = Object.fromEntries(holdable(fields).map((piece) => [piece, 0]));
  for (const piece of held.match(/\+?[A-Za-z]/g) ?? []) hands[piece] = (hands[piece] ?? 0) + 1;
  return hands;
}

/** All pieces that can be in hand, White's first. */
export function holdable({ held }: FenFields): Piece[] {
  return [...held, ...held.map((letter) => letter.toLowerCase())];
}

function squaresIn(text: string): Square[] {
  return text.match(/[a-z]\d+/g) ?? [];
}

function readState(text: string): Pick<Arrangement, 'ban' | 'swapped' | 'frozen'> {
  const entries = text.split(',');
  const after = (word: string): string =>
    entries.find((entry) => entry.startsWith(word))?.slice(word.length) ?? '';
  return { ban: after('ban:'), swapped: entries.includes('swapped'), frozen: squaresIn(after('frozen:')) };
}

/** Writes an arrangement as FEN. */
export function writeFen(arrangement: Arrangement, shape: Shape, fields: FenFields): string {
  const { turn, castling, enPassant, checks, halfmove, fullmove } = arrangement;
  const state = stateOf(arrangement);
  return [
    writePlacement(arrangement.pieces, shape) +
      (fields.held.length > 0 ? `[${handsOf(arrangement, fields)}]` : ''),
    turn === 'white' ? 'w' : 'b',
    CASTLING_RIGHTS.filter((right) => castling.includes(right)).join('') || '-',
    enPassant.join('') || '-',
    ...(fields.checks === undefined ? [] : [checks.join('+')]),
    String(halfmove),
    String(fullmove),
    ...(state === '' ? [] : [state]),
  ].join(' ');
}

function handsOf({ hands }: Arrangement, fields: FenFields): string {
  return holdable(fields)
    .map((piece) => piece.repeat(hands[piece] ?? 0))
    .join('');
}

function stateOf({ ban, swapped, frozen }: Arrangement): string {
  const entries = [];
  if (ban !== '') entries.push(`ban:${ban}`);
  if (swapped) entries.push('swapped');
  if (frozen.length > 0) entries.push(`frozen:${frozen.join('+')}`);
  return entries.join(',');
}

// ---- changing

/** Puts a piece on a square, in place of whoever stands there. */
export function place(arrangement: Arrangement, square: Square, piece: Piece): Arrangement {
  return standing(arrangement, new Map(arrangement.pieces).set(square, piece), [square]);
}

export function clear(arrangement: Arrangement, square: Square): Arrangement {
  const pieces = new Map(arrangement.pieces);
  pieces.delete(square);
  return standing(arrangement, pieces, [square]);
}

/** Moves a piece; whoever stands where it goes is gone. */
export function move(arrangement: Arrangement, from: Square, to: Square): Arrangement {
  const pieces = new Map(arrangement.pieces);
  const piece = pieces.get(from);
  if (piece === undefined || from === to) return arrangement;
  pieces.delete(from);
  return standing(arrangement, pieces.set(to, piece), [from, to]);
}

/** Who is put elsewhere is frozen no more. */
function standing(
  arrangement: Arrangement,
  pieces: ReadonlyMap<Square, Piece>,
  touched: readonly Square[],
): Arrangement {
  return { ...arrangement, pieces, frozen: arrangement.frozen.filter((square) => !touched.includes(square)) };
}

/** Nobody on the board, nobody in hand, nothing to remember. */
export function emptied(arrangement: Arrangement, fields: FenFields): Arrangement {
  return {
    pieces: new Map(),
    hands: readHands('', fields),
    turn: arrangement.turn,
    castling: '',
    enPassant: [],
    checks: [fields.checks ?? 0, fields.checks ?? 0],
    halfmove: 0,
    fullmove: 1,
    ban: '',
    swapped: false,
    frozen: [],
  };
}

/** Squares of pieces that can be kept from moving. */
export function freezable({ pieces }: Arrangement, { freezes }: FenFields): Square[] {
  return [...pieces].filter(([, piece]) => freezes.includes(piece.toUpperCase())).map(([square]) => square);
}

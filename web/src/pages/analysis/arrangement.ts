import type { Color, FenFields, Shape, SlotForm } from '../../api/types';
import { readPlacement, shapeOf, type Piece, type Square } from '../../board';
import { writePlacement } from '../../site/placement';

/** Content of the editor: anything that a FEN can express (COM-2), even if it is no position of the game. */
export interface Arrangement {
  readonly pieces: ReadonlyMap<Square, Piece>;
  /** Pieces in hand, by FEN letter; 0 for a piece that can be held but is not. */
  readonly hands: Readonly<Record<Piece, number>>;
  readonly turn: Color;
  /** Further state of the position: the text of each slot in the FEN, by the slot's name; `""`: none. */
  readonly slots: Readonly<Record<string, string>>;
  readonly halfmove: number;
  readonly fullmove: number;
}

/** Reads a FEN from the server, which is well-formed and complete. */
export function readFen(fen: string, shape: Shape, fields: FenFields): Arrangement {
  const [first = '', turn = 'w', third = '-', fourth = '-', ...rest] = fen.split(' ');
  const [placement = '', held = ''] = first.split(/[[\]]/);
  const counts = at(fields, 'counts').map(({ name }) => [name, rest.shift() ?? '']);
  const [halfmove = '0', fullmove = '1', entries = ''] = rest;
  return {
    pieces: readPlacement(placement),
    hands: readHands(held, fields),
    turn: turn === 'b' ? 'black' : 'white',
    slots: Object.fromEntries([
      ...at(fields, 'board').map((form) => [form.name, readHoles(placement, shape, form)]),
      ...at(fields, 'third').map(({ name }) => [name, third === '-' ? '' : third]),
      ...at(fields, 'fourth').map(({ name }) => [name, fourth === '-' ? '' : fourth]),
      ...counts,
      ...at(fields, 'entry').map((form) => [form.name, readEntry(entries.split(','), form)]),
    ]) as Record<string, string>,
    halfmove: Number(halfmove),
    fullmove: Number(fullmove),
  };
}

function at({ slots }: FenFields, place: SlotForm['place']): SlotForm[] {
  return slots.filter((form) => form.place === place);
}

/** The squares of the board that a placement writes as holes. */
function readHoles(placement: string, shape: Shape, { control }: SlotForm): string {
  const holes = shapeOf(placement).holes.filter((square) => !shape.holes.includes(square));
  return control.type === 'squares' ? holes.join(control.separator) : '';
}

function readEntry(entries: readonly string[], { name, control }: SlotForm): string {
  if (control.type === 'flag') return entries.includes(name) ? control.text : '';
  return entries.find((entry) => entry.startsWith(`${name}:`))?.slice(name.length + 1) ?? absent(control);
}

/** The text of a slot that the FEN leaves out. */
function absent(control: SlotForm['control']): string {
  return control.type === 'numbers' ? control.absent : '';
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

/** Writes an arrangement as FEN. */
export function writeFen(arrangement: Arrangement, shape: Shape, fields: FenFields): string {
  const { turn, slots, halfmove, fullmove } = arrangement;
  const texts = (place: SlotForm['place']): string[] =>
    at(fields, place).map(({ name }) => slots[name] ?? '');
  const entries = at(fields, 'entry').flatMap((form) => writeEntry(slots[form.name] ?? '', form));
  return [
    writePlacement(arrangement.pieces, shape, texts('board').flatMap(squaresIn)) +
      (fields.held.length > 0 ? `[${handsOf(arrangement, fields)}]` : ''),
    turn === 'white' ? 'w' : 'b',
    texts('third').join('') || '-',
    texts('fourth').join('') || '-',
    ...texts('counts'),
    String(halfmove),
    String(fullmove),
    ...(entries.length === 0 ? [] : [entries.join(',')]),
  ].join(' ');
}

function writeEntry(text: string, { name, control }: SlotForm): string[] {
  if (text === absent(control)) return [];
  return [control.type === 'flag' ? name : `${name}:${text}`];
}

function handsOf({ hands }: Arrangement, fields: FenFields): string {
  return holdable(fields)
    .map((piece) => piece.repeat(hands[piece] ?? 0))
    .join('');
}

// ---- the texts of slots

/** The squares that a text names. */
export function squaresIn(text: string): Square[] {
  return text.match(/[a-z]\d+/g) ?? [];
}

/** The two numbers of a text, White's first. */
export function numbersIn(text: string): [number, number] {
  const [white = 0, black = 0] = text.split('+').map(Number);
  return [white, black];
}

/** Toggles one letter of a text; the letters are in the order of the choices. */
export function lettersWith(text: string, choices: readonly { text: string }[], letter: string): string {
  return choices
    .map((choice) => choice.text)
    .filter((each) => text.includes(each) !== (each === letter))
    .join('');
}

/** An arrangement with another text in one slot. */
export function remember(arrangement: Arrangement, name: string, text: string): Arrangement {
  return { ...arrangement, slots: { ...arrangement.slots, [name]: text } };
}

/** The squares of pieces with one of these letters, which a slot may name. */
export function memorable({ pieces }: Arrangement, letters: readonly string[]): Square[] {
  return [...pieces].filter(([, piece]) => letters.includes(piece.toUpperCase())).map(([square]) => square);
}

// ---- changes

/** Puts a piece on a square and removes any piece there. */
export function place(
  arrangement: Arrangement,
  fields: FenFields,
  square: Square,
  piece: Piece,
): Arrangement {
  return standing(arrangement, fields, new Map(arrangement.pieces).set(square, piece), [square]);
}

export function clear(arrangement: Arrangement, fields: FenFields, square: Square): Arrangement {
  const pieces = new Map(arrangement.pieces);
  pieces.delete(square);
  return standing(arrangement, fields, pieces, [square]);
}

/** Moves a piece and removes any piece on its new square. */
export function move(arrangement: Arrangement, fields: FenFields, from: Square, to: Square): Arrangement {
  const pieces = new Map(arrangement.pieces);
  const piece = pieces.get(from);
  if (piece === undefined || from === to) return arrangement;
  pieces.delete(from);
  return standing(arrangement, fields, pieces.set(to, piece), [from, to]);
}

/** Replaces the pieces, and clears the slot entries about pieces on the touched squares. */
function standing(
  arrangement: Arrangement,
  { slots }: FenFields,
  pieces: ReadonlyMap<Square, Piece>,
  touched: readonly Square[],
): Arrangement {
  let changed: Arrangement = { ...arrangement, pieces };
  for (const { name, place: where, control } of slots) {
    if (control.type !== 'squares' || !(control.stands || where === 'board')) continue;
    const left = squaresIn(arrangement.slots[name] ?? '').filter((square) => !touched.includes(square));
    changed = remember(changed, name, left.join(control.separator));
  }
  return changed;
}

/** An arrangement without pieces on the board or in hand, and with empty slots. */
export function emptied(arrangement: Arrangement, fields: FenFields): Arrangement {
  return {
    pieces: new Map(),
    hands: readHands('', fields),
    turn: arrangement.turn,
    slots: Object.fromEntries(fields.slots.map(({ name, control }) => [name, absent(control)])),
    halfmove: 0,
    fullmove: 1,
  };
}

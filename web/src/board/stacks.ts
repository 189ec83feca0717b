import type { Geometry } from './geometry';
import type { Pieces } from './placement';
import { html } from './svg';
import type { Piece, Square } from './types';

/** How large a piece is that stands beneath another, in squares. */
const SIZE = 0.42;
/** The least part of a piece that is seen where many stand beneath one. */
const LEAST = 0.06;
/** How large the number of pieces is, in squares. */
const NUMBER = 0.34;
/** Up to here the pieces of a stack are seen at once; of more there is a number. */
const SEEN = 2;

/** Pieces that stand beneath others: in a row at the lower edge of the square, the uppermost on the left and before the others. */
export class Stacks {
  readonly element = html('div', 'vb-stacks');
  private shown = '';
  private picture: ((piece: Piece) => string) | null = null;

  constructor() {
    this.element.setAttribute('aria-hidden', 'true');
  }

  /** @param standing the pieces as they are shown: from a square that is left by an entered move nothing is left over */
  show(
    beneath: Readonly<Record<Square, readonly Piece[]>>,
    standing: Pieces,
    geometry: Geometry,
    picture: (piece: Piece) => string,
  ): void {
    const columns = Object.entries(beneath).filter(([square]) => standing.has(square));
    const wanted = JSON.stringify([geometry.orientation, columns]);
    if (wanted === this.shown && picture === this.picture) return;
    this.shown = wanted;
    this.picture = picture;
    this.element.replaceChildren(
      ...columns.flatMap(([square, pieces]) => {
        const place = geometry.placeOf(square);
        if (!place) return [];
        const pictures = row(pieces, place.column, place.row + 1 - SIZE, picture);
        const count = pieces.length + 1;
        return count > SEEN ? [...pictures, numbered(count, place.column, place.row)] : pictures;
      }),
    );
  }
}

function row(
  pieces: readonly Piece[],
  column: number,
  top: number,
  picture: (piece: Piece) => string,
): HTMLElement[] {
  const step = Math.max(LEAST, Math.min(SIZE, (1 - SIZE) / Math.max(1, pieces.length - 1)));
  const small = pieces.map((piece, i) => {
    const element = html('div', 'vb-beneath');
    element.innerHTML = picture(piece);
    put(element, column + Math.min(i * step, 1 - SIZE), top, SIZE);
    return element;
  });
  // What comes last is drawn over what came before.
  return small.reverse();
}

/** The number of pieces of a stack, the one on top included. */
function numbered(count: number, column: number, row: number): HTMLElement {
  const element = html('div', 'vb-height');
  element.textContent = String(count);
  put(element, column, row, NUMBER);
  return element;
}

/** Moves an element of this size, in squares: by per cent of its own size, as pieces are moved. */
function put(element: HTMLElement, column: number, row: number, size: number): void {
  element.style.transform = `translate(${(column / size) * 100}%, ${(row / size) * 100}%)`;
}

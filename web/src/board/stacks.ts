import type { Geometry } from './geometry';
import type { Pieces } from './placement';
import { html } from './svg';
import type { Piece, Square } from './types';

/** Size of a piece beneath another, in squares. */
const SIZE = 0.42;
/** Least visible width of a piece in a row of overlapping pieces, in squares. */
const LEAST = 0.06;
/** Size of the number that counts the pieces of a stack, in squares. */
const NUMBER = 0.34;
/** Greatest height of a stack without a number, the piece on top included. */
const SEEN = 2;

/** Pieces beneath others: a row at the lower edge of the square, with the uppermost piece on the left and in front. */
export class Stacks {
  readonly element = html('div', 'vb-stacks');
  private shown = '';
  private picture: ((piece: Piece) => string) | null = null;

  constructor() {
    this.element.setAttribute('aria-hidden', 'true');
  }

  /** @param standing the pieces as shown; a stack is hidden if an entered move has left its square */
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

/** Draws the pieces of a stack, squeezed so that the row fits in one square. */
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
  // The browser draws later elements above earlier ones, and the first piece must be in front.
  return small.reverse();
}

/** Draws the number of pieces in a stack, the piece on top included. */
function numbered(count: number, column: number, row: number): HTMLElement {
  const element = html('div', 'vb-height');
  element.textContent = String(count);
  put(element, column, row, NUMBER);
  return element;
}

/** Places an element of a size in squares. Percentages of its own size stay right when the board is resized. */
function put(element: HTMLElement, column: number, row: number, size: number): void {
  element.style.transform = `translate(${(column / size) * 100}%, ${(row / size) * 100}%)`;
}

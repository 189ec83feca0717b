import type { Geometry } from './geometry';
import type { Pieces } from './placement';
import { html } from './svg';
import type { Piece, Square } from './types';

/** Size of a piece beneath another, in squares. */
const SIZE = 0.42;
/** Least visible part of a piece in a high stack, in squares. */
const LEAST = 0.06;

/** Pieces beneath others: in a row at the lower edge of the square, the uppermost on the left and in front. */
export class Stacks {
  readonly element = html('div', 'vb-stacks');
  private shown = '';
  private picture: ((piece: Piece) => string) | null = null;

  constructor() {
    this.element.setAttribute('aria-hidden', 'true');
  }

  /** @param standing the pieces as shown; a square that an entered move leaves shows no stack */
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
        return place ? row(pieces, place.column, place.row + 1 - SIZE, picture) : [];
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
    // Per cent of the element's own size, as for pieces.
    const x = (column + Math.min(i * step, 1 - SIZE)) / SIZE;
    element.style.transform = `translate(${x * 100}%, ${(top / SIZE) * 100}%)`;
    return element;
  });
  // Later elements are drawn over earlier ones.
  return small.reverse();
}

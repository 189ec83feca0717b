import type { Geometry } from './geometry';
import type { Pieces } from './placement';
import { html } from './svg';
import type { Piece, Square } from './types';

/** How large a piece is that stands beneath another, in squares. */
const SIZE = 0.42;
/** The least part of a piece that is seen where many stand beneath one. */
const LEAST = 0.06;

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
    // Per cent of its own size, as for pieces.
    const x = (column + Math.min(i * step, 1 - SIZE)) / SIZE;
    element.style.transform = `translate(${x * 100}%, ${(top / SIZE) * 100}%)`;
    return element;
  });
  // What comes last is drawn over what came before.
  return small.reverse();
}

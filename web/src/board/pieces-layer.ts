import type { Geometry, Place } from './geometry';
import { plan, type Arrival, type Standing } from './journeys';
import type { Pieces } from './placement';
import { html } from './svg';
import type { Piece, Path, Square, Step } from './types';
import { way } from './ways';

const CARRIED_BY_MOUSE = 1.06;
/** Under a finger a piece is drawn larger and above the fingertip. */
const CARRIED_BY_TOUCH = 1.5;
const ABOVE_FINGER = 0.7;

const SLIDE = { duration: 220, easing: 'cubic-bezier(.3, .6, .2, 1)' };
/** Each turn of a way takes so much longer, that it can be followed. */
const TURN = 90;
const FADE = { duration: 160, easing: 'ease-out' };

interface Figure extends Standing {
  readonly element: HTMLElement;
  piece: Piece;
  square: Square;
  home: Step;
  /** Where the hand let it go, or where it waited: it slides on from there. */
  released: string | null;
}

/** How a new position is shown. */
export interface Showing {
  readonly paths?: readonly Path[] | undefined;
  /** Pieces slide and fade; otherwise they are simply there. */
  readonly animated: boolean;
  /** This is the position itself, not a preview: pieces are at home where they stand now. */
  readonly settled: boolean;
  /** The square on which the player has just put a piece down: that piece is there already and does not slide. */
  readonly putDown: Square | null;
  /** The square of a piece that is being put elsewhere, and (or null) the square that is being looked at for it. */
  readonly putElsewhere: { readonly from: Square; readonly to: Square | null } | null;
  /** Where a piece in hand sets out, in squares from the top left corner of the board. */
  readonly placeOfHand: (step: Step) => Place | null;
}

/** A piece that follows the pointer. */
export interface Lifted {
  readonly element: HTMLElement;
  readonly figure: Figure | null;
}

/** The pieces, HTML elements that are moved by transforms alone, so that the compositor can animate them. */
export class PiecesLayer {
  readonly element = html('div', 'vb-pieces');
  private readonly figures = new Map<Square, Figure>();
  /** A piece that has had to leave its square and waits to be told where it goes. */
  private waiting: Figure | null = null;
  private readonly pictures = new Map<Piece, DocumentFragment>();

  constructor(
    private geometry: Geometry,
    private picture: (piece: Piece) => string,
  ) {
    this.element.setAttribute('aria-hidden', 'true');
  }

  /** Another board or another point of view: the pieces are put in place at once. */
  lookFrom(geometry: Geometry): void {
    this.geometry = geometry;
    for (const figure of this.figures.values()) {
      stop(figure.element);
      figure.element.style.transform = this.transformOf(figure.square);
    }
  }

  paintWith(picture: (piece: Piece) => string): void {
    this.picture = picture;
    this.pictures.clear();
    for (const figure of this.figures.values()) this.paint(figure.element, figure.piece);
  }

  show(pieces: Pieces, showing: Showing): void {
    const standing = [...this.figures.values(), ...(this.waiting ? [this.waiting] : [])];
    const { arrivals, leaving } = plan(standing, pieces, showing.paths);
    const { putElsewhere } = showing;
    const waiting = leaving.find(({ home }) => home === putElsewhere?.from) ?? null;
    for (const figure of leaving) if (figure !== waiting) this.remove(figure, showing.animated);
    this.wait(waiting, putElsewhere?.to ?? null);
    this.figures.clear();
    for (const arrival of arrivals) {
      const { to, piece, figure, path } = arrival;
      const shown = figure ?? this.create(piece, to, path?.[0] ?? to);
      this.figures.set(to, shown);
      if (figure) this.move(figure, arrival, showing);
      else this.arrive(shown, path, showing);
      if (showing.settled) shown.home = to;
    }
  }

  /** Takes a piece up; null if there is none. */
  lift(square: Square): Lifted | null {
    const figure = this.figures.get(square);
    if (!figure) return null;
    stop(figure.element);
    figure.element.classList.add('lifted');
    return { element: figure.element, figure };
  }

  /** Takes a piece up that is not on the board. */
  liftFromHand(piece: Piece): Lifted {
    const element = this.drawn(piece);
    element.classList.add('lifted');
    this.element.append(element);
    return { element, figure: null };
  }

  isThere(lifted: Lifted): boolean {
    return lifted.figure === null || this.figures.get(lifted.figure.square) === lifted.figure;
  }

  /** Carries a lifted piece to where the pointer is. */
  carry(lifted: Lifted, place: Place, byTouch: boolean): void {
    const row = byTouch ? place.row - ABOVE_FINGER : place.row;
    const scale = byTouch ? CARRIED_BY_TOUCH : CARRIED_BY_MOUSE;
    lifted.element.style.transform = `${translate(place.column - 0.5, row - 0.5)} scale(${scale})`;
  }

  /** Lets a piece go; the next `show` takes it to where it belongs. */
  release(lifted: Lifted): void {
    lifted.element.classList.remove('lifted');
    if (lifted.figure) lifted.figure.released = lifted.element.style.transform;
    else lifted.element.remove();
  }

  /** Shows a piece that waits: beside where it stood, or on the square that is being looked at. */
  private wait(figure: Figure | null, to: Square | null): void {
    this.waiting?.element.classList.remove('waiting');
    this.waiting = figure;
    if (!figure) return;
    stop(figure.element);
    figure.element.classList.add('waiting');
    const place = this.geometry.placeOf(to ?? figure.home);
    const [aside, scale] = to === null ? [ASIDE, 0.6] : [0, 0.85];
    if (!place) return;
    figure.released = `${translate(place.column + aside, place.row - aside)} scale(${scale})`;
    figure.element.style.transform = figure.released;
  }

  private move(figure: Figure, { to, piece, path }: Arrival<Figure>, showing: Showing): void {
    if (figure.piece !== piece) {
      figure.piece = piece;
      this.paint(figure.element, piece);
    }
    const end = this.transformOf(to);
    const start = figure.released ?? (figure.square === to ? null : seen(figure.element));
    // A piece that is elsewhere than its path begins, because it was dragged or is on its way, goes straight.
    const along =
      path !== null && start === this.transformOf(path[0] ?? '') ? way(path, this.geometry) : null;
    figure.square = to;
    figure.released = null;
    if (start === null) return;
    stop(figure.element);
    figure.element.style.transform = end;
    if (!showing.animated || showing.putDown === to) return;
    const turns = along?.slice(1, -1) ?? [];
    slide(
      figure.element,
      [start, ...turns.map(({ place }) => translate(place.column, place.row)), end],
      turns.map(({ at }) => at),
    );
  }

  private arrive(figure: Figure, path: Path | null, showing: Showing): void {
    const end = figure.element.style.transform;
    if (!showing.animated || showing.putDown === figure.square) return;
    const from = path?.[0];
    const place = from === undefined ? null : (this.geometry.placeOf(from) ?? showing.placeOfHand(from));
    if (place) slide(figure.element, [translate(place.column, place.row), end], []);
    else figure.element.animate([{ opacity: 0 }, { opacity: 1 }], FADE);
  }

  private create(piece: Piece, square: Square, home: Step): Figure {
    const element = this.drawn(piece);
    element.style.transform = this.transformOf(square);
    this.element.append(element);
    return { element, piece, square, home, released: null };
  }

  private remove(figure: Figure, animated: boolean): void {
    const { element } = figure;
    if (!animated) {
      element.remove();
      return;
    }
    element.classList.add('leaving');
    element.animate([{ opacity: 1 }, { opacity: 0 }], FADE).finished.then(
      () => element.remove(),
      () => element.remove(),
    );
  }

  private drawn(piece: Piece): HTMLElement {
    const element = html('div', 'vb-piece');
    this.paint(element, piece);
    return element;
  }

  private paint(element: HTMLElement, piece: Piece): void {
    let picture = this.pictures.get(piece);
    if (!picture) {
      const template = document.createElement('template');
      template.innerHTML = this.picture(piece);
      picture = template.content;
      this.pictures.set(piece, picture);
    }
    element.replaceChildren(picture.cloneNode(true));
  }

  private transformOf(square: Square): string {
    const place = this.geometry.placeOf(square);
    return place ? translate(place.column, place.row) : '';
  }
}

/** So far aside of its square, in squares, a piece waits to be put elsewhere. */
const ASIDE = 0.3;

/** Per cent of a piece's own size, which is a square: the board may change its size without being drawn anew. */
function translate(column: number, row: number): string {
  return `translate(${column * 100}%, ${row * 100}%)`;
}

/** Where the piece is seen at this moment, also in the middle of a slide. */
function seen(element: HTMLElement): string {
  return element.getAnimations().length > 0 ? getComputedStyle(element).transform : element.style.transform;
}

function stop(element: HTMLElement): void {
  for (const animation of element.getAnimations()) animation.cancel();
}

/** @param turns when the places between the first and the last are reached, as parts of one */
function slide(element: HTMLElement, places: readonly string[], turns: readonly number[]): void {
  element.classList.add('sliding');
  const rest = (): void => {
    if (element.getAnimations().length === 0) element.classList.remove('sliding');
  };
  const offsets = [0, ...turns, 1];
  const frames = places.map((transform, i) => ({ transform, offset: offsets[i] ?? 1 }));
  const timing = { ...SLIDE, duration: SLIDE.duration + TURN * turns.length };
  element.animate(frames, timing).finished.then(rest, rest);
}

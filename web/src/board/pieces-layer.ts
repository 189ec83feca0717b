import type { Geometry, Place } from './geometry';
import { plan, type Arrival, type Standing } from './journeys';
import type { Pieces } from './placement';
import { html } from './svg';
import type { Piece, Path, Square, Step } from './types';
import { way } from './ways';

/** Size of a lifted piece, as a multiple of its usual size. */
const CARRIED_BY_MOUSE = 1.06;
const CARRIED_BY_TOUCH = 1.5;
/** Distance of a lifted piece above the fingertip, which would hide it, in squares. */
const ABOVE_FINGER = 0.7;

const SLIDE = { duration: 220, easing: 'cubic-bezier(.3, .6, .2, 1)' };
/** Milliseconds that each turn of a path adds to a slide, so that the eye can follow it. */
const TURN = 90;
const FADE = { duration: 160, easing: 'ease-out' };

interface Figure extends Standing {
  readonly element: HTMLElement;
  piece: Piece;
  square: Square;
  home: Step;
  /** The transform where the pointer released the piece, or where it waited: the next slide starts there. */
  released: string | null;
}

/** The way in which a new position is shown. */
export interface Showing {
  readonly paths?: readonly Path[] | undefined;
  /** Whether pieces slide and fade. */
  readonly animated: boolean;
  /** Whether this is the position itself, not a preview: the piece's square is then its home. */
  readonly settled: boolean;
  /** The square on which the player has just put a piece down: that piece does not slide. */
  readonly putDown: Square | null;
  /** The square of a displaced piece, and the square under the pointer or the focus (null: none) as its preview. */
  readonly putElsewhere: { readonly from: Square; readonly to: Square | null } | null;
  /** The place where a piece in hand starts, in squares from the top left corner of the board. */
  readonly placeOfHand: (step: Step) => Place | null;
}

/** A piece that follows the pointer. */
export interface Lifted {
  readonly element: HTMLElement;
  readonly figure: Figure | null;
}

/** The pieces: HTML elements that are moved by transforms alone, so that the compositor can animate them. */
export class PiecesLayer {
  readonly element = html('div', 'vb-pieces');
  private readonly figures = new Map<Square, Figure>();
  /** The displaced piece that waits for its new square. */
  private waiting: Figure | null = null;
  private readonly pictures = new Map<Piece, DocumentFragment>();

  constructor(
    private geometry: Geometry,
    private picture: (piece: Piece) => string,
  ) {
    this.element.setAttribute('aria-hidden', 'true');
  }

  /** Shows another board or another point of view: the pieces are placed without sliding. */
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

  /** Lifts a piece; null if the square is empty. */
  lift(square: Square): Lifted | null {
    const figure = this.figures.get(square);
    if (!figure) return null;
    stop(figure.element);
    figure.element.classList.add('lifted');
    return { element: figure.element, figure };
  }

  /** Lifts a piece in hand. */
  liftFromHand(piece: Piece): Lifted {
    const element = this.drawn(piece);
    element.classList.add('lifted');
    this.element.append(element);
    return { element, figure: null };
  }

  isThere(lifted: Lifted): boolean {
    return lifted.figure === null || this.figures.get(lifted.figure.square) === lifted.figure;
  }

  /** Moves a lifted piece to the pointer. */
  carry(lifted: Lifted, place: Place, byTouch: boolean): void {
    const row = byTouch ? place.row - ABOVE_FINGER : place.row;
    const scale = byTouch ? CARRIED_BY_TOUCH : CARRIED_BY_MOUSE;
    lifted.element.style.transform = `${translate(place.column - 0.5, row - 0.5)} scale(${scale})`;
  }

  /** Releases a lifted piece; the next `show` moves it to its square. */
  release(lifted: Lifted): void {
    lifted.element.classList.remove('lifted');
    if (lifted.figure) lifted.figure.released = lifted.element.style.transform;
    else lifted.element.remove();
  }

  /** Shows the waiting piece: on the square under the pointer or the focus, or (null) beside its former square. */
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
    // A piece that does not start where its path begins (it was dragged, or still slides) slides straight.
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

/** Distance from its square, in squares, at which a displaced piece waits. */
const ASIDE = 0.3;

/** A translation in per cent of a piece's own size, which is one square: it stays right if the board is resized. */
function translate(column: number, row: number): string {
  return `translate(${column * 100}%, ${row * 100}%)`;
}

/** The transform of a piece at this moment, even in the middle of a slide. */
function seen(element: HTMLElement): string {
  return element.getAnimations().length > 0 ? getComputedStyle(element).transform : element.style.transform;
}

function stop(element: HTMLElement): void {
  for (const animation of element.getAnimations()) animation.cancel();
}

/** @param turns the times of the places between the first and the last, as fractions of the duration */
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

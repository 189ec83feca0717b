import './board.css';
import './themes.css';
import { Entry } from './entry';
import { Geometry, type Place } from './geometry';
import { Gestures, type Gestured } from './gestures';
import { handStep, isHandStep, sideOf } from './pieces';
import { choicesOf } from './labels';
import type { Lifted } from './pieces-layer';
import { Later } from './later';
import { readPlacement, shapeOf, type Pieces } from './placement';
import { takeSetBeforeUpgrade, THEMES, USUAL, type BoardProperties } from './properties';
import { sightOf } from './sight';
import { sketching, Sketches } from './sketches';
import type { BoardEvents, BoardMove, Path, Square, Step } from './types';
import { View } from './view';

const EMPTY = '8/8/8/8/8/8/8/8';

// The properties are accessors, generated from the table of their default values.
export interface VariorumBoard extends BoardProperties {}

/**
 * A board for any chess-like game: it shows pieces, and lets the player enter moves by pointing at squares. It knows no
 * rules: the page gives each legal move as a list of steps, and the board compares the entered steps with these lists.
 * Changes made in one task are drawn together, in a microtask.
 */
export class VariorumBoard extends HTMLElement {
  #set: BoardProperties = USUAL;
  #pieces: Pieces = new Map();
  readonly #entry = new Entry(() => ({ ...this.#set, pieces: this.#pieces }));
  readonly #later = new Later(this.#entry);

  readonly #sketches = new Sketches();
  /** The square under a lifted piece. */
  #over: Square | null = null;
  #putDown: Square | null = null;
  #paths: readonly Path[] | undefined;
  /** The square under the pointer or the focus while the player chooses a square for a displaced piece. */
  #lookedAt: Square | null = null;
  /** Whether a placement was set in this task. */
  #placed = false;

  #geometry = new Geometry(shapeOf(EMPTY), 'white');
  #view: View | null = null;
  #awaiting = false;
  #listening: AbortController | null = null;
  #pressing = false;
  readonly #gestures = new Gestures(this.#gestured());

  static {
    for (const name of Object.keys(USUAL) as (keyof BoardProperties)[]) {
      Object.defineProperty(this.prototype, name, {
        configurable: true,
        enumerable: true,
        get(this: VariorumBoard): unknown {
          return this.#set[name];
        },
        set(this: VariorumBoard, value: BoardProperties[typeof name]): void {
          this.#take(name, value);
        },
      });
    }
  }

  connectedCallback(): void {
    takeSetBeforeUpgrade(this);
    this.#render();
    this.#listen();
  }

  disconnectedCallback(): void {
    this.#listening?.abort();
    this.#listening = null;
  }

  /** Shows a position; with `paths`, pieces that change their kind slide too. */
  show(placement: string, paths?: readonly Path[]): void {
    this.#pieces = readPlacement(placement);
    if (placement !== this.#set.placement) this.#sketches.clear();
    this.#set = { ...this.#set, placement };
    this.#entry.entered = null;
    // Of several placements in one task only the last is drawn; its paths start from one that was not drawn.
    this.#paths = this.#placed ? undefined : paths;
    this.#placed = true;
    this.#changed();
  }

  /** Discards an unfinished entry; the premove stays. */
  cancel(): void {
    this.#gestures.abandon();
    this.#later.forget();
    this.#entry.entered = null;
    this.#enter([]);
  }

  focusSquare(square: Square): void {
    this.#render();
    this.#view?.grid.focus(square);
  }

  /** Points at a square, a piece in hand (`"@P"`) or a promotion (`"=Q"`), as a click does. */
  point(step: Step): void {
    this.#dropPremove();
    if (this.#later.keeps(step)) return;
    const pointing = this.#entry.pointAt(step);
    switch (pointing.kind) {
      case 'entered':
        this.#enter(pointing.steps);
        if (this.#later.begun()) this.#sayWhatMayFollow();
        break;
      case 'whole':
        this.#finish(pointing.move);
        break;
      case 'refused':
        this.#enter([]);
        this.say('Not a legal move');
        this.#tell('refused', { steps: pointing.steps });
        break;
      case 'dropped':
        this.#enter([]);
        break;
      case 'ignored':
    }
  }

  /** Announces a text to screen readers. */
  say(text: string): void {
    this.#view?.say(text);
  }

  // ---- properties

  #take<Name extends keyof BoardProperties>(name: Name, value: BoardProperties[Name]): void {
    const set = { ...this.#set, [name]: value };
    if (name === 'placement') {
      this.show(set.placement);
      return;
    }
    this.#set = set;
    if (name === 'moves' && set.moves.length > 0) this.#entry.entered = null;
    if (name === 'untold') this.#later.retold();
    this.#changed();
  }

  // ---- entry

  #enter(steps: readonly Step[]): void {
    const changed = steps.length > 0 || this.#entry.steps.length > 0;
    this.#entry.steps = steps;
    this.#lookedAt = null;
    this.#changed();
    if (changed) this.#tell('prefix', { steps, choices: steps.length > 0 ? [...this.#entry.choices] : [] });
  }

  #finish(move: BoardMove): void {
    const isPremove = this.#set.moves.length === 0;
    this.#enter([]);
    if (isPremove) {
      this.premove = move;
      this.say(`Premove ${move.text}`);
      this.#tell('premove', move);
    } else {
      this.#entry.entered = move;
      this.#tell('move', move);
    }
  }

  /** Enters the buffered steps once the page has loaded their moves; in a new position, requests the moves again. */
  #goOn(): void {
    this.#enter(this.#entry.steps);
    if (this.#entry.awaits || this.#entry.isPast) return;
    this.#sayWhatMayFollow();
    for (const step of this.#later.take()) this.point(step);
  }

  #dropPremove(): void {
    if (!this.#set.premove) return;
    this.premove = null;
    this.#tell('premovecancel', null);
  }

  #sayWhatMayFollow(): void {
    const { steps, choices } = this.#entry;
    const piece = this.#entry.pieceAt(steps[0]);
    if (steps.length > 1) this.say(this.#set.ask(steps, [...choices]));
    else this.say(choicesOf(piece === undefined ? '' : this.#set.nameOf(piece), choices.size));
  }

  #tell<Name extends keyof BoardEvents>(name: Name, detail: BoardEvents[Name]['detail']): void {
    this.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
  }

  // ---- drawing

  #changed(): void {
    if (this.#awaiting) return;
    this.#awaiting = true;
    queueMicrotask(() => {
      if (this.#awaiting && this.isConnected) this.#render();
      this.#awaiting = false;
    });
  }

  #render(): void {
    if (this.#later.isTold()) this.#goOn();
    if (this.#entry.isPast) this.#enter([]);
    const { shape, placement, orientation, theme } = this.#set;
    const seen = shape ?? shapeOf(placement || EMPTY);
    if (!this.#geometry.shows(seen, orientation)) this.#geometry = new Geometry(seen, orientation);
    for (const each of THEMES) this.classList.toggle(each, each === theme);
    const isFirst = this.#view === null;
    const view = (this.#view ??= new View(this.#geometry, this.#set.picture));
    if (isFirst) this.replaceChildren(view.table);
    view.show(
      sightOf(this.#set, this.#entry, {
        geometry: this.#geometry,
        paths: this.#paths,
        putDown: this.#putDown,
        lookedAt: this.#lookedAt,
        over: this.#over,
        sketches: this.#sketches.all,
        isFirst,
      }),
    );
    this.#awaiting = false;
    this.#paths = undefined;
    this.#placed = false;
    this.#putDown = null;
  }

  // ---- keyboard and pointers

  #listen(): void {
    const view = this.#view;
    if (!view) return;
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    const { table, strip, cancel } = view;
    for (const above of [strip.element, cancel]) {
      above.addEventListener('pointerdown', (event) => event.stopPropagation(), { signal });
    }
    // A pointer needs no focus ring, even where the browser would draw one because a script set the focus.
    table.addEventListener('pointerdown', () => table.classList.add('pointed'), { signal, capture: true });
    table.addEventListener('keydown', () => table.classList.remove('pointed'), { signal, capture: true });
    table.addEventListener('focusout', (event) => this.#onLeave(event, table), { signal });
    this.#gestures.listen(table, signal);
    table.addEventListener('keydown', (event) => this.#onKey(event, view), { signal });
    table.addEventListener('focusin', (event) => this.#onFocus(event, view), { signal });
    table.addEventListener('pointermove', (event) => this.#lookAt(this.#stepAt(event)), { signal });
    table.addEventListener('click', (event) => this.#onClick(event, view), { signal });
    cancel.addEventListener('click', () => this.cancel(), { signal });
  }

  #onLeave(event: FocusEvent, table: HTMLElement): void {
    const stays = event.relatedTarget instanceof Node && table.contains(event.relatedTarget);
    if (!stays && !this.#pressing) table.classList.remove('pointed');
  }

  #onKey(event: KeyboardEvent, view: View): void {
    if (this.#keyDid(event, view)) event.preventDefault();
  }

  #keyDid(event: KeyboardEvent, view: View): boolean {
    if (event.key === 'Escape') return this.#escape(view);
    const square = view.grid.squareOf(event.target);
    if (square === null) return view.hands.key(event.key) || view.strip.key(event.key);
    if (event.key === 'Enter' || event.key === ' ') {
      this.point(square);
      return true;
    }
    const next = view.grid.squareByKey(event.key, event.ctrlKey);
    if (next !== null) view.grid.focus(next);
    return next !== null || event.key.startsWith('Arrow');
  }

  #escape(view: View): boolean {
    if (view.strip.element.contains(document.activeElement)) view.grid.focusCurrent();
    if (this.#entry.steps.length > 0) this.cancel();
    else if (this.#set.premove) this.#dropPremove();
    else return false;
    this.say('Cancelled');
    return true;
  }

  #onFocus(event: FocusEvent, view: View): void {
    const square = view.grid.squareOf(event.target);
    if (square !== null && !this.#pressing) this.#touch(square);
    this.#lookAt(square);
  }

  /** Previews a displaced piece on the square under the pointer or the focus. */
  #lookAt(step: Step | null): void {
    const square = step !== null && this.#entry.steps.length > 1 && this.#entry.mayFollow(step) ? step : null;
    if (square === this.#lookedAt) return;
    this.#lookedAt = square;
    this.#changed();
  }

  #touch(square: Square): void {
    const piece = this.#pieces.get(square);
    if (piece !== undefined) this.#tell('touch', { square, piece });
  }

  /** Handles clicks on the strip, and clicks without a pointer: by keys on buttons, or by screen readers. */
  #onClick(event: MouseEvent, view: View): void {
    const becomes = view.strip.stepAt(event.target);
    if (becomes !== null) {
      if (view.strip.element.contains(document.activeElement)) view.grid.focusCurrent();
      this.point(becomes);
      return;
    }
    if (event.detail !== 0) return;
    const square = view.grid.squareOf(event.target);
    if (square !== null) this.point(square);
    const held = view.hands.pieceAt(event.target);
    if (held === null || sideOf(held) !== this.#entry.mover) return;
    this.point(handStep(held));
    view.grid.focusCurrent();
  }

  #gestured(): Gestured {
    return {
      stepAt: (event) => this.#stepAt(event),
      placeAt: (event) => this.#placeAt(event),
      pressed: (step) => this.#pressed(step),
      mayTakeUp: (step) => this.#entry.mayTakeUp(step),
      isChoice: (step) =>
        this.#entry.mayFollow(step) || (this.#entry.awaits && !this.#entry.isBegunWith(step)),
      isBegun: (step) => this.#entry.isBegunWith(step),
      takeUp: (step) => {
        this.#entry.steps = [];
        this.#later.forget();
        this.point(step);
      },
      point: (step) => this.point(step),
      cancel: () => {
        this.#dropPremove();
        this.#enter([]);
      },
      lift: (step) => this.#lift(step),
      isThere: (lifted) => this.#view?.pieces.isThere(lifted) ?? false,
      carry: (lifted, place, byTouch) => this.#carry(lifted, place, byTouch),
      putDown: (lifted, square) => this.#letGo(lifted, square),
      ...sketching(
        this.#sketches,
        () => this.#changed(),
        () => this.#drawn(),
      ),
    };
  }

  #drawn(): void {
    this.#changed();
    this.#tell('draw', { drawings: this.#sketches.done });
  }

  #placeAt(event: PointerEvent): Place {
    return this.#view?.placeAt(event.clientX, event.clientY) ?? { column: -1, row: -1 };
  }

  #stepAt(event: PointerEvent): Step | null {
    const { column, row } = this.#placeAt(event);
    const square = this.#geometry.squareAt(column, row);
    if (square !== null) return square;
    const held = this.#view?.hands.pieceAt(document.elementFromPoint(event.clientX, event.clientY)) ?? null;
    return held !== null && sideOf(held) === this.#entry.mover ? handStep(held) : null;
  }

  #pressed(step: Step): void {
    if (isHandStep(step)) return;
    this.#pressing = true;
    this.#view?.grid.focus(step);
    this.#pressing = false;
    this.#touch(step);
  }

  #lift(step: Step): Lifted | null {
    // A piece that was taken up in this same event must be drawn before it can be lifted.
    this.#render();
    const piece = this.#entry.pieceAt(step);
    if (!this.#view || piece === undefined) return null;
    return isHandStep(step) ? this.#view.pieces.liftFromHand(piece) : this.#view.pieces.lift(step);
  }

  #carry(lifted: Lifted, place: Place, byTouch: boolean): void {
    const over = this.#geometry.squareAt(place.column, place.row);
    this.#view?.pieces.carry(lifted, place, byTouch);
    if (over === this.#over) return;
    this.#over = over;
    this.#changed();
  }

  #letGo(lifted: Lifted, square: Square | null): void {
    this.#view?.pieces.release(lifted);
    this.#putDown = square;
    this.#over = null;
    this.#changed();
  }
}

import './board.css';
import './themes.css';
import { toggle } from './drawings';
import { withEntry } from './entry-marks';
import { Geometry, type Place } from './geometry';
import { Gestures, type Gestured } from './gestures';
import type { Holdings } from './hands';
import { handStep, isBecomeStep, isHandStep, manOf, ofSide, sideOf } from './men';
import type { Lifted } from './men-layer';
import { placeholder } from './placeholder';
import { readPlacement, shapeOf, type Men } from './placement';
import { choicesAfter, pointAt } from './prefixes';
import { preview } from './preview';
import type { Becoming } from './strip';
import type {
  BoardEvents,
  BoardMove,
  Brush,
  Drawing,
  Journey,
  Man,
  Previews,
  Shape,
  Side,
  Square,
  Step,
  Theme,
} from './types';
import { View, type Sight } from './view';

const THEMES: readonly Theme[] = ['wood', 'slate', 'paper'];
const CARRIED_BY_MOUSE = 1.06;
/** Under a finger a man is drawn larger and above the fingertip. */
const CARRIED_BY_TOUCH = 1.5;
const ABOVE_FINGER = 0.7;

function plainName(man: Man): string {
  return `${sideOf(man)} ${ofSide(man, 'white')}`;
}

function plainQuestion(steps: readonly Step[], choices: readonly Step[]): string {
  if (choices.every(isBecomeStep)) return 'Choose what it becomes';
  return choices.some((choice) => steps.includes(choice))
    ? 'Choose a square, or the marked one again'
    : 'Choose a square';
}

/**
 * A board for any chess-like game: it shows men, and lets the player enter moves by pointing at squares. It knows no
 * rules: a legal move is a list of steps, given by the page, and the board walks the beginnings of such lists.
 * Everything set in one task is shown together, in a microtask.
 */
export class VariorumBoard extends HTMLElement {
  #shape: Shape | null = null;
  #placement = '';
  #men: Men = new Map();
  #hands: Holdings = {};
  #orientation: Side = 'white';
  #side: Side | null = null;
  #moves: readonly BoardMove[] = [];
  #premoves: readonly BoardMove[] = [];
  #premove: BoardMove | null = null;
  #previews: Previews = {};
  #marks: Readonly<Record<Square, readonly string[]>> = {};
  #drawings: readonly Drawing[] = [];
  #picture: (man: Man) => string = placeholder;
  #nameOf: (man: Man) => string = plainName;
  #ask: (steps: readonly Step[], choices: readonly Step[]) => string = plainQuestion;
  #label = 'Board';
  #coordinates = true;
  #animated = true;
  #theme: Theme = 'wood';

  #steps: readonly Step[] = [];
  /** A whole move that was entered and not yet answered by the page: it stays shown. */
  #entered: BoardMove | null = null;
  #sketches: readonly Drawing[] = [];
  #sketch: Drawing | null = null;
  #over: Square | null = null;
  #putDown: Square | null = null;
  #hints: readonly Journey[] | undefined;
  #placed = false;

  #geometry = new Geometry({ files: 8, ranks: 8, holes: [] }, 'white');
  #view: View | null = null;
  #awaiting = false;
  #listening: AbortController | null = null;
  #pressing = false;
  readonly #gestures = new Gestures(this.#gestured());

  get shape(): Shape | null {
    return this.#shape;
  }
  /** Files, ranks and holes; null: those of the placement. */
  set shape(shape: Shape | null) {
    this.#shape = shape;
    this.#changed();
  }

  get placement(): string {
    return this.#placement;
  }
  set placement(placement: string) {
    this.show(placement);
  }

  get hands(): Holdings {
    return this.#hands;
  }
  /** Both sides' men in hand; a man that may be held but is not has the count 0. */
  set hands(hands: Holdings) {
    this.#hands = hands;
    this.#changed();
  }

  get orientation(): Side {
    return this.#orientation;
  }
  set orientation(orientation: Side) {
    this.#orientation = orientation;
    this.#changed();
  }

  /** The side whose moves these are; null: the side of the first man that a move begins with. */
  get side(): Side | null {
    return this.#side;
  }
  set side(side: Side | null) {
    this.#side = side;
    this.#changed();
  }

  get moves(): readonly BoardMove[] {
    return this.#moves;
  }
  set moves(moves: readonly BoardMove[]) {
    this.#moves = moves;
    if (moves.length > 0) this.#entered = null;
    this.#changed();
  }

  get premoves(): readonly BoardMove[] {
    return this.#premoves;
  }
  set premoves(premoves: readonly BoardMove[]) {
    this.#premoves = premoves;
    this.#changed();
  }

  get premove(): BoardMove | null {
    return this.#premove;
  }
  set premove(premove: BoardMove | null) {
    this.#premove = premove;
    this.#changed();
  }

  get previews(): Previews {
    return this.#previews;
  }
  set previews(previews: Previews) {
    this.#previews = previews;
    this.#changed();
  }

  get marks(): Readonly<Record<Square, readonly string[]>> {
    return this.#marks;
  }
  set marks(marks: Readonly<Record<Square, readonly string[]>>) {
    this.#marks = marks;
    this.#changed();
  }

  get drawings(): readonly Drawing[] {
    return this.#drawings;
  }
  set drawings(drawings: readonly Drawing[]) {
    this.#drawings = drawings;
    this.#changed();
  }

  get picture(): (man: Man) => string {
    return this.#picture;
  }
  set picture(picture: (man: Man) => string) {
    this.#picture = picture;
    this.#changed();
  }

  get nameOf(): (man: Man) => string {
    return this.#nameOf;
  }
  set nameOf(nameOf: (man: Man) => string) {
    this.#nameOf = nameOf;
    this.#changed();
  }

  /** What the board asks when a move is half entered. */
  get ask(): (steps: readonly Step[], choices: readonly Step[]) => string {
    return this.#ask;
  }
  set ask(ask: (steps: readonly Step[], choices: readonly Step[]) => string) {
    this.#ask = ask;
    this.#changed();
  }

  /** The board's name for a screen reader. */
  get label(): string {
    return this.#label;
  }
  set label(label: string) {
    this.#label = label;
    this.#changed();
  }

  get coordinates(): boolean {
    return this.#coordinates;
  }
  set coordinates(coordinates: boolean) {
    this.#coordinates = coordinates;
    this.#changed();
  }

  get animated(): boolean {
    return this.#animated;
  }
  set animated(animated: boolean) {
    this.#animated = animated;
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    if (this.isConnected) this.#applyTheme();
  }

  connectedCallback(): void {
    this.#takePropertiesSetBeforeUpgrade();
    this.#applyTheme();
    this.#render();
    this.#listen();
  }

  disconnectedCallback(): void {
    this.#listening?.abort();
    this.#listening = null;
  }

  /** Shows a position; `journeys` tell which man went where, so that men that change their kind slide too. */
  show(placement: string, journeys?: readonly Journey[]): void {
    const men = readPlacement(placement);
    if (placement !== this.#placement) this.#sketches = [];
    this.#placement = placement;
    this.#men = men;
    this.#entered = null;
    this.#hints = this.#placed ? undefined : journeys;
    this.#placed = true;
    this.#changed();
  }

  /** Forgets what is entered but not played; the premove stays. */
  cancel(): void {
    this.#gestures.abandon();
    this.#entered = null;
    this.#enter([]);
  }

  focusSquare(square: Square): void {
    this.#render();
    this.#view?.grid.focus(square);
  }

  /** Points at a square, a man in hand (`"@P"`) or what a man becomes (`"=Q"`), as a click does. */
  point(step: Step): void {
    this.#dropPremove();
    const pointing = pointAt(this.#list, this.#steps, step, (each) => this.#isOwn(each));
    switch (pointing.kind) {
      case 'entered':
        this.#enter(pointing.steps);
        this.#sayWhatMayFollow();
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

  /** Tells a screen reader something. */
  say(text: string): void {
    this.#view?.say(text);
  }

  // ---- what is entered

  /** The moves that may be entered now. */
  get #list(): readonly BoardMove[] {
    if (this.#entered) return [];
    return this.#moves.length > 0 ? this.#moves : this.#premoves;
  }

  get #choices(): ReadonlySet<Step> {
    return choicesAfter(this.#list, this.#steps);
  }

  get #mover(): Side {
    if (this.#side) return this.#side;
    for (const move of this.#list) {
      const man = this.#men.get(move.steps[0] ?? '');
      if (man !== undefined) return sideOf(man);
    }
    return this.#orientation;
  }

  #manAt(step: Step | undefined): Man | undefined {
    if (step === undefined) return undefined;
    return isHandStep(step) ? manOf(step, this.#mover) : this.#men.get(step);
  }

  #isOwn(step: Step): boolean {
    const man = this.#manAt(step);
    if (man === undefined || this.#list.length === 0) return false;
    if (isHandStep(step)) return (this.#hands[man] ?? 0) > 0;
    return sideOf(man) === this.#mover;
  }

  #mayTakeUp(step: Step): boolean {
    return this.#isOwn(step) || choicesAfter(this.#list, []).has(step);
  }

  #enter(steps: readonly Step[]): void {
    const changed = steps.length > 0 || this.#steps.length > 0;
    this.#steps = steps;
    this.#changed();
    if (changed) this.#tell('prefix', { steps, choices: [...(steps.length > 0 ? this.#choices : [])] });
  }

  #finish(move: BoardMove): void {
    const isPremove = this.#moves.length === 0;
    this.#enter([]);
    if (isPremove) {
      this.#premove = move;
      this.say(`Premove ${move.text}`);
      this.#tell('premove', move);
    } else {
      this.#entered = move;
      this.#tell('move', move);
    }
  }

  #dropPremove(): void {
    if (!this.#premove) return;
    this.#premove = null;
    this.#changed();
    this.#tell('premovecancel', null);
  }

  /** What is entered falls when no move begins so any more, for instance because the man is gone. */
  #dropWhatIsPast(): void {
    if (this.#steps.length === 0 || this.#choices.size > 0) return;
    const tried = this.#steps.length === 1 && this.#isOwn(this.#steps[0] ?? '');
    if (!tried) this.#enter([]);
  }

  #sayWhatMayFollow(): void {
    const choices = [...this.#choices];
    const man = this.#manAt(this.#steps[0]);
    if (this.#steps.length > 1) this.say(this.#ask(this.#steps, choices));
    else if (choices.length === 0) this.say('has no move');
    else if (man !== undefined) this.say(`${this.#nameOf(man)}: ${choices.length} to choose from`);
  }

  #tell<Name extends keyof BoardEvents>(name: Name, detail: BoardEvents[Name]['detail']): void {
    this.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
  }

  // ---- what is seen

  #changed(): void {
    if (this.#awaiting) return;
    this.#awaiting = true;
    queueMicrotask(() => {
      if (this.#awaiting && this.isConnected) this.#render();
      this.#awaiting = false;
    });
  }

  #render(): void {
    this.#dropWhatIsPast();
    const shape = this.#shape ?? shapeOf(this.#placement || '8/8/8/8/8/8/8/8');
    if (!this.#geometry.shows(shape, this.#orientation))
      this.#geometry = new Geometry(shape, this.#orientation);
    const isFirst = this.#view === null;
    const view = (this.#view ??= new View(this.#geometry, this.#picture));
    if (isFirst) this.replaceChildren(view.table);
    view.show(this.#sight(isFirst));
    this.#awaiting = false;
    this.#hints = undefined;
    this.#placed = false;
    this.#putDown = null;
  }

  #sight(isFirst: boolean): Sight {
    const choices = this.#choices;
    const becomings = [...choices].filter(isBecomeStep);
    const steps = this.#entered?.steps ?? this.#steps;
    const presume = this.#entered !== null || (steps.length > 1 && becomings.length === choices.size);
    const men = preview(this.#men, steps, this.#previews, this.#mover, presume);
    const selected = this.#steps[0] ?? null;
    return {
      geometry: this.#geometry,
      men,
      settled: steps.length === 0,
      hints: this.#hints,
      animated: this.#animated && !isFirst && !matchMedia('(prefers-reduced-motion: reduce)').matches,
      putDown: this.#putDown,
      holdings: this.#holdings(steps),
      selected,
      side: this.#mover,
      marks: withEntry(this.#marks, {
        steps: this.#steps,
        choices,
        premove: this.#premove?.steps ?? [],
        over: this.#over,
        men,
      }),
      isLive: (square) => this.#mayTakeUp(square) || (this.#steps.length > 0 && choices.has(square)),
      isLiveInHand: (man) => sideOf(man) === this.#mover && this.#mayTakeUp(handStep(man)),
      heldSelected: selected !== null && isHandStep(selected) ? manOf(selected, this.#mover) : null,
      becoming: becomings.map((step) => this.#becoming(step)),
      becomingAt: this.#steps.filter((step) => !isHandStep(step)).at(-1) ?? null,
      prompt:
        this.#steps.length > 1 && becomings.length < choices.size ? this.#ask(this.#steps, [...choices]) : '',
      drawings: [...this.#drawings, ...this.#sketches, ...(this.#sketch ? [this.#sketch] : [])],
      coordinates: this.#coordinates,
      picture: this.#picture,
      nameOf: this.#nameOf,
      label: this.#label,
    };
  }

  /** The hands, less the man that is shown on the board already. */
  #holdings(steps: readonly Step[]): Holdings {
    const [first] = steps;
    if (first === undefined || steps.length < 2 || !isHandStep(first)) return this.#hands;
    const man = manOf(first, this.#mover);
    return { ...this.#hands, [man]: Math.max(0, (this.#hands[man] ?? 0) - 1) };
  }

  #becoming(step: Step): Becoming {
    const man = manOf(step, this.#mover);
    const stays = man === this.#manAt(this.#steps[0]);
    return { step, man, label: stays ? `stays ${this.#nameOf(man)}` : this.#nameOf(man) };
  }

  #applyTheme(): void {
    this.classList.remove(...THEMES);
    this.classList.add(this.#theme);
  }

  /** Properties that a page set before this class was registered hide the accessors: set them again. */
  #takePropertiesSetBeforeUpgrade(): void {
    for (const name of Object.keys(this)) {
      if (!(name in VariorumBoard.prototype)) continue;
      const value: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
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
    this.#gestures.listen(table, signal);
    table.addEventListener('keydown', (event) => this.#onKey(event, view), { signal });
    table.addEventListener('focusin', (event) => this.#onFocus(event, view), { signal });
    table.addEventListener('click', (event) => this.#onClick(event, view), { signal });
    cancel.addEventListener('click', () => this.cancel(), { signal });
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
    const begun = this.#steps.length > 0;
    if (view.strip.element.contains(document.activeElement)) view.grid.focusCurrent();
    if (begun) this.cancel();
    else if (this.#premove) this.#dropPremove();
    else return false;
    this.say('Cancelled');
    return true;
  }

  #onFocus(event: FocusEvent, view: View): void {
    const square = view.grid.squareOf(event.target);
    const man = this.#manAt(square ?? undefined);
    if (!this.#pressing && square !== null && man !== undefined) this.#tell('touch', { square, man });
  }

  /** A picked man of the strip; and clicks that no pointer made: keys on buttons, and screen readers. */
  #onClick(event: MouseEvent, view: View): void {
    const becomes = view.strip.stepAt(event.target);
    if (becomes !== null) {
      if (view.strip.element.contains(document.activeElement)) view.grid.focusCurrent();
      this.point(becomes);
      return;
    }
    if (event.detail !== 0) return;
    const held = view.hands.manAt(event.target);
    const square = view.grid.squareOf(event.target);
    if (square !== null) this.point(square);
    if (held === null || sideOf(held) !== this.#mover) return;
    this.point(handStep(held));
    view.grid.focusCurrent();
  }

  #gestured(): Gestured {
    return {
      stepAt: (event) => this.#stepAt(event),
      placeAt: (event) => this.#placeAt(event),
      pressed: (step) => this.#pressed(step),
      mayTakeUp: (step) => this.#mayTakeUp(step),
      isChoice: (step) => this.#steps.length > 0 && this.#choices.has(step),
      isBegun: (step) => this.#steps.length === 1 && this.#steps[0] === step,
      takeUp: (step) => {
        this.#steps = [];
        this.point(step);
      },
      point: (step) => this.point(step),
      cancel: () => {
        this.#dropPremove();
        if (this.#steps.length > 0) this.#enter([]);
      },
      lift: (step) => this.#lift(step),
      isThere: (lifted) => this.#view?.men.isThere(lifted) ?? false,
      carry: (lifted, place, byTouch) => this.#carry(lifted, place, byTouch),
      putDown: (lifted, square) => {
        this.#view?.men.release(lifted);
        this.#putDown = square;
        this.#over = null;
        this.#changed();
      },
      sketch: (from, to, brush) => {
        this.#sketch = to === null ? null : drawing(from, to, brush);
        this.#changed();
      },
      sketched: (from, to, brush) => {
        this.#sketch = null;
        this.#setSketches(to === null ? this.#sketches : toggle(this.#sketches, drawing(from, to, brush)));
      },
      clearSketches: () => {
        if (this.#sketches.length > 0) this.#setSketches([]);
      },
    };
  }

  #setSketches(sketches: readonly Drawing[]): void {
    this.#sketches = sketches;
    this.#changed();
    this.#tell('draw', { drawings: sketches });
  }

  #placeAt(event: PointerEvent): Place {
    return this.#view?.placeAt(event.clientX, event.clientY) ?? { column: -1, row: -1 };
  }

  #stepAt(event: PointerEvent): Step | null {
    const { column, row } = this.#placeAt(event);
    const square = this.#geometry.squareAt(column, row);
    if (square !== null) return square;
    const held = this.#view?.hands.manAt(document.elementFromPoint(event.clientX, event.clientY)) ?? null;
    return held !== null && sideOf(held) === this.#mover ? handStep(held) : null;
  }

  #pressed(step: Step): void {
    const man = this.#men.get(step);
    if (isHandStep(step)) return;
    this.#pressing = true;
    this.#view?.grid.focus(step);
    this.#pressing = false;
    if (man !== undefined) this.#tell('touch', { square: step, man });
  }

  #lift(step: Step): Lifted | null {
    this.#render();
    const man = this.#manAt(step);
    if (!isHandStep(step)) return this.#view?.men.lift(step) ?? null;
    return man === undefined ? null : (this.#view?.men.liftFromHand(man) ?? null);
  }

  #carry(lifted: Lifted, place: Place, byTouch: boolean): void {
    const over = this.#geometry.squareAt(place.column, place.row);
    const middle = byTouch ? { column: place.column, row: place.row - ABOVE_FINGER } : place;
    this.#view?.men.carry(lifted, middle, byTouch ? CARRIED_BY_TOUCH : CARRIED_BY_MOUSE);
    if (over === this.#over) return;
    this.#over = over;
    this.#changed();
  }
}

function drawing(from: Square, to: Square, brush: Brush): Drawing {
  return { kind: from === to ? 'circle' : 'arrow', from, to, brush };
}

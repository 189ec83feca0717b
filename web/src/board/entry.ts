import type { Holdings } from './hands';
import { isBecomeStep, isHandStep, pieceOf, sideOf } from './pieces';
import type { Pieces } from './placement';
import { together, type Together } from './journeys';
import { choicesAfter, movesWith, pointAt, pointings, type Pointing } from './prefixes';
import { preview } from './preview';
import type { BoardProperties } from './properties';
import type { BoardMove, Piece, Side, Square, Step } from './types';

/** The properties on which the entry of a move depends. */
export interface Situation extends Pick<
  BoardProperties,
  'hands' | 'moves' | 'untold' | 'premoves' | 'previews' | 'side' | 'orientation'
> {
  readonly pieces: Pieces;
}

/** The move that a player is entering: its steps so far and the possible next ones. */
export class Entry {
  steps: readonly Step[] = [];
  /** A whole move that waits for the page's answer: the move stays shown, and no other move can be entered. */
  entered: BoardMove | null = null;

  constructor(private readonly now: () => Situation) {}

  get choices(): ReadonlySet<Step> {
    return choicesAfter(this.open, this.steps);
  }

  /** The side that makes the move. */
  get mover(): Side {
    const { side, pieces, orientation } = this.now();
    if (side) return side;
    for (const { steps } of this.given) {
      const piece = pieces.get(steps[0] ?? '');
      if (piece !== undefined) return sideOf(piece);
    }
    return orientation;
  }

  /** The piece that a step points at: on a square, or in the mover's hand. */
  pieceAt(step: Step | undefined): Piece | undefined {
    if (step === undefined) return undefined;
    return isHandStep(step) ? pieceOf(step, this.mover) : this.now().pieces.get(step);
  }

  /** Whether the step is a piece that the mover may take up, or at least try to move. */
  mayTakeUp(step: Step): boolean {
    return this.isOwn(step) || this.isUntold(step) || choicesAfter(this.open, []).has(step);
  }

  /** Whether a step may follow the entered steps. */
  mayFollow(step: Step): boolean {
    return this.steps.length > 0 && this.choices.has(step);
  }

  /** Whether this step, and no other, is entered. */
  isBegunWith(step: Step): boolean {
    return this.steps.length === 1 && this.steps[0] === step;
  }

  /** Whether the page has not loaded the moves of the entered first step yet. */
  get awaits(): boolean {
    const [first, ...others] = this.steps;
    return first !== undefined && others.length === 0 && this.isUntold(first);
  }

  /** Returns the effect of pointing at `step`; the caller then sets `steps` or `entered`. */
  pointAt(step: Step): Pointing {
    if (this.steps.length === 0 && this.isUntold(step)) return { kind: 'entered', steps: [step] };
    return pointAt(this.open, this.steps, step, (each) => this.isOwn(each));
  }

  /** Whether no move begins with the entered steps any more, for example because the piece is gone. */
  get isPast(): boolean {
    if (this.steps.length === 0 || this.choices.size > 0 || this.awaits) return false;
    const tried = this.steps.length === 1 && this.isOwn(this.steps[0] ?? '');
    return !tried;
  }

  /** The last entered square; the strip of promotion choices opens beside it. */
  get lastSquare(): Square | null {
    return this.steps.filter((step) => !isHandStep(step)).at(-1) ?? null;
  }

  /** The pieces with the effect of the entered steps. */
  get pieces(): Pieces {
    const { pieces, previews } = this.now();
    const { shown } = this;
    const becomes = shown.length > 1 && [...this.choices].every(isBecomeStep);
    return preview(pieces, shown, previews, this.mover, this.entered !== null || becomes);
  }

  /** The paths shared by all moves that fit the entry; null before two steps, or if a move has no paths. */
  get together(): Together | null {
    return this.shown.length < 2 ? null : together(this.meant);
  }

  /** The squares in check after every move that fits; null before two steps, or if a move does not list its checks. */
  get checked(): readonly Square[] | null {
    const [first, ...others] = this.shown.length < 2 ? [] : this.meant.map(({ checked }) => checked);
    if (!first || others.some((checked) => !checked)) return null;
    return first.filter((square) => others.every((checked) => checked?.includes(square)));
  }

  /** The pieces in hand, without the piece that the entry already shows on the board. */
  get holdings(): Holdings {
    const { hands } = this.now();
    const [first] = this.shown;
    if (first === undefined || this.shown.length < 2 || !isHandStep(first)) return hands;
    const piece = pieceOf(first, this.mover);
    return { ...hands, [piece]: Math.max(0, (hands[piece] ?? 0) - 1) };
  }

  /** Whether the position itself is shown, with nothing entered. */
  get isSettled(): boolean {
    return this.shown.length === 0;
  }

  private get meant(): readonly BoardMove[] {
    return this.entered ? [this.entered] : movesWith(this.open, this.steps);
  }

  private get shown(): readonly Step[] {
    return this.entered?.steps ?? this.steps;
  }

  private get given(): readonly BoardMove[] {
    const { moves, premoves } = this.now();
    return pointings(moves.length > 0 ? moves : premoves);
  }

  private get open(): readonly BoardMove[] {
    return this.entered ? [] : this.given;
  }

  private isUntold(step: Step): boolean {
    return this.entered === null && this.now().untold.includes(step);
  }

  private isOwn(step: Step): boolean {
    const piece = this.pieceAt(step);
    const nothing = this.open.length === 0 && (this.entered !== null || this.now().untold.length === 0);
    if (piece === undefined || nothing) return false;
    if (isHandStep(step)) return (this.now().hands[piece] ?? 0) > 0;
    return sideOf(piece) === this.mover;
  }
}

import type { Holdings } from './hands';
import { isBecomeStep, isHandStep, manOf, sideOf } from './men';
import type { Men } from './placement';
import { together, type Together } from './journeys';
import { choicesAfter, movesWith, pointAt, pointings, type Pointing } from './prefixes';
import { preview } from './preview';
import type { BoardProperties } from './properties';
import type { BoardMove, Man, Side, Square, Step } from './types';

/** What the entering of a move depends on. */
export interface Situation extends Pick<
  BoardProperties,
  'hands' | 'moves' | 'premoves' | 'previews' | 'side' | 'orientation'
> {
  readonly men: Men;
}

/** The move that a player is entering: the steps so far and what may follow. */
export class Entry {
  steps: readonly Step[] = [];
  /** A whole move that waits for the page's answer: it stays shown, and nothing else can be entered. */
  entered: BoardMove | null = null;

  constructor(private readonly now: () => Situation) {}

  get choices(): ReadonlySet<Step> {
    return choicesAfter(this.open, this.steps);
  }

  /** The side that is moving. */
  get mover(): Side {
    const { side, men, orientation } = this.now();
    if (side) return side;
    for (const { steps } of this.given) {
      const man = men.get(steps[0] ?? '');
      if (man !== undefined) return sideOf(man);
    }
    return orientation;
  }

  /** The man that a step points at: on a square, or in the mover's hand. */
  manAt(step: Step | undefined): Man | undefined {
    if (step === undefined) return undefined;
    return isHandStep(step) ? manOf(step, this.mover) : this.now().men.get(step);
  }

  /** Whether a step shows a man that the mover may take up, or at least try. */
  mayTakeUp(step: Step): boolean {
    return this.isOwn(step) || choicesAfter(this.open, []).has(step);
  }

  /** Whether a step may follow what is begun. */
  mayFollow(step: Step): boolean {
    return this.steps.length > 0 && this.choices.has(step);
  }

  /** Whether this man, and nothing more, is entered. */
  isBegunWith(step: Step): boolean {
    return this.steps.length === 1 && this.steps[0] === step;
  }

  /** What pointing at `step` does; the caller then sets `steps` or `entered`. */
  pointAt(step: Step): Pointing {
    return pointAt(this.open, this.steps, step, (each) => this.isOwn(each));
  }

  /** Whether no move begins as entered any more, for instance because the man is gone. */
  get isPast(): boolean {
    if (this.steps.length === 0 || this.choices.size > 0) return false;
    const tried = this.steps.length === 1 && this.isOwn(this.steps[0] ?? '');
    return !tried;
  }

  /** The last square entered, beside which it is asked what the man becomes. */
  get lastSquare(): Square | null {
    return this.steps.filter((step) => !isHandStep(step)).at(-1) ?? null;
  }

  /** The men as the entry shows them. */
  get men(): Men {
    const { men, previews } = this.now();
    const { shown } = this;
    const becomes = shown.length > 1 && [...this.choices].every(isBecomeStep);
    return preview(men, shown, previews, this.mover, this.entered !== null || becomes);
  }

  /** Where men go in every move that may still be meant; null before two steps, and where that is not told. */
  get together(): Together | null {
    return this.shown.length < 2 ? null : together(this.meant);
  }

  /** Who is in check after every move that may still be meant; null before two steps, and where that is not told. */
  get checked(): readonly Square[] | null {
    const [first, ...others] = this.shown.length < 2 ? [] : this.meant.map(({ checked }) => checked);
    if (!first || others.some((checked) => !checked)) return null;
    return first.filter((square) => others.every((checked) => checked?.includes(square)));
  }

  /** The hands, less the man that is shown on the board already. */
  get holdings(): Holdings {
    const { hands } = this.now();
    const [first] = this.shown;
    if (first === undefined || this.shown.length < 2 || !isHandStep(first)) return hands;
    const man = manOf(first, this.mover);
    return { ...hands, [man]: Math.max(0, (hands[man] ?? 0) - 1) };
  }

  /** Whether the position itself is shown: nothing is entered. */
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

  private isOwn(step: Step): boolean {
    const man = this.manAt(step);
    if (man === undefined || this.open.length === 0) return false;
    if (isHandStep(step)) return (this.now().hands[man] ?? 0) > 0;
    return sideOf(man) === this.mover;
  }
}

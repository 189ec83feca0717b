import { brushOf } from './drawings';
import type { Place } from './geometry';
import { isHandStep } from './pieces';
import type { Lifted } from './pieces-layer';
import type { Brush, Square, Step } from './types';

/** The board as the gestures of a pointer use it. */
export interface Gestured {
  /** The step under a pointer: a piece in hand or a square. */
  stepAt(event: PointerEvent): Step | null;
  /** The place of the pointer, in squares from the top left corner of the board. */
  placeAt(event: PointerEvent): Place;
  /** Reports a press on a square or piece, even if the press has no further effect. */
  pressed(step: Step): void;
  /** Whether the step is a piece that may be taken up, or at least tried. */
  mayTakeUp(step: Step): boolean;
  isChoice(step: Step): boolean;
  isBegun(step: Step): boolean;
  takeUp(step: Step): void;
  point(step: Step): void;
  cancel(): void;
  lift(step: Step): Lifted | null;
  isThere(lifted: Lifted): boolean;
  carry(lifted: Lifted, place: Place, byTouch: boolean): void;
  /** Puts the lifted piece down on `square`, or (null) back to its former place. */
  putDown(lifted: Lifted, square: Square | null): void;
  sketch(from: Square, to: Square | null, brush: Brush): void;
  sketched(from: Square, to: Square | null, brush: Brush): void;
  clearSketches(): void;
}

interface Press {
  readonly pointer: number;
  readonly step: Step;
  readonly x: number;
  readonly y: number;
  /** Whether this press took the piece up; then a release on the same square does nothing more. */
  readonly took: boolean;
  lifted: Lifted | null;
}

const RIGHT_BUTTON = 2;
/** Pixels that a pointer may move before a click becomes a drag. */
const STRAY = { mouse: 4, pen: 6, touch: 8 } as const;

/**
 * Clicks, taps, drags and right-drags of one pointer at a time. A second finger cancels the gesture of the first, and
 * nothing happens until all fingers have left. A drag ends when its piece disappears.
 */
export class Gestures {
  private press: Press | null = null;
  private sketching: { readonly pointer: number; readonly from: Square } | null = null;
  private readonly down = new Set<number>();

  constructor(private readonly board: Gestured) {}

  listen(surface: HTMLElement, signal: AbortSignal): void {
    surface.addEventListener('pointerdown', (event) => this.onDown(event, surface), { signal });
    surface.addEventListener('pointermove', (event) => this.onMove(event), { signal });
    surface.addEventListener('pointerup', (event) => this.onUp(event), { signal });
    surface.addEventListener('pointercancel', (event) => this.onCancel(event), { signal });
    // The board sets the focus. The browser would take it away, because a captured pointer presses the surface.
    surface.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
    surface.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    signal.addEventListener('abort', () => this.forget());
  }

  /** Ends a drag in progress; the piece returns to its former place. */
  abandon(): void {
    const lifted = this.press?.lifted;
    this.press = null;
    if (lifted) this.board.putDown(lifted, null);
  }

  private forget(): void {
    this.abandon();
    this.sketching = null;
    this.down.clear();
  }

  private onDown(event: PointerEvent, surface: HTMLElement): void {
    if (event.isPrimary) this.down.clear();
    this.down.add(event.pointerId);
    if (this.down.size > 1) {
      this.cancelAll();
      return;
    }
    if (event.button === RIGHT_BUTTON) this.startSketch(event, surface);
    else if (event.button === 0) this.startPress(event, surface);
  }

  private startSketch(event: PointerEvent, surface: HTMLElement): void {
    if (this.press) {
      this.cancelAll();
      return;
    }
    const from = this.board.stepAt(event);
    if (from === null || isHandStep(from)) return;
    this.sketching = { pointer: event.pointerId, from };
    surface.setPointerCapture(event.pointerId);
    this.board.sketch(from, from, brushOf(event));
  }

  private startPress(event: PointerEvent, surface: HTMLElement): void {
    this.board.clearSketches();
    const step = this.board.stepAt(event);
    if (step === null) {
      this.board.cancel();
      return;
    }
    const took = !this.board.isChoice(step) && !this.board.isBegun(step) && this.board.mayTakeUp(step);
    this.board.pressed(step);
    surface.setPointerCapture(event.pointerId);
    if (took) this.board.takeUp(step);
    this.press = { pointer: event.pointerId, step, x: event.clientX, y: event.clientY, took, lifted: null };
  }

  private onMove(event: PointerEvent): void {
    if (this.sketching?.pointer === event.pointerId) {
      this.board.sketch(this.sketching.from, this.squareAt(event), brushOf(event));
    }
    const press = this.press;
    if (press?.pointer !== event.pointerId) return;
    // A mouse reports a second button as a move, not as a press.
    if (event.button === RIGHT_BUTTON) {
      this.cancelAll();
      return;
    }
    if (!press.lifted && this.hasStrayed(press, event)) this.lift(press);
    if (!press.lifted) return;
    if (this.board.isThere(press.lifted)) {
      this.board.carry(press.lifted, this.board.placeAt(event), event.pointerType === 'touch');
    } else {
      this.abandon();
    }
  }

  private hasStrayed(press: Press, event: PointerEvent): boolean {
    const limit = event.pointerType in STRAY ? STRAY[event.pointerType as keyof typeof STRAY] : STRAY.mouse;
    return Math.hypot(event.clientX - press.x, event.clientY - press.y) > limit;
  }

  private lift(press: Press): void {
    if (!this.board.mayTakeUp(press.step)) return;
    if (!this.board.isBegun(press.step)) this.board.takeUp(press.step);
    press.lifted = this.board.lift(press.step);
  }

  private onUp(event: PointerEvent): void {
    this.down.delete(event.pointerId);
    if (this.sketching?.pointer === event.pointerId) {
      const { from } = this.sketching;
      this.sketching = null;
      this.board.sketched(from, this.squareAt(event), brushOf(event));
    }
    const press = this.press;
    if (press?.pointer !== event.pointerId) return;
    this.press = null;
    if (press.lifted) this.drop(press, press.lifted, this.squareAt(event));
    else if (!press.took && this.board.stepAt(event) === press.step) this.board.point(press.step);
  }

  private drop(press: Press, lifted: Lifted, square: Square | null): void {
    const there = this.board.isThere(lifted);
    this.board.putDown(lifted, there && square !== press.step ? square : null);
    if (!there) return;
    if (square === null) this.board.cancel();
    else if (square !== press.step) this.board.point(square);
  }

  private onCancel(event: PointerEvent): void {
    this.down.delete(event.pointerId);
    if (this.press?.pointer === event.pointerId || this.sketching?.pointer === event.pointerId)
      this.cancelAll();
  }

  private cancelAll(): void {
    const { press, sketching } = this;
    this.abandon();
    // A finger that only scrolls the page cancels no entry.
    if (press?.took || press?.lifted) this.board.cancel();
    this.sketching = null;
    if (sketching) this.board.sketch(sketching.from, null, 'green');
  }

  private squareAt(event: PointerEvent): Square | null {
    const step = this.board.stepAt(event);
    return step === null || isHandStep(step) ? null : step;
  }
}

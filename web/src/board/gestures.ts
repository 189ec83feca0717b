import { brushOf } from './drawings';
import type { Place } from './geometry';
import { isHandStep } from './pieces';
import type { Lifted } from './pieces-layer';
import type { Brush, Square, Step } from './types';

/** What the gestures of a pointer do to a board. */
export interface Gestured {
  /** The step under a pointer: a piece in hand or a square. */
  stepAt(event: PointerEvent): Step | null;
  /** Where the pointer is, in squares from the top left corner of the board. */
  placeAt(event: PointerEvent): Place;
  /** A piece was pressed, whatever comes of it. */
  pressed(step: Step): void;
  /** A piece that may be taken up, or at least tried. */
  mayTakeUp(step: Step): boolean;
  isChoice(step: Step): boolean;
  isBegun(step: Step): boolean;
  takeUp(step: Step): void;
  point(step: Step): void;
  cancel(): void;
  lift(step: Step): Lifted | null;
  isThere(lifted: Lifted): boolean;
  carry(lifted: Lifted, place: Place, byTouch: boolean): void;
  /** The piece is put down on `square`, or (null) it goes back. */
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
  /** The press itself took the piece up, so letting go on it does nothing more. */
  readonly took: boolean;
  lifted: Lifted | null;
}

const RIGHT_BUTTON = 2;
/** So far, in pixels, may a pointer stray before a click is a drag. */
const STRAY = { mouse: 4, pen: 6, touch: 8 } as const;

/**
 * Clicks, taps, drags and right-drags. One pointer at a time: a second finger cancels what the first has begun, and
 * nothing happens until all have left. A lifted piece that disappears ends its drag without a word.
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
    // The focus is set by the board; the browser would take it away, for a captured pointer presses the surface.
    surface.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
    surface.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    signal.addEventListener('abort', () => this.forget());
  }

  /** Ends a drag, if there is one; the piece goes back. */
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
    // A second button of a mouse comes as a move, not as a press.
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
    // A finger that only scrolls the page takes nothing back.
    if (press?.took || press?.lifted) this.board.cancel();
    this.sketching = null;
    if (sketching) this.board.sketch(sketching.from, null, 'green');
  }

  private squareAt(event: PointerEvent): Square | null {
    const step = this.board.stepAt(event);
    return step === null || isHandStep(step) ? null : step;
  }
}

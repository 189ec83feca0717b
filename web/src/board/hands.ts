import type { Place } from './geometry';
import { handStep, sideOf } from './pieces';
import { oneTabStop, rove } from './rove';
import { html } from './svg';
import type { Piece, Side, Step } from './types';

export type Holdings = Readonly<Record<Piece, number>>;

/** Content and state of both hands. */
export interface HandsState {
  readonly holdings: Holdings;
  readonly orientation: Side;
  readonly picture: (piece: Piece) => string;
  readonly nameOf: (piece: Piece) => string;
  readonly sides: Readonly<Record<Side, string>>;
  readonly isLive: (piece: Piece) => boolean;
  /** The selected piece in hand. */
  readonly selected: Piece | null;
}

const SIDES: readonly Side[] = ['white', 'black'];

/** The pieces in hand of both sides: the viewer's below the board, the other side's above. */
export class Hands {
  readonly elements: Readonly<Record<Side, HTMLElement>> = { white: hand('white'), black: hand('black') };
  private drawn = '';
  private painter: ((piece: Piece) => string) | null = null;

  update(state: HandsState): void {
    this.draw(state);
    for (const side of SIDES) {
      this.elements[side].setAttribute('aria-label', `${state.sides[side]}'s hand`);
      this.elements[side].classList.toggle('above', side !== state.orientation);
      for (const button of this.buttons(side)) this.refresh(button, state);
      const buttons = this.buttons(side).filter((button) => !button.disabled);
      oneTabStop(buttons, Math.max(0, buttons.indexOf(document.activeElement as HTMLButtonElement)));
    }
  }

  /** The piece in hand on the enabled button that contains `target`; null without such a button. */
  pieceAt(target: EventTarget | null): Piece | null {
    if (!(target instanceof Element)) return null;
    const button = target.closest<HTMLButtonElement>('.vb-held');
    return button && !button.disabled ? (button.dataset['piece'] ?? null) : null;
  }

  /** Moves the focus within a hand; false if the key does not move it. */
  key(key: string): boolean {
    return SIDES.some((side) =>
      rove(
        this.buttons(side).filter((button) => !button.disabled),
        key,
      ),
    );
  }

  /** The place of a piece in hand, in squares from the top left corner of the board. */
  placeOf(step: Step, side: Side, board: DOMRect, width: number): Place | null {
    const button = this.buttons(side).find(
      (each) => handStep(each.dataset['piece'] ?? '') === handStep(step.slice(1)),
    );
    if (!button || board.width === 0) return null;
    const square = board.width / width;
    const box = button.getBoundingClientRect();
    return {
      column: (box.x + box.width / 2 - board.x) / square - 0.5,
      row: (box.y + box.height / 2 - board.y) / square - 0.5,
    };
  }

  private draw({ holdings, picture }: HandsState): void {
    const pieces = Object.keys(holdings);
    if (this.drawn === pieces.join() && this.painter === picture) return;
    this.drawn = pieces.join();
    this.painter = picture;
    for (const side of SIDES) {
      this.elements[side].replaceChildren(
        ...pieces.filter((piece) => sideOf(piece) === side).map((piece) => held(piece, picture)),
      );
    }
  }

  private refresh(button: HTMLButtonElement, state: HandsState): void {
    const piece = button.dataset['piece'] ?? '';
    const count = state.holdings[piece] ?? 0;
    write(button, '.vb-name', `${state.nameOf(piece)} in hand, `);
    write(button, '.vb-count', String(count));
    button.disabled = count === 0;
    button.classList.toggle('live', count > 0 && state.isLive(piece));
    button.setAttribute('aria-pressed', String(piece === state.selected));
  }

  private buttons(side: Side): HTMLButtonElement[] {
    return [...this.elements[side].querySelectorAll('button')];
  }
}

function hand(side: Side): HTMLElement {
  const element = html('div', `vb-hand ${side}`);
  element.setAttribute('role', 'toolbar');
  return element;
}

function held(piece: Piece, picture: (piece: Piece) => string): HTMLButtonElement {
  const button = html('button', 'vb-held');
  button.type = 'button';
  button.dataset['piece'] = piece;
  const drawing = html('span', 'vb-picture');
  drawing.innerHTML = picture(piece);
  drawing.setAttribute('aria-hidden', 'true');
  button.append(drawing, html('span', 'vb-name'), html('span', 'vb-count'));
  return button;
}

function write(button: HTMLButtonElement, selector: string, text: string): void {
  const element = button.querySelector(selector);
  if (element && element.textContent !== text) element.textContent = text;
}

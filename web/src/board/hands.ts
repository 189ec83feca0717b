import type { Place } from './geometry';
import { handStep, sideOf } from './men';
import { oneTabStop, rove } from './rove';
import { html } from './svg';
import type { Man, Side, Step } from './types';

export type Holdings = Readonly<Record<Man, number>>;

/** What a hand shows. */
export interface HandsState {
  readonly holdings: Holdings;
  readonly orientation: Side;
  readonly picture: (man: Man) => string;
  readonly nameOf: (man: Man) => string;
  readonly isLive: (man: Man) => boolean;
  /** The man in hand that is pointed at. */
  readonly selected: Man | null;
}

const SIDES: readonly Side[] = ['white', 'black'];

/** The men in hand of both sides: the viewer's below, the other's above. */
export class Hands {
  readonly elements: Readonly<Record<Side, HTMLElement>> = { white: hand('white'), black: hand('black') };
  private drawn = '';
  private painter: ((man: Man) => string) | null = null;

  update(state: HandsState): void {
    this.draw(state);
    for (const side of SIDES) {
      this.elements[side].classList.toggle('above', side !== state.orientation);
      for (const button of this.buttons(side)) this.refresh(button, state);
      const buttons = this.buttons(side).filter((button) => !button.disabled);
      oneTabStop(buttons, Math.max(0, buttons.indexOf(document.activeElement as HTMLButtonElement)));
    }
  }

  /** The man in hand at which `target` lies. */
  manAt(target: EventTarget | null): Man | null {
    if (!(target instanceof Element)) return null;
    const button = target.closest<HTMLButtonElement>('.vb-held');
    return button && !button.disabled ? (button.dataset['man'] ?? null) : null;
  }

  /** Moves the focus within a hand; false if the key does not. */
  key(key: string): boolean {
    return SIDES.some((side) =>
      rove(
        this.buttons(side).filter((button) => !button.disabled),
        key,
      ),
    );
  }

  /** Where a man in hand is drawn, in squares from the top left corner of the board. */
  placeOf(step: Step, side: Side, board: DOMRect, files: number): Place | null {
    const button = this.buttons(side).find(
      (each) => handStep(each.dataset['man'] ?? '') === handStep(step.slice(1)),
    );
    if (!button || board.width === 0) return null;
    const square = board.width / files;
    const box = button.getBoundingClientRect();
    return {
      column: (box.x + box.width / 2 - board.x) / square - 0.5,
      row: (box.y + box.height / 2 - board.y) / square - 0.5,
    };
  }

  private draw({ holdings, picture }: HandsState): void {
    const men = Object.keys(holdings);
    if (this.drawn === men.join() && this.painter === picture) return;
    this.drawn = men.join();
    this.painter = picture;
    for (const side of SIDES) {
      this.elements[side].replaceChildren(
        ...men.filter((man) => sideOf(man) === side).map((man) => held(man, picture)),
      );
    }
  }

  private refresh(button: HTMLButtonElement, state: HandsState): void {
    const man = button.dataset['man'] ?? '';
    const count = state.holdings[man] ?? 0;
    write(button, '.vb-name', `${state.nameOf(man)} in hand, `);
    write(button, '.vb-count', String(count));
    button.disabled = count === 0;
    button.classList.toggle('live', count > 0 && state.isLive(man));
    button.setAttribute('aria-pressed', String(man === state.selected));
  }

  private buttons(side: Side): HTMLButtonElement[] {
    return [...this.elements[side].querySelectorAll('button')];
  }
}

function hand(side: Side): HTMLElement {
  const element = html('div', `vb-hand ${side}`);
  element.setAttribute('role', 'toolbar');
  element.setAttribute('aria-label', `${side === 'white' ? 'White' : 'Black'}'s hand`);
  return element;
}

function held(man: Man, picture: (man: Man) => string): HTMLButtonElement {
  const button = html('button', 'vb-held');
  button.type = 'button';
  button.dataset['man'] = man;
  const drawing = html('span', 'vb-picture');
  drawing.innerHTML = picture(man);
  drawing.setAttribute('aria-hidden', 'true');
  button.append(drawing, html('span', 'vb-name'), html('span', 'vb-count'));
  return button;
}

function write(button: HTMLButtonElement, selector: string, text: string): void {
  const element = button.querySelector(selector);
  if (element && element.textContent !== text) element.textContent = text;
}

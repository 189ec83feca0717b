import type { Geometry } from './geometry';
import { Opened } from './opened';
import { oneTabStop, rove } from './rove';
import { html } from './svg';
import type { Piece, Square, Step } from './types';

/** A choice in the strip: a piece to promote to, or a piece that enters. */
export interface Becoming {
  readonly step: Step;
  /** Null: no piece enters; a word stands for this choice. */
  readonly piece: Piece | null;
  readonly label: string;
}

/** The strip of pieces beside a square, from which the player picks a promotion or a piece that enters. */
export class Strip {
  readonly element = html('div', 'vb-strip');
  private readonly opened = new Opened(this.element);
  private shown = '';

  constructor() {
    this.element.hidden = true;
    this.element.setAttribute('role', 'group');
    this.element.setAttribute('aria-label', 'Becomes');
  }

  get open(): boolean {
    return !this.element.hidden;
  }

  /** Shows the choices at a square, or hides the strip without choices; returns whether the strip has just opened. */
  show(
    choices: readonly Becoming[],
    square: Square | null,
    geometry: Geometry,
    picture: (piece: Piece) => string,
  ): boolean {
    const place = square === null ? null : geometry.placeOf(square);
    const shown = [square, geometry.orientation, ...choices.map(({ step }) => step)].join(' ');
    this.element.hidden = choices.length === 0;
    if (!this.open) this.shown = '';
    if (!this.open || shown === this.shown) return false;
    this.shown = shown;
    this.opened.anew();
    const buttons = choices.map((each) => becoming(each, picture));
    oneTabStop(buttons);
    this.element.replaceChildren(...buttons);
    const upper = place === null || place.row < geometry.height / 2;
    const spare = Math.max(0, geometry.height - choices.length);
    const row = place?.row ?? 0;
    this.element.classList.toggle('upwards', !upper);
    this.element.style.setProperty('--column', String(place?.column ?? 0));
    // Moves the strip away from the rim as far as needed to keep all choices on the board.
    const rows = upper ? Math.min(row, spare) : Math.max(row, geometry.height - 1 - spare);
    this.element.style.setProperty('--row', String(rows));
    return true;
  }

  focus(): void {
    this.buttons()[0]?.focus({ preventScroll: true });
  }

  stepAt(target: EventTarget | null): Step | null {
    if (!(target instanceof Element)) return null;
    return target.closest<HTMLElement>('.vb-becoming')?.dataset['step'] ?? null;
  }

  key(key: string): boolean {
    return rove(this.buttons(), key);
  }

  private buttons(): HTMLButtonElement[] {
    return [...this.element.querySelectorAll('button')];
  }
}

function becoming({ step, piece, label }: Becoming, picture: (piece: Piece) => string): HTMLButtonElement {
  const button = html('button', 'vb-becoming');
  button.type = 'button';
  button.dataset['step'] = step;
  button.setAttribute('aria-label', label);
  button.title = label;
  if (piece === null) button.textContent = label;
  else button.innerHTML = picture(piece);
  return button;
}

import type { Way } from './tree';

const IN_TEXT = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';
const OWN_ARROWS = '[popover], [role="toolbar"], [role="slider"], [role="radiogroup"], input, dialog';
const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  ArrowUp: 'above',
  ArrowDown: 'below',
  Home: 'start',
  End: 'end',
};

/**
 * Reads the arrow keys as ways through a tree. On the board the arrows lead from square to square, but only for a
 * reader who came there by keyboard: after a click there they mean what they mean everywhere.
 */
export class Leafing {
  #byPointer = false;

  /** A pointer was pressed somewhere. */
  pressed(): void {
    this.#byPointer = true;
  }

  /** The way that a key means; null if it means something else. */
  wayOf(event: KeyboardEvent): Way | null {
    if (event.key === 'Tab') this.#byPointer = false;
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return null;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(IN_TEXT) || target?.closest(OWN_ARROWS)) return null;
    if (target?.closest('variorum-board') && !this.#byPointer) return null;
    return WAYS[event.key] ?? null;
  }
}

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
 * Reads the arrow keys as steps through a tree. On the board, arrow keys move between squares, but only if the reader
 * came there by keyboard; after a click on the board they step through the tree as elsewhere.
 */
export class Leafing {
  #byPointer = false;

  /** Notes that a pointer was pressed. */
  pressed(): void {
    this.#byPointer = true;
  }

  /** The way through the tree for a key; null for any other key. */
  wayOf(event: KeyboardEvent): Way | null {
    if (event.key === 'Tab') this.#byPointer = false;
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return null;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(IN_TEXT) || target?.closest(OWN_ARROWS)) return null;
    if (target?.closest('variorum-board') && !this.#byPointer) return null;
    return WAYS[event.key] ?? null;
  }
}

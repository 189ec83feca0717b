const IN_TEXT = 'input, textarea, select, [contenteditable]';
const OWN_ARROWS = '[popover], [role="toolbar"], [role="tablist"]';
const STEPS: Readonly<Record<string, (shown: number, last: number) => number>> = {
  ArrowLeft: (shown) => shown - 1,
  ArrowRight: (shown) => shown + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Steps through a game by the arrow keys. On the board, arrow keys move between squares, but only if the reader came
 * there by keyboard; after a click on the board they step through the game as elsewhere.
 */
export class Leafing {
  #byPointer = false;

  /** Notes that a pointer was pressed. */
  pressed(): void {
    this.#byPointer = true;
  }

  /** The ply to which a key leads; null for any other key. */
  plyFor(event: KeyboardEvent, shown: number, last: number): number | null {
    if (event.key === 'Tab' || event.key.startsWith('ArrowU') || event.key.startsWith('ArrowD')) {
      this.#byPointer = false;
    }
    const step = STEPS[event.key];
    if (!step || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return null;
    // An editor has a root of its own.
    const [target] = event.composedPath().filter((each) => each instanceof Element);
    if (target?.closest(IN_TEXT) || target?.closest(OWN_ARROWS)) return null;
    if (target?.closest('variorum-board') && !this.#byPointer) return null;
    return Math.min(last, Math.max(0, step(shown, last)));
  }
}

const IN_TEXT = 'input, textarea, select, [contenteditable]';
const STEPS: Readonly<Record<string, (shown: number, last: number) => number>> = {
  ArrowLeft: (shown) => shown - 1,
  ArrowRight: (shown) => shown + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Leafs through a game with the arrow keys. On the board the arrows lead from square to square, but only for a
 * reader who came there by keyboard: after a click there they leaf like everywhere.
 */
export class Leafing {
  #byPointer = false;

  /** A pointer was pressed somewhere. */
  pressed(): void {
    this.#byPointer = true;
  }

  /** Which ply a key leads to; null if the key means something else. */
  plyFor(event: KeyboardEvent, shown: number, last: number): number | null {
    if (event.key === 'Tab' || event.key.startsWith('ArrowU') || event.key.startsWith('ArrowD')) {
      this.#byPointer = false;
    }
    const step = STEPS[event.key];
    if (!step || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return null;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(IN_TEXT) || target?.closest('[popover], [role="toolbar"]')) return null;
    if (target?.closest('variorum-board') && !this.#byPointer) return null;
    return Math.min(last, Math.max(0, step(shown, last)));
  }
}

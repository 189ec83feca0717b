/** Number of pointer presses so far on this page. */
let presses = 0;
globalThis.addEventListener?.('pointerdown', () => presses++, { capture: true });

/** Events that browsers send after a tap, to the element that is under the finger at that time. */
const MADE_OF_A_TAP = ['mousedown', 'mouseup', 'click'] as const;

/**
 * An element that may open under a pressed pointer: it receives only clicks from presses that began after it opened. So
 * the tap that opens a choice never makes the choice, however long it lasts. Clicks by keys and screen readers have no
 * press and are received.
 */
export class Opened {
  /** The number of presses when the element last opened. */
  private before = presses;

  constructor(
    private readonly element: HTMLElement,
    signal?: AbortSignal,
  ) {
    for (const type of MADE_OF_A_TAP) {
      element.addEventListener(type, (event) => this.hear(event), {
        capture: true,
        ...(signal ? { signal } : {}),
      });
    }
  }

  /** Notes that the element has opened again. */
  anew(): void {
    this.before = presses;
  }

  /** Stops an event that belongs to a press before the element opened. */
  private hear(event: MouseEvent): void {
    // A click by a key or a screen reader counts no presses: its `detail` is 0.
    const byKey = event.type === 'click' && event.detail === 0;
    if (byKey || presses > this.before || !this.element.isConnected) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}

/** Guards an element that a page has just inserted, as {@link Opened} does: `{@attach opened}`. */
export function opened(element: HTMLElement): () => void {
  const closed = new AbortController();
  new Opened(element, closed.signal);
  return () => closed.abort();
}

/** When the last press of a pointer on this page began, on the clock of events. */
let lastPress = -Infinity;
globalThis.addEventListener?.('pointerdown', (event) => (lastPress = event.timeStamp), { capture: true });

/** What browsers make of a tap when the finger has left, wherever it lay: on whatever lies there by then. */
const MADE_OF_A_TAP = ['mousedown', 'mouseup', 'click'] as const;

/** Within so many milliseconds, which is a browser's time for a double tap, nobody has read what has opened. */
export const UNREAD = 300;

/**
 * Something that opens where a pointer may be: it hears only of presses that began when it could have been read. So neither the
 * tap that opens a choice nor a second one in haste also chooses. Keys and screen readers click without a press and are heard.
 */
export class Opened {
  private since = performance.now();

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

  /** It has opened once more. */
  anew(): void {
    this.since = performance.now();
  }

  private hear(event: MouseEvent): void {
    const byKey = event.type === 'click' && event.detail === 0;
    if (byKey || lastPress > this.since + UNREAD || !this.element.isConnected) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}

/** The same for an element that a page has just put in place: `{@attach opened}`. */
export function opened(element: HTMLElement): () => void {
  const closed = new AbortController();
  new Opened(element, closed.signal);
  return () => closed.abort();
}

/** How many presses of pointers have begun on this page. */
let presses = 0;
globalThis.addEventListener?.('pointerdown', () => presses++, { capture: true });

/** What browsers make of a tap when the finger has left, wherever it lay: on whatever lies there by then. */
const MADE_OF_A_TAP = ['mousedown', 'mouseup', 'click'] as const;

/**
 * Something that opens while a pointer may be down on it: it hears only of presses that began after it had opened. So no tap
 * that opens a choice also chooses, however long it took. Keys and screen readers click without a press and are heard.
 */
export class Opened {
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

  /** It has opened once more. */
  anew(): void {
    this.before = presses;
  }

  private hear(event: MouseEvent): void {
    const byKey = event.type === 'click' && event.detail === 0;
    if (byKey || presses > this.before || !this.element.isConnected) return;
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

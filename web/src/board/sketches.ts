import type { Gestured } from './gestures';
import { toggle } from './drawings';
import type { Brush, Drawing, Square } from './types';

/** The player's own arrows and circles, and the one that is just being drawn. */
export class Sketches {
  done: readonly Drawing[] = [];
  #begun: Drawing | null = null;

  get all(): readonly Drawing[] {
    return this.#begun ? [...this.done, this.#begun] : this.done;
  }

  /** The pointer has come to a square, or (null) left the board. */
  draw(from: Square, to: Square | null, brush: Brush): void {
    this.#begun = to === null ? null : drawing(from, to, brush);
  }

  /** The pointer was let go there. */
  finish(from: Square, to: Square | null, brush: Brush): void {
    this.#begun = null;
    if (to !== null) this.done = toggle(this.done, drawing(from, to, brush));
  }

  /** Rubs all out; false if there was nothing. */
  clear(): boolean {
    const any = this.done.length > 0;
    this.done = [];
    return any;
  }
}

function drawing(from: Square, to: Square, brush: Brush): Drawing {
  return { kind: from === to ? 'circle' : 'arrow', from, to, brush };
}

/** The gestures that sketch. */
export function sketching(
  sketches: Sketches,
  changed: () => void,
  drawn: () => void,
): Pick<Gestured, 'sketch' | 'sketched' | 'clearSketches'> {
  return {
    sketch: (from, to, brush) => {
      sketches.draw(from, to, brush);
      changed();
    },
    sketched: (from, to, brush) => {
      sketches.finish(from, to, brush);
      drawn();
    },
    clearSketches: () => {
      if (sketches.clear()) drawn();
    },
  };
}

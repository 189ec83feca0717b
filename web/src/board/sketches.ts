import type { Gestured } from './gestures';
import { toggle } from './drawings';
import type { Brush, Drawing, Square } from './types';

/** The player's own arrows and circles, and the one in progress. */
export class Sketches {
  done: readonly Drawing[] = [];
  #begun: Drawing | null = null;

  get all(): readonly Drawing[] {
    return this.#begun ? [...this.done, this.#begun] : this.done;
  }

  /** Draws to the square under the pointer; null: the pointer has left the board. */
  draw(from: Square, to: Square | null, brush: Brush): void {
    this.#begun = to === null ? null : drawing(from, to, brush);
  }

  /** Finishes a drawing at the square where the pointer was released. */
  finish(from: Square, to: Square | null, brush: Brush): void {
    this.#begun = null;
    if (to !== null) this.done = toggle(this.done, drawing(from, to, brush));
  }

  /** Erases all drawings; false if there was none. */
  clear(): boolean {
    const any = this.done.length > 0;
    this.done = [];
    return any;
  }
}

function drawing(from: Square, to: Square, brush: Brush): Drawing {
  return { kind: from === to ? 'circle' : 'arrow', from, to, brush };
}

/** The gestures that draw arrows and circles. */
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

import type { Geometry } from './geometry';
import { html } from './svg';
import type { Square } from './types';

/** Label and state of a cell. */
export interface CellState {
  readonly label: string;
  /** Whether the square may be pointed at or taken up now; a finger on it then does not scroll the page. */
  readonly live: boolean;
  readonly selected: boolean;
}

const DIRECTIONS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The board for keyboards and screen readers: an ARIA grid of the squares that exist, with one tab stop. */
export class Grid {
  readonly element = html('div', 'vb-grid');
  private readonly cells = new Map<Square, HTMLElement>();
  private current: Square | null = null;

  constructor(private geometry: Geometry) {
    this.element.setAttribute('role', 'grid');
    this.lookFrom(geometry);
  }

  lookFrom(geometry: Geometry): void {
    const hadFocus = this.element.contains(document.activeElement);
    this.geometry = geometry;
    this.cells.clear();
    this.element.replaceChildren(...geometry.rows.map((squares, index) => this.row(squares, index)));
    const first = geometry.rows.at(-1)?.[0] ?? null;
    this.makeCurrent(this.current !== null && geometry.has(this.current) ? this.current : first);
    if (hadFocus && this.current !== null) this.focus(this.current);
  }

  name(label: string): void {
    this.element.setAttribute('aria-label', label);
  }

  update(stateOf: (square: Square) => CellState): void {
    for (const [square, cell] of this.cells) {
      const { label, live, selected } = stateOf(square);
      if (cell.getAttribute('aria-label') !== label) cell.setAttribute('aria-label', label);
      if (cell.hasAttribute('aria-selected') !== selected) cell.toggleAttribute('aria-selected', selected);
      if (selected) cell.setAttribute('aria-selected', 'true');
      cell.classList.toggle('live', live);
    }
  }

  focus(square: Square): void {
    this.makeCurrent(square);
    this.cells.get(square)?.focus({ preventScroll: true });
  }

  focusCurrent(): void {
    if (this.current !== null) this.focus(this.current);
  }

  /** The square of the cell that contains `target`. */
  squareOf(target: EventTarget | null): Square | null {
    if (!(target instanceof Element)) return null;
    return target.closest<HTMLElement>('.vb-cell')?.dataset['square'] ?? null;
  }

  /** The square to which a key moves the focus; null for a key that does not move it. */
  squareByKey(key: string, ctrl: boolean): Square | null {
    if (this.current === null) return null;
    const direction = DIRECTIONS[key];
    if (direction) return this.geometry.beyond(this.current, ...direction);
    const row = this.geometry.rows.find((squares) => this.current !== null && squares.includes(this.current));
    if (key === 'Home') return (ctrl ? this.geometry.rows[0] : row)?.[0] ?? null;
    if (key === 'End') return (ctrl ? this.geometry.rows.at(-1) : row)?.at(-1) ?? null;
    return null;
  }

  private makeCurrent(square: Square | null): void {
    if (this.current !== null) this.cells.get(this.current)?.setAttribute('tabindex', '-1');
    this.current = square;
    if (square !== null) this.cells.get(square)?.setAttribute('tabindex', '0');
  }

  private row(squares: readonly Square[], index: number): HTMLElement {
    const row = html('div', 'vb-row');
    row.setAttribute('role', 'row');
    row.setAttribute('aria-rowindex', String(index + 1));
    row.append(...squares.map((square) => this.cell(square)));
    return row;
  }

  private cell(square: Square): HTMLElement {
    const cell = html('div', 'vb-cell');
    const { column, row } = this.geometry.placeOf(square) ?? { column: 0, row: 0 };
    cell.setAttribute('role', 'gridcell');
    cell.setAttribute('aria-colindex', String(Math.floor(column) + 1));
    cell.setAttribute('tabindex', '-1');
    cell.dataset['square'] = square;
    cell.style.setProperty('--column', String(column));
    cell.style.setProperty('--row', String(row));
    this.cells.set(square, cell);
    return cell;
  }
}

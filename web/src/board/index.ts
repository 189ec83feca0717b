import { VariorumBoard } from './element';

export { VariorumBoard };
export { Geometry, fileAndRank, squareName } from './geometry';
export { readPlacement, shapeOf, PlacementError, type Men } from './placement';
export { ofSide, sideOf } from './men';
export type { Holdings } from './hands';
export type { BoardProperties } from './properties';
export type * from './types';

declare global {
  interface HTMLElementTagNameMap {
    'variorum-board': VariorumBoard;
  }
}

if (!customElements.get('variorum-board')) customElements.define('variorum-board', VariorumBoard);

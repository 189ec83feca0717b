import { VariorumBoard } from './element';

export { VariorumBoard };
export { Geometry, fileAndRank, squareName } from './geometry';
export { readPlacement, shapeOf, PlacementError, type Pieces } from './placement';
export { ofSide, sideOf } from './pieces';
export type { Holdings } from './hands';
export type { BoardProperties } from './properties';
export type * from './types';

declare global {
  interface HTMLElementTagNameMap {
    'variorum-board': VariorumBoard;
  }
}

if (!customElements.get('variorum-board')) customElements.define('variorum-board', VariorumBoard);

import type { Piece, Side, Step } from './types';

export function sideOf(piece: Piece): Side {
  return piece === piece.toUpperCase() ? 'white' : 'black';
}

/** The same piece as a piece of `side`: `ofSide('+R', 'black')` is `"+r"`. */
export function ofSide(piece: Piece, side: Side): Piece {
  return side === 'white' ? piece.toUpperCase() : piece.toLowerCase();
}

export function isHandStep(step: Step): boolean {
  return step.startsWith('@');
}

export function isBecomeStep(step: Step): boolean {
  return step.startsWith('=');
}

/** Whether a step chooses a piece in hand that enters the board with the move. */
export function isComeStep(step: Step): boolean {
  return step.startsWith('=@');
}

/** The piece of a step `"@P"`, `"=Q"` or `"=@H"`, as a piece of `side`. */
export function pieceOf(step: Step, side: Side): Piece {
  return ofSide(step.replace(/^(=@|=|@)/, ''), side);
}

/** The step that points at this piece in hand. */
export function handStep(piece: Piece): Step {
  return `@${ofSide(piece, 'white')}`;
}

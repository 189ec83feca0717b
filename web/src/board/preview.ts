import { isBecomeStep, isComeStep, isHandStep, pieceOf } from './pieces';
import type { Pieces } from './placement';
import type { Piece, Previews, Side, Square, Step } from './types';

type Changes = Readonly<Record<Square, Piece | ''>>;

/**
 * The plain effect of pointing at two squares, or at a piece in hand and a square: the piece arrives. It is shown where
 * the page has sent no preview, while the board waits for a promotion choice or for the next position.
 */
function presumed(steps: readonly Step[], pieces: Pieces, side: Side): Changes | null {
  const [from, to, becomes] = steps;
  if (from === undefined || to === undefined || isBecomeStep(to)) return null;
  if (becomes !== undefined && !isBecomeStep(becomes)) return null;
  const piece = isHandStep(from) ? pieceOf(from, side) : pieces.get(from);
  if (piece === undefined) return null;
  if (becomes !== undefined && isComeStep(becomes)) return { [to]: piece, [from]: pieceOf(becomes, side) };
  const arrived = becomes === undefined ? piece : pieceOf(becomes, side);
  return isHandStep(from) ? { [to]: arrived } : { [from]: '', [to]: arrived };
}

/** The pieces to show for the entered steps: the page's preview of the longest prefix, or else the plain effect. */
export function preview(
  pieces: Pieces,
  steps: readonly Step[],
  previews: Previews,
  side: Side,
  presume: boolean,
): Pieces {
  const changes =
    previews[steps.join(' ')] ?? (presume ? presumed(steps, pieces, side) : null) ?? longest(steps, previews);
  const shown = new Map(pieces);
  for (const [square, piece] of Object.entries(changes)) {
    if (piece === '') shown.delete(square);
    else shown.set(square, piece);
  }
  return shown;
}

function longest(steps: readonly Step[], previews: Previews): Changes {
  for (let length = steps.length; length > 0; length--) {
    const changes = previews[steps.slice(0, length).join(' ')];
    if (changes) return changes;
  }
  return {};
}

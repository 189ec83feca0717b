import { sideOf } from './pieces';
import type { Piece } from './types';

/** Picture of a piece without artwork: a disc with the piece's letter. */
export function placeholder(piece: Piece): string {
  const [disc, ink] = sideOf(piece) === 'white' ? ['#fdfaf2', '#26221c'] : ['#26221c', '#fdfaf2'];
  const letter = piece.replace('~', '').toUpperCase();
  return (
    `<svg viewBox="0 0 64 64"><circle cx="32" cy="32" r="25" fill="${disc}" stroke="${ink}" stroke-width="2.5"/>` +
    `<text x="32" y="42" text-anchor="middle" font-family="Georgia, serif" font-weight="bold" ` +
    `font-size="${letter.length > 1 ? 24 : 30}" fill="${ink}">${letter}</text></svg>`
  );
}

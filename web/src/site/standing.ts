/** The pieces of a position: the placement field of the FEN without the hands, and the pieces in hand. */
export interface Standing {
  readonly placement: string;
  readonly hands: Readonly<Record<string, number>>;
}

/** Reads the first field of a FEN; `held` are the pieces that can be in hand. */
export function standing(fen: string, held: readonly string[]): Standing {
  const [field = ''] = fen.split(' ');
  const [placement = '', rest = ''] = field.split('[');
  const hands = Object.fromEntries(held.map((piece) => [piece, 0]));
  for (const piece of rest.match(/[A-Za-z]/g) ?? []) hands[piece] = (hands[piece] ?? 0) + 1;
  return { placement, hands };
}

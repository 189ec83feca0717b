import type { Score, Sides } from '../../api/types';

/** So many centipawns ahead, a side is reckoned to win ten times of eleven. */
const TENFOLD = 400;

/** How the chances are shared: 1 is all White's, 0 all Black's. */
export function share({ centipawns, wins }: Score): number {
  if (wins !== undefined) return wins > 0 ? 1 : wins < 0 ? 0 : 0.5;
  return 1 / (1 + 10 ** (-(centipawns ?? 0) / TENFOLD));
}

/** A score in a few signs, from White's side: `+1.35`, `−0.20`, `#3`, `−#2`. */
export function signs({ centipawns, wins }: Score): string {
  if (wins !== undefined) return wins === 0 ? 'end' : `${wins < 0 ? '−' : ''}#${Math.abs(wins)}`;
  const pawns = ((centipawns ?? 0) / 100).toFixed(2);
  if (Number(pawns) === 0) return '0.00';
  return pawns.startsWith('-') ? pawns.replace('-', '−') : `+${pawns}`;
}

/** A score in words, for people who do not see the signs. */
export function words({ centipawns, wins }: Score, sides: Sides): string {
  if (wins !== undefined) {
    if (wins === 0) return 'the game is over';
    return `${sides[wins > 0 ? 'white' : 'black'].name} wins in ${Math.abs(wins)}`;
  }
  const ahead = centipawns ?? 0;
  if (Math.abs(ahead) < 25) return `about equal, ${signs({ centipawns: ahead })}`;
  return `${sides[ahead > 0 ? 'white' : 'black'].name} is ahead by ${(Math.abs(ahead) / 100).toFixed(2)}`;
}

/** How many positions an engine has seen: `12.3k`. */
export function counted(nodes: number): string {
  if (nodes < 1_000) return String(nodes);
  if (nodes < 1_000_000) return `${(nodes / 1_000).toFixed(nodes < 100_000 ? 1 : 0)}k`;
  return `${(nodes / 1_000_000).toFixed(1)}M`;
}

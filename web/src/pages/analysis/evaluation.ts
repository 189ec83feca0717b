import type { Score, Sides } from '../../api/types';

/** Advantage in centipawns at which a side is expected to win ten games of eleven. */
const TENFOLD = 400;

/** White's share of the winning chances, from 0 to 1. */
export function share({ centipawns, wins }: Score): number {
  if (wins !== undefined) return wins > 0 ? 1 : wins < 0 ? 0 : 0.5;
  return 1 / (1 + 10 ** (-(centipawns ?? 0) / TENFOLD));
}

/** A score in signs, from White's point of view: `+1.35`, `−0.20`, `#3`, `−#2`. */
export function signs({ centipawns, wins }: Score): string {
  if (wins !== undefined) return wins === 0 ? 'end' : `${wins < 0 ? '−' : ''}#${Math.abs(wins)}`;
  const pawns = ((centipawns ?? 0) / 100).toFixed(2);
  if (Number(pawns) === 0) return '0.00';
  return pawns.startsWith('-') ? pawns.replace('-', '−') : `+${pawns}`;
}

/** A score in words, for screen readers. */
export function words({ centipawns, wins }: Score, sides: Sides): string {
  if (wins !== undefined) {
    if (wins === 0) return 'the game is over';
    return `${sides[wins > 0 ? 'white' : 'black'].name} wins in ${Math.abs(wins)}`;
  }
  const ahead = centipawns ?? 0;
  if (Math.abs(ahead) < 25) return `about equal, ${signs({ centipawns: ahead })}`;
  return `${sides[ahead > 0 ? 'white' : 'black'].name} is ahead by ${(Math.abs(ahead) / 100).toFixed(2)}`;
}

/** A number of searched nodes in short form: `12.3k`. */
export function counted(nodes: number): string {
  if (nodes < 1_000) return String(nodes);
  if (nodes < 1_000_000) return `${(nodes / 1_000).toFixed(nodes < 100_000 ? 1 : 0)}k`;
  return `${(nodes / 1_000_000).toFixed(1)}M`;
}

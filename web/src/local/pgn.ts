import type { Color, PgnTree, TimeControl } from '../api/types';
import { onFace } from './clock';
import { opposite, turnOf, type KeptGame } from './kept';

/** A kept game in the form of PGN, with the tags that the server gives its games. */
export function treeOf(game: KeptGame): PgnTree {
  return {
    game: game.game,
    options: [...game.options],
    ...(game.usual ? {} : { start: game.start }),
    tags: tagsOf(game),
    moves: game.moves.map(({ text, left }) => {
      const comment = commentOf(game.time, left);
      return { text, variations: [], ...(comment ? { comment } : {}) };
    }),
    result: resultOf(game),
  };
}

function tagsOf(game: KeptGame): Record<string, string> {
  const [date = '', rest = ''] = new Date(game.created).toISOString().split('T');
  const nameOf = (side: Color): string => (side === game.you ? 'Guest' : `Computer, level ${game.level}`);
  return {
    Event: 'Casual game',
    Date: date.replaceAll('-', '.'),
    White: nameOf('white'),
    Black: nameOf('black'),
    UTCDate: date.replaceAll('-', '.'),
    UTCTime: rest.slice(0, 8),
    TimeControl: controlOf(game.time),
    Termination: terminationOf(game),
  };
}

/** The time control as in the PGN standard: byo-yomi is a period of one move that is repeated. */
function controlOf(time: TimeControl | undefined): string {
  if (!time) return '-';
  const fischer = `${time.main}${time.increment > 0 ? `+${time.increment}` : ''}`;
  if (time.byoyomi === 0) return fischer;
  const byoyomi = `1/${time.byoyomi}`;
  return time.main === 0 && time.increment === 0 ? byoyomi : `${fischer}:${byoyomi}`;
}

function terminationOf(game: KeptGame): string {
  const { outcome } = game;
  if (!outcome) return 'unterminated';
  if (outcome.reason === 'aborted') return 'abandoned';
  return outcome.reason === 'time' && outcome.winner === opposite(turnOf(game)) ? 'time forfeit' : 'normal';
}

function resultOf({ outcome }: KeptGame): string {
  if (!outcome || outcome.reason === 'aborted') return '*';
  if (outcome.winner === undefined) return '1/2-1/2';
  return outcome.winner === 'white' ? '1-0' : '0-1';
}

/** The time on a clock after a move, as PGN comments give it. */
function commentOf(time: TimeControl | undefined, left: number | undefined): string | null {
  if (!time || left === undefined) return null;
  const seconds = Math.floor(onFace(time, left, 0) / 1_000);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `[%clk ${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}]`;
}

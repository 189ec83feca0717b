import type { ChallengeView } from '../../api/types';
import { opposite } from '../../local/kept';
import type { Games, ListedGame } from '../games';
import { controlWords } from '../time-control';

/** A game that may be on offer; a published one has no family, and is not among all games. */
export type Offered = Pick<ListedGame, 'id'> & Partial<Pick<ListedGame, 'family'>>;

/** Whether a game is on offer in a challenge. */
export function offers({ games, family }: Pick<ChallengeView, 'games' | 'family'>, game: Offered): boolean {
  if (family !== undefined) return game.family === family;
  return games.includes(game.id) || (games.length === 0 && game.family !== undefined);
}

/** Most names that are written out. */
const NAMES = 3;

/** The games of a challenge, in words. */
export function gamesOf({ games, family }: ChallengeView, all: Games): string {
  if (family !== undefined) {
    return `Any game of “${all.families.find(({ id }) => id === family)?.title ?? family}”`;
  }
  if (games.length === 0) return 'Any game';
  const names = games.map((id) => all.games.find((game) => game.id === id)?.name ?? id);
  const rest = names.length - NAMES;
  const written = rest > 1 ? [...names.slice(0, NAMES), `${rest} others`] : names;
  return written.length < 2 ? written.join('') : `${written.slice(0, -1).join(', ')} or ${written.at(-1)}`;
}

/** Time and sides of a challenge, in words for the player who may join it, or for its owner. */
export function termsOf(challenge: ChallengeView, all: Games): string {
  const { time, yours } = challenge;
  return [
    ...readingsOf(challenge, all),
    time ? controlWords(time) : 'no clock',
    sidesOf(challenge, all, yours),
  ].join(', ');
}

/** The chosen readings of the rules, as the game describes them. */
function readingsOf({ options, games }: ChallengeView, all: Games): string[] {
  const offered = all.games.find(({ id }) => id === games[0])?.options ?? [];
  return options.map((option) => {
    const about = offered.find(({ id }) => id === option)?.about;
    return about === undefined ? `option “${option}”` : `“${about.replace(/\.$/, '')}”`;
  });
}

/** What becomes of the game that a player leaves for one with a person, in words; none where no game is going on. */
export function hereWords({ playing, hasClock }: { playing: string | null; hasClock: boolean }): string {
  if (playing === null) return '';
  return hasClock
    ? 'The game here goes on without you: your clock runs on your turn.'
    : 'The game here stays as it is, under “My games”.';
}

function sidesOf({ side, games }: ChallengeView, all: Games, owner: boolean): string {
  if (side === undefined) return 'sides by lot';
  const mine = owner ? side : opposite(side);
  const [only, another] = games;
  const game = another === undefined ? all.games.find(({ id }) => id === only) : undefined;
  return `you play ${game?.sides[mine].name ?? (mine === 'white' ? 'White' : 'Black')}`;
}

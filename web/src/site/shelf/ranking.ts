import type { ListedGame } from '../games';
import { slips, slipsAllowed } from './spelling';

/**
 * Ranks of a match between a game and a search text, the best first: the text is the game's name; the name or a word of
 * it begins with the text; so does another name of the game; the game's texts contain every search word; a name or a
 * word of a name resembles the text; every search word occurs in the texts or resembles a word there.
 */
export const MATCHES = ['name', 'name begins', 'other name', 'words', 'nearly a name', 'nearly'] as const;

export type Match = (typeof MATCHES)[number];

/** The texts of a game in which the search looks. */
interface Texts {
  readonly names: readonly string[];
  readonly otherNames: readonly string[];
  /** All texts of the game, joined. */
  readonly whole: string;
  readonly words: readonly string[];
}

/** The rank of a game for a search text that is already {@link plain}; null without a match. */
export function matchOf(game: ListedGame, text: string): Match | null {
  const parts = text.split(/\s+/).filter(Boolean);
  const asked = parts.join(' ');
  const { names, otherNames, whole, words } = textsOf(game);
  if (names.some((name) => joined(name) === joined(asked))) return 'name';
  if (names.some((name) => begins(name, asked))) return 'name begins';
  if (otherNames.some((name) => begins(name, asked))) return 'other name';
  if (parts.every((part) => whole.includes(part))) return 'words';
  const called = [...names, ...otherNames].flatMap((name) => [name, ...name.split(/[ -]/)]);
  if (called.some((name) => isNear(asked, name))) return 'nearly a name';
  const nearly = parts.every((part) => whole.includes(part) || words.some((word) => isNear(part, word)));
  return nearly ? 'nearly' : null;
}

/** A text in lower case, without accents and with plain apostrophes. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").toLowerCase();
}

/** Whether a typed text equals a word up to a slip or two. */
function isNear(typed: string, word: string): boolean {
  const most = slipsAllowed(typed);
  return most > 0 && slips(typed, word, most) <= most;
}

/** Whether a name, or a word of it, begins with the text. The reader may leave out blanks and hyphens. */
function begins(name: string, asked: string): boolean {
  const bare = joined(asked);
  return bare !== '' && (joined(name).startsWith(bare) || ` ${name}`.includes(` ${asked}`));
}

function joined(name: string): string {
  return name.replace(/[^\p{L}\p{N}]/gu, '');
}

const known = new WeakMap<ListedGame, Texts>();

/** Cached, because each key press needs the texts. */
function textsOf(game: ListedGame): Texts {
  const before = known.get(game);
  if (before) return before;
  const {
    name,
    formOf = '',
    otherNames = [],
    inventor = '',
    about = '',
    opening = '',
    special,
    pieces,
  } = game;
  const names = [name, formOf].filter(Boolean).map(plain);
  const others = otherNames.map(plain);
  const rest = [inventor, about, opening, ...special, ...pieces.map((piece) => piece.name)].map(plain);
  const whole = [...names, ...others, ...rest].join('\n');
  const words = [...new Set(whole.split(/[^\p{L}\p{N}]+/u))].filter((word) => word.length > 2);
  const texts = { names, otherNames: others, whole, words };
  known.set(game, texts);
  return texts;
}

import type { ListedGame } from '../games';
import { slips, slipsAllowed } from './spelling';

/**
 * How well a game is what a text asks for, the best first: it has this name; its name, or a word of it, begins so; another of its
 * names begins so; each word stands somewhere in what is said of it; a name, or a word of
 * one, is nearly the text; each word nearly stands there.
 */
export const MATCHES = ['name', 'name begins', 'other name', 'words', 'nearly a name', 'nearly'] as const;

export type Match = (typeof MATCHES)[number];

/** What is looked for in a game. */
interface Texts {
  readonly names: readonly string[];
  readonly otherNames: readonly string[];
  /** All of it. */
  readonly whole: string;
  readonly words: readonly string[];
}

/** How well a game is what is asked for; null where it is not. The text is {@link plain}. */
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

/** A text without what a reader may leave out: capitals, accents, the form of an apostrophe. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").toLowerCase();
}

/** Whether a text is another with a slip or two. */
function isNear(typed: string, word: string): boolean {
  const most = slipsAllowed(typed);
  return most > 0 && slips(typed, word, most) <= most;
}

/** Whether a name, or a word of it, begins so. Blanks and hyphens may be left out. */
function begins(name: string, asked: string): boolean {
  const bare = joined(asked);
  return bare !== '' && (joined(name).startsWith(bare) || ` ${name}`.includes(` ${asked}`));
}

function joined(name: string): string {
  return name.replace(/[^\p{L}\p{N}]/gu, '');
}

const known = new WeakMap<ListedGame, Texts>();

/** It is put together once, since each key that is pressed asks for it. */
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

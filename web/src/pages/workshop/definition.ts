/** What definitions say of themselves, read without the program: also of a text with faults. */

/** The most characters of the name of a published definition. */
const MOST_IN_SLUG = 40;

const NAME = /^game:[ \t]*(.*)$/m;

/** The name of the game in a definition. */
export function nameOf(text: string): string {
  const said = (NAME.exec(text)?.[1] ?? '').trim();
  const quoted = /^(["'])(.*?)\1/.exec(said)?.[2];
  return (quoted ?? said.replace(/(^|\s)#.*$/, '')).trim() || 'Game without a name';
}

/** The definition with another name. */
export function renamed(text: string, name: string): string {
  const line = `game: ${JSON.stringify(name)}`;
  return NAME.test(text) ? text.replace(NAME, () => line) : `${line}\n${text}`;
}

/** A definition that says only what differs from another game. */
export function startingFrom(game: string, name: string): string {
  return `game: ${JSON.stringify(`My ${name}`)}
version: 1
from: ${game}
about: ${JSON.stringify(`${name}, changed.`)}
# Write here what differs from ${name}. Control and Space shows the words.
`;
}

/** A name in small letters, digits and hyphens, as files and addresses have them; empty if nothing is left. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MOST_IN_SLUG)
    .replace(/^-+|-+$/g, '');
}

/** A file's name for a definition. */
export function fileOf(text: string): string {
  return `${slugOf(nameOf(text)) || 'game'}.yaml`;
}

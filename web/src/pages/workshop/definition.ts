/** What definitions say of themselves, read without the program: also of a text with faults. */

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

/** A file's name for a definition. */
export function fileOf(text: string): string {
  const words = nameOf(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${words || 'game'}.yaml`;
}

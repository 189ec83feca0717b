import { at, isRecord, type Value } from './document';

type Words = { [key: string]: Value };

/** The kinds of pieces of a definition. */
export interface Kinds {
  readonly letters: readonly string[];
  /** Those that are neither royal nor promote. */
  readonly officers: readonly string[];
}

export function officersOf(pieces: Words): string[] {
  return Object.keys(pieces).filter((letter) => {
    const isPlain = /^[A-Z]$/.test(letter);
    return (
      isPlain && at(pieces, [letter, 'royal']) !== 'yes' && at(pieces, [letter, 'promotes']) === undefined
    );
  });
}

/**
 * A rule that is told over one army, for another: where it names all officers of the first, it names all of the second;
 * what it says of a kind that the second has not is left out.
 */
export function adapted(rule: Words, from: Kinds, to: Kinds, name: string): { words: Words; lost: string[] } {
  const lost: string[] = [];
  const hasSame = from.letters.every((letter) => to.letters.includes(letter));
  if (hasSame && to.officers.every((letter) => from.officers.includes(letter))) return { words: rule, lost };
  const words: Words = {};
  for (const [key, value] of Object.entries(rule)) {
    const adaptedValue =
      key === 'pieces' && isRecord(value) ? piecesFor(value, from, to) : valueFor(value, from, to);
    if (!isRecord(adaptedValue) || Object.keys(adaptedValue).length > 0 || !isRecord(value))
      words[key] = adaptedValue;
  }
  const named = isRecord(rule['pieces']) ? Object.keys(rule['pieces']) : [];
  const untold = to.officers.filter((letter) => !from.officers.includes(letter));
  if (from.officers.some((letter) => named.includes(letter)) && untold.length > 0) {
    lost.push(`${name} says of each piece how it moves, but nothing of ${untold.join(', ')}.`);
  }
  return { words, lost };
}

/** What a rule says of pieces: only of those that there are, or that it brings along. */
function piecesFor(pieces: Words, from: Kinds, to: Kinds): Words {
  const all = valueFor(pieces, from, to, '~');
  return Object.fromEntries(
    Object.entries(isRecord(all) ? all : {}).filter(([letter]) => {
      const plain = letter.replace('~', '');
      return to.letters.includes(plain) || !from.letters.includes(plain);
    }),
  );
}

/** Whether a list of letters names all officers, each with the same ending. */
function endingOf(tokens: readonly string[], { officers }: Kinds): string | null {
  const ending = tokens.some((token) => token === `${officers[0]}~`) ? '~' : '';
  return officers.length > 0 && officers.every((letter) => tokens.includes(letter + ending)) ? ending : null;
}

function valueFor(value: Value, from: Kinds, to: Kinds, only = ''): Value {
  if (typeof value === 'string') return textFor(value, from, to);
  if (Array.isArray(value)) return listFor(value, from, to);
  const keys = Object.keys(value);
  const ending = endingOf(keys, from);
  const entries = Object.entries(value).map(([key, inner]): [string, Value] => [
    key,
    valueFor(inner, from, to),
  ]);
  if (ending === null || (only !== '' && ending !== only)) return Object.fromEntries(entries);
  const model = entries.find(([key]) => key === from.officers[0] + ending);
  const isOfficer = (key: string): boolean => from.officers.some((letter) => key === letter + ending);
  const others = entries.filter(([key]) => !isOfficer(key) && (key.endsWith('~') || fits(key, from, to)));
  const officers = to.officers.map((letter): [string, Value] => {
    return [letter + ending, renamed(model?.[1] ?? {}, from.officers[0] ?? '', letter)];
  });
  return Object.fromEntries([...officers, ...others]);
}

function fits(key: string, from: Kinds, to: Kinds): boolean {
  return !from.letters.includes(key) || to.letters.includes(key);
}

/** What is said of one letter, said of another. */
function renamed(value: Value, letter: string, other: string): Value {
  if (value === letter) return other;
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map((inner) => renamed(inner, letter, other));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, renamed(inner, letter, other)]),
  );
}

function textFor(text: string, from: Kinds, to: Kinds): string {
  const tokens = text.split(' ');
  const ending = endingOf(tokens, from);
  if (ending === null) return text;
  const others = tokens.filter((token) => !from.officers.some((letter) => token === letter + ending));
  return [...to.officers.map((letter) => letter + ending), ...others].join(' ');
}

/** A list with an entry for each officer. */
function listFor(list: readonly Value[], from: Kinds, to: Kinds): Value[] {
  const named = list.map((entry) =>
    isRecord(entry) && typeof entry['pieces'] === 'string' ? entry['pieces'] : '',
  );
  if (endingOf(named, from) !== '') return list.map((entry) => valueFor(entry, from, to));
  const model = list[named.indexOf(from.officers[0] ?? '')] ?? {};
  const others = list.filter(
    (_, i) => !from.officers.includes(named[i] ?? '') && fits(named[i] ?? '', from, to),
  );
  return [...to.officers.map((letter) => renamed(model, from.officers[0] ?? '', letter)), ...others];
}

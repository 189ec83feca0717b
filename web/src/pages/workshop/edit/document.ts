import {
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  type Document,
  type Node,
  type Pair,
  type YAMLMap,
} from 'yaml';

/** A value of a definition: all scalars are texts. */
export type Value = string | Value[] | { [key: string]: Value };

export type Path = readonly string[];

/** A mistake of YAML, so that there is nothing to change yet. */
export class UnreadableText extends Error {}

type Entry = Pair<Node, Node | null>;

function parse(text: string): Document.Parsed {
  const document = parseDocument(text, { schema: 'failsafe', prettyErrors: false });
  const [mistake] = document.errors;
  if (mistake !== undefined) {
    throw new UnreadableText(
      `Line ${lineOf(text, mistake.pos[0])} of the text is no YAML: ${mistake.message}`,
    );
  }
  return document;
}

function rootOf(text: string): Node | null {
  return parse(text).contents;
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** All that a definition says. */
export function readValue(text: string): { [key: string]: Value } {
  const value: unknown = parse(text).toJS({ maxAliasCount: 100 });
  return isRecord(value) ? value : {};
}

export function isRecord(value: unknown): value is { [key: string]: Value } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a path, in which keys may be places in lists; undefined if nothing stands there. */
export function at(value: Value | undefined, path: Path): Value | undefined {
  return path.reduce<Value | undefined>((inner, key) => {
    if (Array.isArray(inner)) return inner[Number(key)];
    return isRecord(inner) ? inner[key] : undefined;
  }, value);
}

function entryOf(map: YAMLMap, key: string): Entry | undefined {
  return map.items.find((entry) => isScalar(entry.key) && entry.key.value === key) as Entry | undefined;
}

function startOf(node: Node): number {
  return node.range?.[0] ?? 0;
}

function endOf(node: Node): number {
  return node.range?.[1] ?? 0;
}

/** Where an entry ends, without what follows it. */
function endOfEntry(text: string, { key, value }: Entry): number {
  const bare = value === null || endOf(value) === startOf(value);
  const end = bare ? text.indexOf(':', endOf(key)) + 1 : endOf(value as Node);
  return text.slice(0, end).trimEnd().length;
}

/**
 * Writes a value at a path. Only that place of the text changes; what is not there yet stands behind its neighbours.
 *
 * @throws UnreadableText if the text is no YAML
 */
export function put(text: string, path: Path, value: Value): string {
  const root = rootOf(text);
  if (!isMap(root)) return `${text.trimEnd() === '' ? '' : `${text.trimEnd()}\n`}${lineFor(path, value)}\n`;
  return putIn(text, root, path, value);
}

function putIn(text: string, map: YAMLMap, [key = '', ...rest]: Path, value: Value): string {
  const entry = entryOf(map, key);
  if (entry === undefined) return withEntry(text, map, lineFor([key, ...rest], value));
  if (rest.length > 0 && isMap(entry.value)) return putIn(text, entry.value, rest, value);
  if (rest.length > 0 && isSeq(entry.value)) return putInList(text, entry.value.items as Node[], rest, value);
  return withValue(text, entry, writeValue(wrap(rest, value)));
}

/** Writes a value that stands in a list already. */
function putInList(text: string, items: readonly Node[], [key = '', ...rest]: Path, value: Value): string {
  const item = items[Number(key)];
  if (isMap(item)) return putIn(text, item, rest, value);
  if (isSeq(item)) return putInList(text, item.items as Node[], rest, value);
  if (item === undefined || rest.length > 0) throw new Error(`there is no place ${key} in the list`);
  return text.slice(0, startOf(item)) + writeValue(value) + text.slice(endOf(item));
}

function withValue(text: string, entry: Entry, written: string): string {
  const { key, value } = entry;
  const isLine =
    value !== null &&
    (isAlias(value) ||
      (isCollection(value) && value.flow === true) ||
      (isScalar(value) && !String(value.type).startsWith('BLOCK')));
  const isThere = isLine && endOf(value) > startOf(value);
  const from = isThere ? startOf(value) : text.indexOf(':', endOf(key)) + 1;
  const to = isThere ? endOf(value) : endOfEntry(text, entry);
  return `${text.slice(0, from)}${isThere ? '' : ' '}${written}${text.slice(to)}`;
}

function withEntry(text: string, map: YAMLMap, line: string): string {
  const last = map.items.at(-1) as Entry | undefined;
  if (map.flow === true) {
    if (last === undefined) return `${text.slice(0, startOf(map))}{ ${line} }${text.slice(endOf(map))}`;
    const end = endOfEntry(text, last);
    return `${text.slice(0, end)}, ${line}${text.slice(end)}`;
  }
  const first = map.items[0] as Entry | undefined;
  const begin = first === undefined ? startOf(map) : startOf(first.key);
  const indent = ' '.repeat(begin - (text.lastIndexOf('\n', begin - 1) + 1));
  const end = last === undefined ? begin : endOfEntry(text, last);
  const eol = text.indexOf('\n', end);
  const place = eol < 0 ? text.length : eol;
  return `${text.slice(0, place)}\n${indent}${line}${text.slice(place)}`;
}

function wrap(path: Path, value: Value): Value {
  return path.reduceRight<Value>((inner, key) => ({ [key]: inner }), value);
}

function lineFor([key = '', ...rest]: Path, value: Value): string {
  return `${writeText(key)}: ${key === 'start' && typeof value === 'string' ? JSON.stringify(value) : writeValue(wrap(rest, value))}`;
}

/** Writes a value on one line. */
export function writeValue(value: Value): string {
  if (typeof value === 'string') return writeText(value);
  if (Array.isArray(value)) return `[${value.map(writeValue).join(', ')}]`;
  const entries = Object.entries(value).map(([key, inner]) => `${writeText(key)}: ${writeValue(inner)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

const PLAIN = /^[\p{L}\d+(](?:[\p{L}\p{N}_+\-=~/.;'()^$* ]|:(?=\S))*$/u;

function writeText(text: string): string {
  const isPlain = PLAIN.test(text) && text === text.trim() && text.split('/').length < 4;
  return isPlain ? text : JSON.stringify(text);
}

import { isRecord, readValue, type Value } from './document';

/** The text of a shipped definition, by its id. */
export type DefinitionOf = (id: string) => string | undefined;

/** The most definitions that start from each other. */
const DEPTH = 20;

/** What a definition and those from which it starts say together. */
export function inherited(text: string, definitionOf: DefinitionOf): { [key: string]: Value } {
  return chain(text, definitionOf)
    .reverse()
    .reduce<{ [key: string]: Value }>((below, above) => overlaid(below, above), {});
}

/** What a definition says, then what the one says from which it starts, and so on. */
export function chain(text: string, definitionOf: DefinitionOf): { [key: string]: Value }[] {
  const found: { [key: string]: Value }[] = [];
  for (let next: string | undefined = text; next !== undefined && found.length < DEPTH;) {
    const value = readValue(next);
    found.push(value);
    const { from } = value;
    next = typeof from === 'string' ? definitionOf(from) : undefined;
  }
  return found;
}

/** Lays one definition over another: mappings merge, `none` removes, all else replaces. */
export function overlaid(
  below: { [key: string]: Value },
  above: { [key: string]: Value },
): { [key: string]: Value } {
  const merged = { ...below };
  for (const [key, value] of Object.entries(above)) {
    const old = merged[key];
    if (value === 'none') delete merged[key];
    else if (isRecord(value)) merged[key] = overlaid(isRecord(old) ? old : {}, value);
    else merged[key] = value;
  }
  return merged;
}

import { isRecord, readValue, type Value } from './document';
import type { DefinitionOf } from './lineage';

/** A game as the one-file page holds it; the command that writes such pages has the same. */
export interface EmbeddedGame {
  readonly id: string;
  readonly options: readonly string[];
  /** The definition and those on which it depends, by path. */
  readonly files: Readonly<Record<string, string>>;
  /** The rules page and those that it includes, by path. */
  readonly pages: Readonly<Record<string, string>>;
}

/** The definition with all on which it depends, and its page with all that it includes. */
export function embedded(
  id: string,
  text: string,
  page: string,
  definitionOf: DefinitionOf,
  pageOf: DefinitionOf,
): EmbeddedGame {
  const files = gathered(id, text, definitionOf, (each) => namedIn(readValue(each)));
  const pages = page.trim() === '' ? new Map<string, string>() : gathered(id, page, pageOf, includedIn);
  const named = (texts: ReadonlyMap<string, string>, ending: string): Record<string, string> =>
    Object.fromEntries([...texts].map(([each, content]) => [`${each}${ending}`, content]));
  return { id, options: [], files: named(files, '.yaml'), pages: named(pages, '/rules.md') };
}

/** A text and those that it names, and so on, by their ids. */
function gathered(
  id: string,
  text: string,
  textOf: DefinitionOf,
  named: (text: string) => readonly string[],
): Map<string, string> {
  const found = new Map([[id, text]]);
  const waiting = [...named(text)];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const other = found.has(next) ? undefined : textOf(next);
    if (other === undefined) continue;
    found.set(next, other);
    waiting.push(...named(other));
  }
  return found;
}

/** The definitions that a definition starts from, or takes options from. */
function namedIn(value: Value): string[] {
  if (Array.isArray(value)) return value.flatMap(namedIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const isName = typeof inner === 'string' && (key === 'from' || key === 'as in');
    return isName ? [inner] : namedIn(inner);
  });
}

function includedIn(page: string): string[] {
  return [...page.matchAll(/^```include[ \t]*\n([\s\S]*?)^```/gm)].flatMap((match) => {
    const name = /^page:\s*(\S+)/m.exec(match[1] ?? '')?.[1];
    return name === undefined ? [] : [name];
  });
}

/** Fills the template of the build with a title, a game and the program. */
export async function onePage(
  template: string,
  title: string,
  game: EmbeddedGame,
  program: Blob,
): Promise<string> {
  const places = {
    '%title%': title.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/%/g, '&#37;'),
    '%game%': await packed(new Blob([asciiJson(game)])),
    '%program%': await packed(program),
  };
  let page = template;
  for (const [place, content] of Object.entries(places)) {
    const at = page.indexOf(place);
    if (at < 0) throw new Error(`the page has no place for ${place}`);
    page = page.slice(0, at) + content + page.slice(at + place.length);
  }
  return page;
}

function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(/[\u0080-\uffff]/g, (unit) => {
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** Compressed, in base64: no text in it can be taken for a part of the page. */
async function packed(content: Blob): Promise<string> {
  const compressed = content.stream().pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(compressed).arrayBuffer());
  let text = '';
  for (let from = 0; from < bytes.length; from += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(from, from + 0x8000));
  }
  return btoa(text);
}

import { centred, evenly, keeping, type Axes, type Axis } from './axes';
import { placeValue, readBoard, readSetting, resizeBy, setCylinder, Unfit, type Edited } from './board';
import { at, isRecord, put, type Path, type Value } from './document';
import { adapted, officersOf, type Kinds } from './adapt';
import data from './parts.json';
import { inherited, type DefinitionOf } from './lineage';
import { readStart, writeStart, type Start } from './start';

type Words = { [key: string]: Value };

/** What a game is put together from: ids of definitions, and a size. */
export interface Parts {
  readonly name: string;
  /** A size, perhaps with `cylinder`; empty: the board of the army. */
  readonly board: string;
  readonly army: string;
  readonly rules: readonly string[];
}

/** Words that tell of one game, not of a rule. */
const ABOUT: ReadonlySet<string> = new Set(
  [
    'game',
    'version',
    'from',
    'inventor',
    'about',
    'source',
    'look',
    'options',
    'board',
    'start',
    'starts',
  ].concat('form of', 'also known as'),
);

/** What a definition says otherwise than its base, as words that can be laid over another; `none` removes. */
export function difference(base: Words, other: Words): Words {
  const found: Words = {};
  for (const key of Object.keys(base)) {
    if (!(key in other)) found[key] = 'none';
  }
  for (const [key, value] of Object.entries(other)) {
    const old = base[key];
    if (isRecord(old) && isRecord(value)) {
      const inner = difference(old, value);
      if (Object.keys(inner).length > 0) found[key] = inner;
    } else if (JSON.stringify(old) !== JSON.stringify(value)) found[key] = value;
  }
  return found;
}

/** The words that make a definition's special rule: what it says otherwise than the base. */
export function ruleOf(id: string, base: string, definitionOf: DefinitionOf): Words {
  const words = difference(wholeOf(base, definitionOf), wholeOf(id, definitionOf));
  return Object.fromEntries(Object.entries(words).filter(([key]) => !ABOUT.has(key)));
}

function wholeOf(id: string, definitionOf: DefinitionOf): Words {
  const text = definitionOf(id);
  if (text === undefined) throw new Unfit(`There is no definition ${id}.`);
  return inherited(text, definitionOf);
}

/** The sentence in which a definition tells what it is; empty if there is none. */
export function sentenceOf(id: string, definitionOf: DefinitionOf): string {
  const { about } = wholeOf(id, definitionOf);
  return typeof about === 'string' ? about : '';
}

/** The name of a definition. */
export function nameOf(id: string, definitionOf: DefinitionOf): string {
  const { game } = wholeOf(id, definitionOf);
  return typeof game === 'string' ? game : id;
}

/**
 * Puts a game together: the army's definition, on another board, with the special rules laid over it.
 *
 * @param base the definition over which each rule is told
 * @throws Unfit if the army does not fit on the board
 */
export function compose(parts: Parts, base: string, definitionOf: DefinitionOf): Edited {
  const army = wholeOf(parts.army, definitionOf);
  const lost: string[] = [];
  let text = put('', ['game'], parts.name);
  text = put(put(text, ['version'], '1'), ['from'], parts.army);
  text = put(text, ['about'], aboutOf(parts, definitionOf));
  if (isRecord(army['options'])) text = put(text, ['options'], 'none');
  if (parts.board !== '') {
    const board = readBoard(parts.board);
    const sized = resizeBy(text, definitionOf, (old) => ({
      files: filesOf(text, definitionOf, board.files),
      ranks: evenly(old.ranks, board.ranks),
    }));
    text = setCylinder(withoutCastling(sized.text, definitionOf), definitionOf, board.isCylinder);
    lost.push(...sized.lost);
  }
  for (const id of parts.rules) {
    const laid = layRule(text, id, base, definitionOf);
    text = laid.text;
    lost.push(...laid.lost);
  }
  return { text, lost };
}

function aboutOf({ army, rules, board }: Parts, definitionOf: DefinitionOf): string {
  const named = [army, ...rules].map((id) => nameOf(id, definitionOf)).join(', with ');
  return board === '' ? `${named}.` : `${named}, on ${board}.`;
}

// ---- the board

/** Removes castling where the start position grants no right to it. */
function withoutCastling(text: string, definitionOf: DefinitionOf): string {
  const { castling, start } = inherited(text, definitionOf);
  const isGranted = typeof start === 'string' && readStart(start).rest[1] !== '-';
  return castling === undefined || isGranted ? text : put(text, ['castling'], 'none');
}

/** The files of a wider or narrower board: the army stays in the middle, or loses pairs of pieces. */
function filesOf(text: string, definitionOf: DefinitionOf, to: number): Axis {
  const { board, start } = readSetting(text, definitionOf);
  if (to >= board.files || start === null) return centred(board.files, to);
  return keeping(board.files, keptFiles(start, royals(inherited(text, definitionOf)), to));
}

function royals(whole: Words): string[] {
  const pieces = whole['pieces'];
  return isRecord(pieces)
    ? Object.keys(pieces).filter((letter) => at(pieces, [letter, 'royal']) === 'yes')
    : [];
}

/** The files that stay: those nearest to the middle go first, in pairs, but none with a royal piece. */
function keptFiles(start: Start, royal: readonly string[], to: number): number[] {
  const { files } = start;
  const hasRoyal = new Set(
    [...start.pieces]
      .filter(([, piece]) => royal.includes(piece.toUpperCase()))
      .map(([square]) => square.charCodeAt(0) - 'a'.charCodeAt(0)),
  );
  let kept = Array.from({ length: files }, (_, file) => file);
  const fromMiddle = [...kept].sort((a, b) => distance(a, files) - distance(b, files));
  const gone = (file: number): boolean => hasRoyal.has(file) || hasRoyal.has(files - 1 - file);
  for (const file of fromMiddle) {
    if (kept.length - to < 2) break;
    if (!gone(file) && kept.includes(file))
      kept = kept.filter((each) => each !== file && each !== files - 1 - file);
  }
  for (const file of fromMiddle) {
    if (kept.length > to && !hasRoyal.has(file)) kept = kept.filter((each) => each !== file);
  }
  return kept.slice(0, to);
}

function distance(file: number, files: number): number {
  return Math.abs(file - (files - 1) / 2);
}

// ---- the rules

function layRule(text: string, id: string, base: string, definitionOf: DefinitionOf): Edited {
  const whole = inherited(text, definitionOf);
  const under = wholeOf(base, definitionOf);
  const from = readBoard(String(under['board']));
  const { board } = readSetting(text, definitionOf);
  const axes: Axes = { files: centred(from.files, board.files), ranks: evenly(from.ranks, board.ranks) };
  const placed = placeValue(ruleOf(id, base, definitionOf), axes, whole['sides'] === 'half a turn');
  const { words, lost } = adapted(placed.value, kindsOf(under), kindsOf(whole), nameOf(id, definitionOf));
  let laid = text;
  for (const [key, value] of Object.entries(words)) {
    // A change of what the army does not have has no meaning there.
    const isOfBase = data.dependent.includes(key) && whole[key] === undefined && isRecord(value);
    if (!isOfBase) laid = lay(laid, whole, [key], value);
  }
  return {
    text: withStartOf(laid, id, under, definitionOf),
    lost: [...placed.lost, ...lost],
  };
}

function kindsOf({ pieces }: Words): Kinds {
  const kinds = isRecord(pieces) ? pieces : {};
  return { letters: Object.keys(kinds), officers: officersOf(kinds) };
}

/** Writes a rule's word: mappings key by key, so that what stands there already stays. */
function lay(text: string, whole: Words, path: Path, value: Value): string {
  const old = at(whole, path);
  if (value === 'none' && old === undefined) return text;
  if (!isRecord(value) || !isRecord(old)) return put(text, path, value);
  return Object.entries(value).reduce((laid, [key, inner]) => lay(laid, whole, [...path, key], inner), text);
}

/** The start position with what the rule's own has besides its pieces: hands, counts, castling that is gone. */
function withStartOf(text: string, id: string, under: Words, definitionOf: DefinitionOf): string {
  const { start } = wholeOf(id, definitionOf);
  const own = inherited(text, definitionOf)['start'];
  if (typeof start !== 'string' || typeof own !== 'string' || start === under['start']) return text;
  const rule = readStart(start);
  const base = readStart(String(under['start']));
  const now = readStart(own);
  const isGone = rule.rest[1] === '-' && base.rest[1] !== '-';
  const ours = fieldsOf(now);
  const theirs = fieldsOf(rule);
  const entries = [...ours.entries, ...theirs.entries].join(',');
  const [turn = 'w', third = '-', fourth = '-'] = now.rest;
  const rest = [turn, isGone ? '-' : third, fourth, ...ours.counts, ...theirs.counts, ...ours.numbers];
  if (entries !== '') rest.push(entries);
  const hands = now.hands === '' ? rule.hands : now.hands;
  const written = writeStart({ ...now, hands, rest });
  return written === own ? text : put(text, ['start'], written);
}

/** The fields behind the fourth: counts, the numbers of moves, and named entries. */
function fieldsOf({ rest }: Start): { counts: string[]; numbers: string[]; entries: string[] } {
  const more = rest.slice(3);
  const last = more.at(-1) ?? '';
  const entries = /^\d+$/.test(last) ? [] : more.slice(-1).filter((field) => field !== '');
  const plain = more.slice(0, more.length - entries.length);
  return { counts: plain.slice(0, -2), numbers: plain.slice(-2), entries };
}

import type { LoadOptions } from './types.js';

export interface LanguageOptions extends LoadOptions {
  /** Further definitions by id, from which a text may start. They are found before the shipped ones. */
  library?: Record<string, string>;
}

/**
 * What an editor of definitions shows. Every text has an answer, also one that is not yet YAML. Lines and characters
 * count from 0, characters in UTF-16 as JavaScript does.
 */
export interface Language {
  /** The problems: in stage 1 those of words and values, in stage 2 also those of the compiled game and each option. */
  problems(text: string, options?: { stage?: 1 | 2; name?: string }): Diagnostic[];
  /**
   * The problems of stage 2. Other work of the thread goes between its steps.
   *
   * @param isOutdated asked before each step; ends the check if a newer text has come, and then the answer is null
   */
  check(text: string, isOutdated: () => boolean, name?: string): Promise<Diagnostic[] | null>;
  complete(text: string, place: Place): Completion[];
  /** Help about what is at a place. */
  hover(text: string, place: Place, name?: string): Hover | null;
  outline(text: string): OutlineItem[];
  /** Where the piece, option, counter or game at a place is defined. */
  definition(text: string, place: Place): DefinedPlace | null;
  /** Where the text names the piece at a place. */
  references(text: string, place: Place): Range[];
  /** Gives the piece at a place another letter. */
  rename(text: string, place: Place, letter: string, name?: string): Renamed;
  /** Reads a `variants.ini`, the format of Fairy-Stockfish. */
  readIni(text: string): ReadEntries;
  /** Writes a definition as an entry of a `variants.ini`. */
  writeIni(text: string, id?: string): WrittenEntry;
}

export interface Place {
  line: number;
  /** The number of UTF-16 units before the place in its line. */
  character: number;
}

/** A part of a text; the end is exclusive. */
export interface Range {
  start: Place;
  end: Place;
}

export interface TextEdit {
  range: Range;
  newText: string;
}

export interface Diagnostic {
  range: Range;
  severity: 'ERROR' | 'HINT';
  message: string;
  /** Whether the text is no YAML, its words or values are wrong, or a file from which it starts has a problem. */
  code: 'SYNTAX' | 'DEFINITION' | 'ANCESTOR';
  fixes: Fix[];
}

/** A remedy for a problem. */
export interface Fix {
  title: string;
  edits: TextEdit[];
}

export interface Completion {
  label: string;
  kind: 'WORD' | 'VALUE' | 'PIECE' | 'COUNTER' | 'OPTION' | 'GAME' | 'MOVEMENT';
  /** Markdown. */
  documentation: string;
  newText: string;
  /** What `newText` replaces. */
  range: Range;
}

export interface Hover {
  markdown: string;
  range: Range;
}

export interface OutlineItem {
  name: string;
  detail: string;
  kind: 'RULE' | 'PIECE' | 'OPTION' | 'NAME';
  range: Range;
  nameRange: Range;
  children: OutlineItem[];
}

export interface DefinedPlace {
  /** The id of the other definition that defines it; absent in this one. */
  id?: string;
  range: Range;
}

export interface Renamed {
  edits: TextEdit[];
  /** Why nothing is changed, in a sentence. */
  refused?: string;
}

/** What there is to say about a line of an ini file, counted from 1. */
export interface Remark {
  line: number;
  message: string;
}

export interface ReadEntries {
  entries: IniEntry[];
  /** The problems of lines that belong to no entry. */
  problems: Remark[];
}

export interface IniEntry {
  name: string;
  /** A file name for the definition, without its ending. */
  id: string;
  /** The line of its heading, counted from 1. */
  line: number;
  /** Absent if there are problems. */
  definition?: string;
  problems: Remark[];
  /** The options that the definition leaves out, because they change no rule. */
  lost: Remark[];
}

export interface WrittenEntry {
  /** Absent if there are problems. */
  ini?: string;
  /** The rules that no option expresses, in words of the definition. */
  lost: string[];
  /** Why the definition cannot be read, each with its place. */
  problems: string[];
}

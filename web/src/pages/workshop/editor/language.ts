/** A place in a text: the line, and the UTF-16 units before it in its line, both from 0. */
export interface Place {
  readonly line: number;
  readonly character: number;
}

/** A part of a text; the end is exclusive. */
export interface Range {
  readonly start: Place;
  readonly end: Place;
}

export interface TextEdit {
  readonly range: Range;
  readonly newText: string;
}

/** A remedy for a problem. */
export interface Fix {
  readonly title: string;
  readonly edits: readonly TextEdit[];
}

export interface Diagnostic {
  readonly range: Range;
  readonly severity: 'ERROR' | 'HINT';
  readonly message: string;
  readonly fixes: readonly Fix[];
}

export interface Completion {
  readonly label: string;
  readonly kind: 'WORD' | 'VALUE' | 'PIECE' | 'COUNTER' | 'OPTION' | 'GAME' | 'MOVEMENT';
  /** Markdown. */
  readonly documentation: string;
  readonly newText: string;
  /** What `newText` replaces. */
  readonly range: Range;
}

export interface Hover {
  readonly markdown: string;
  readonly range: Range;
}

export interface OutlineItem {
  readonly name: string;
  readonly detail: string;
  readonly nameRange: Range;
  readonly children: readonly OutlineItem[];
}

/** What an editor asks about a text. */
export interface Language {
  /** The problems: those of words and values, or with those of the compiled game and its options. */
  problems(text: string, isFull: boolean): Promise<readonly Diagnostic[]>;
  complete(text: string, place: Place): Promise<readonly Completion[]>;
  hover(text: string, place: Place): Promise<Hover | null>;
  outline(text: string): Promise<readonly OutlineItem[]>;
  /** Where what is named at a place is defined; with an id in another definition. */
  definition(text: string, place: Place): Promise<{ id?: string; range: Range } | null>;
  /** The edits that give a name at a place another text; null if it cannot be changed. */
  rename(text: string, place: Place, name: string): Promise<readonly TextEdit[] | null>;
  close(): void;
}

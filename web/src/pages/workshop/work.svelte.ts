import type { GameSummary } from '../../api/types';

/** A fault of the text at a place, which counts from 1 as editors do. */
export interface Problem {
  readonly line: number;
  readonly column: number;
  readonly length: number;
  readonly message: string;
  readonly severity: 'error' | 'warning' | 'information' | 'hint';
}

/** What the program made of a text: a game, or the problems for which there is none. */
export interface Reading {
  readonly text: string;
  /** The game of the text; null while the text has faults. */
  readonly game: GameSummary | null;
  readonly problems: readonly Problem[];
}

/** A change of the text as a whole, which the editor takes as one step that can be undone. */
export interface Edit {
  readonly text: string;
  readonly label: string;
}

/** The moves that were played: those that the rules as typed allow, and those after them that they do not. */
export interface Line {
  /** The position from which they were played; null: the start. */
  readonly fen: string | null;
  readonly moves: readonly string[];
  readonly lost: readonly string[];
}

/** The game in the workshop: its texts, what the program made of them, and the moves that were played. */
export class Work {
  name = $state('');
  /** The definition. */
  text = $state('');
  /** The rules page, in Markdown. */
  page = $state('');
  /** What the program made of the newest text that it has read; null before the first. */
  reading = $state.raw<Reading | null>(null);
  /** The newest game without faults, which is shown while the text has some. */
  game = $state.raw<GameSummary | null>(null);
  line = $state.raw<Line>({ fen: null, moves: [], lost: [] });
  /** The newest change that was not typed; the editor follows it. */
  edited = $state.raw<Edit | null>(null);

  /** Replaces the definition in one step; `label` says what was done, for the reader. */
  edit(text: string, label: string): void {
    if (text === this.text) return;
    this.text = text;
    this.edited = { text, label };
  }

  /** Replaces the rules page. */
  editPage(page: string): void {
    this.page = page;
  }
}

import type { Reading } from '../work.svelte';
import type { Diagnostic, Language, OutlineItem } from './language';

/** The problems and the outline of the newest text. */
export class Checker {
  diagnostics = $state.raw<readonly Diagnostic[]>([]);
  outline = $state.raw<readonly OutlineItem[]>([]);
  /** The text that the diagnostics are about. */
  #checked = '';
  #wanted = '';

  constructor(private readonly language: Language | null) {}

  /** Checks a text in two stages; the answers about an older one are dropped. */
  async check(text: string): Promise<void> {
    if (!this.language) return;
    this.#wanted = text;
    const isWanted = (): boolean => text === this.#wanted;
    try {
      const [first, outline] = await Promise.all([
        this.language.problems(text, false),
        this.language.outline(text),
      ]);
      if (!isWanted()) return;
      this.#take(text, first);
      this.outline = outline;
      const all = await this.language.problems(text, true);
      if (isWanted()) this.#take(text, all);
    } catch {
      // What the reading of the game says is shown instead.
    }
  }

  /** Takes what the reading of the game says, where the language service has said nothing of the text. */
  read({ text, problems }: Reading): void {
    if (text === this.#checked && (problems.length === 0 || this.diagnostics.length > 0)) return;
    this.diagnostics = problems.map(({ line, column, length, message, fix }) => {
      const start = { line: line - 1, character: column - 1 };
      const range = { start, end: { line: line - 1, character: column - 1 + length } };
      const fixes = fix === undefined ? [] : [{ title: `Write ${fix}`, edits: [{ range, newText: fix }] }];
      return { range, severity: 'ERROR', message, fixes };
    });
  }

  #take(text: string, diagnostics: readonly Diagnostic[]): void {
    this.#checked = text;
    this.diagnostics = diagnostics;
  }
}

import type { Reading } from '../work.svelte';
import type { Diagnostic, Language, OutlineItem } from './language';

/** The problems and the outline of the newest text. */
export class Checker {
  /** What the reading of the game said last. */
  #reading: Reading | null = null;
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
      const [first, outline] = await Promise.all([this.language.problems(text), this.language.outline(text)]);
      if (!isWanted()) return;
      if (first) this.#take(text, first);
      if (outline) this.outline = outline;
      const all = await this.language.check(text);
      if (all && isWanted()) this.#take(text, all);
    } catch {
      // What the reading of the game says is shown instead.
    }
  }

  /** Takes what the reading of the game says, where the language service has said nothing of the text. */
  read(reading: Reading): void {
    this.#reading = reading;
    const { text, problems } = reading;
    if (text === this.#checked && (problems.length === 0 || this.diagnostics.length > 0)) return;
    this.diagnostics = problems.map(({ line, column, length, message, fix }) => {
      const start = { line: line - 1, character: column - 1 };
      const range = { start, end: { line: line - 1, character: column - 1 + length } };
      const fixes = fix === undefined ? [] : [{ title: `Write ${fix}`, edits: [{ range, newText: fix }] }];
      return { range, severity: 'ERROR', code: 'DEFINITION', message, fixes };
    });
  }

  #take(text: string, diagnostics: readonly Diagnostic[]): void {
    this.#checked = text;
    this.diagnostics = diagnostics;
    if (this.#reading?.text === text) this.read(this.#reading);
  }
}

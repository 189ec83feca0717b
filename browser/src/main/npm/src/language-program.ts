import { pause } from './pause.js';
import { byPath, newLibrary } from './program.js';
import type { Files, Filing, Handle } from './program.js';
import type {
  Completion,
  DefinedPlace,
  Diagnostic,
  Hover,
  Language,
  OutlineItem,
  Place,
  Range,
  ReadEntries,
  Renamed,
  WrittenEntry,
} from './language-types.js';

type EditorHandle = Handle<'editor'>;
type CheckHandle = Handle<'check'>;
type Library = ReturnType<Filing['newLibrary']>;

/** The functions of the class `LanguageProgram`, which says what they do. */
export interface LanguageProgram extends Filing {
  openEditor(library: Library): EditorHandle;
  diagnose(editor: EditorHandle, file: string, text: string): string;
  beginCheck(editor: EditorHandle, file: string, text: string): CheckHandle;
  proceedCheck(check: CheckHandle): boolean;
  checked(check: CheckHandle): string;
  complete(editor: EditorHandle, text: string, line: number, character: number): string;
  hover(editor: EditorHandle, file: string, text: string, line: number, character: number): string;
  outline(editor: EditorHandle, text: string): string;
  definition(editor: EditorHandle, text: string, line: number, character: number): string;
  references(editor: EditorHandle, text: string, line: number, character: number): string;
  rename(
    editor: EditorHandle,
    file: string,
    text: string,
    line: number,
    character: number,
    newLetter: string,
  ): string;
  readIni(editor: EditorHandle, text: string): string;
  writeIni(editor: EditorHandle, id: string, text: string): string;
}

const FILE = 'definition.yaml';

/** The language service of the program. */
export class LoadedLanguage implements Language {
  readonly #program: LanguageProgram;
  readonly #editor: EditorHandle;

  /** @param library further definitions by id */
  constructor(program: LanguageProgram, shipped: Files, library: Files = {}) {
    this.#program = program;
    this.#editor = program.openEditor(newLibrary(program, { ...shipped, ...byPath(library) }));
  }

  problems(text: string, { stage = 1, name = FILE }: { stage?: 1 | 2; name?: string } = {}): Diagnostic[] {
    if (stage === 1) return JSON.parse(this.#program.diagnose(this.#editor, name, text));
    const check = this.#program.beginCheck(this.#editor, name, text);
    while (this.#program.proceedCheck(check));
    return JSON.parse(this.#program.checked(check));
  }

  async check(text: string, isOutdated: () => boolean, name = FILE): Promise<Diagnostic[] | null> {
    await pause();
    if (isOutdated()) return null;
    const check = this.#program.beginCheck(this.#editor, name, text);
    do {
      await pause();
      if (isOutdated()) return null;
    } while (this.#program.proceedCheck(check));
    return JSON.parse(this.#program.checked(check));
  }

  complete(text: string, { line, character }: Place): Completion[] {
    return JSON.parse(this.#program.complete(this.#editor, text, line, character));
  }

  hover(text: string, { line, character }: Place, name = FILE): Hover | null {
    return JSON.parse(this.#program.hover(this.#editor, name, text, line, character));
  }

  outline(text: string): OutlineItem[] {
    return JSON.parse(this.#program.outline(this.#editor, text));
  }

  definition(text: string, { line, character }: Place): DefinedPlace | null {
    return JSON.parse(this.#program.definition(this.#editor, text, line, character));
  }

  references(text: string, { line, character }: Place): Range[] {
    return JSON.parse(this.#program.references(this.#editor, text, line, character));
  }

  rename(text: string, { line, character }: Place, letter: string, name = FILE): Renamed {
    return JSON.parse(this.#program.rename(this.#editor, name, text, line, character, letter));
  }

  readIni(text: string): ReadEntries {
    return JSON.parse(this.#program.readIni(this.#editor, text));
  }

  writeIni(text: string, id = 'definition'): WrittenEntry {
    return JSON.parse(this.#program.writeIni(this.#editor, id, text));
  }
}

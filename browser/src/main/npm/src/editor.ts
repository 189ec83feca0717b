import { pause } from './pause.js';
import { ownLibrary } from './program.js';
import type { Files, Library, Program } from './program.js';
import type { Completion, DefinedPlace, Diagnostic, Editor, Hover, OutlineItem, Place } from './types.js';

const file = 'definition.yaml';

/** The language service of the program. */
export class ServiceEditor implements Editor {
  readonly #program: Program;
  readonly #editor: ReturnType<Program['openEditor']>;

  constructor(program: Program, shipped: Library, library: Files | undefined) {
    this.#program = program;
    this.#editor = program.openEditor(library ? ownLibrary(program, library) : null, shipped);
  }

  diagnose(text: string, name = file): Diagnostic[] {
    return JSON.parse(this.#program.diagnose(this.#editor, name, text));
  }

  async check(text: string, isOutdated: () => boolean, name = file): Promise<Diagnostic[] | null> {
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

  hover(text: string, { line, character }: Place, name = file): Hover | null {
    return JSON.parse(this.#program.hover(this.#editor, name, text, line, character));
  }

  outline(text: string): OutlineItem[] {
    return JSON.parse(this.#program.outline(this.#editor, text));
  }

  definition(text: string, { line, character }: Place): DefinedPlace | null {
    return JSON.parse(this.#program.definitionOf(this.#editor, text, line, character));
  }
}

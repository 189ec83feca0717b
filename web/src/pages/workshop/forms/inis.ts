/** A sentence about a line of the file, from 1; 0: about no line. */
interface Note {
  readonly line: number;
  readonly message: string;
}

/** What the language program makes of a `variants.ini`; null: a newer question took the place of this one. */
export interface IniProgram {
  readIni(text: string): Promise<{
    entries: readonly {
      name: string;
      definition?: string | null;
      problems: readonly Note[];
      lost: readonly Note[];
    }[];
    problems: readonly Note[];
  } | null>;
  writeIni(
    text: string,
    id?: string,
  ): Promise<{ ini?: string | null; lost: readonly string[]; problems: readonly string[] } | null>;
}

/** An entry of a `variants.ini`, read. */
export interface ReadEntry {
  readonly name: string;
  /** Its definition; null if it cannot be said. */
  readonly definition: string | null;
  /** What the definition leaves out, or why there is none, a sentence each. */
  readonly lost: readonly string[];
}

/** A file that cannot be read or written, with the reasons. */
export class IniError extends Error {
  constructor(readonly words: readonly string[]) {
    super(words.join(' '));
  }
}

/** The entries of a file; rejects with an IniError if it has none that can be read. */
export async function readIni(program: IniProgram, text: string): Promise<readonly ReadEntry[]> {
  const read = await program.readIni(text);
  if (read === null) return [];
  if (read.problems.length > 0 && read.entries.length === 0) throw new IniError(read.problems.map(said));
  return read.entries.map(({ name, definition, problems, lost }) => ({
    name,
    definition: definition ?? null,
    lost: [...problems, ...lost].map(said),
  }));
}

/** A definition as an entry; rejects with an IniError if it cannot be one. */
export async function writeIni(
  program: IniProgram,
  text: string,
  id: string,
): Promise<{ readonly ini: string; readonly lost: readonly string[] }> {
  const written = await program.writeIni(text, id);
  if (written === null || written.ini === undefined || written.ini === null) {
    throw new IniError(written?.problems ?? []);
  }
  return { ini: written.ini, lost: written.lost };
}

function said({ line, message }: Note): string {
  return line > 0 ? `Line ${line}: ${message}` : message;
}

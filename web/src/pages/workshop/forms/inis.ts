/** An entry of a `variants.ini`, read. */
export interface ReadEntry {
  readonly name: string;
  /** Its definition; null if it cannot be said. */
  readonly definition: string | null;
  /** What the definition leaves out, or why there is none, a sentence each. */
  readonly lost: readonly string[];
}

/** Reads and writes the form in which another program keeps its variants. */
export interface Inis {
  readIni(text: string): Promise<readonly ReadEntry[]>;
  writeIni(text: string): Promise<{ readonly ini: string; readonly lost: readonly string[] }>;
}

/** A game as `variorum html` writes it into the page. */
export interface Embedded {
  readonly id: string;
  readonly options: readonly string[];
  /** The definition, those on which it depends, and what the engine has learnt, by path. */
  readonly files: Record<string, string>;
  /** The rules page and those that it includes, by path. */
  readonly pages: Record<string, string>;
}

/** A package with code in this page. */
export interface Licence {
  readonly name: string;
  readonly version: string;
  readonly text?: string;
}

/** What an element of the page holds, which is compressed and in base64: no text in it can end the element. */
async function unpacked(id: string): Promise<Response> {
  const packed = atob(document.getElementById(id)?.textContent.trim() ?? '');
  const bytes = Uint8Array.from(packed, (character) => character.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')));
}

export const embeddedGame = async (): Promise<Embedded> => (await unpacked('game')).json();

/** The program in WebAssembly. */
export const embeddedProgram = async (): Promise<ArrayBuffer> => (await unpacked('program')).arrayBuffer();

export const licences = async (): Promise<Licence[]> => (await unpacked('licences')).json();

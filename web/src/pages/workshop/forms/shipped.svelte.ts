import { shippedTexts } from '../start-program';

/** Of files by path those with an ending, by the names before it. */
export function textsOf(files: Readonly<Record<string, string>>, ending: string): Map<string, string> {
  const texts = Object.entries(files)
    .filter(([path]) => path.endsWith(ending))
    .map(([path, text]): [string, string] => [path.slice(0, -ending.length).split('/').at(-1) ?? '', text]);
  return new Map(texts);
}

/** The texts of the shipped definitions by their ids, once they are there. */
export class Shipped {
  #texts = $state.raw<ReadonlyMap<string, string> | null>(null);
  /** Why they could not be fetched. */
  problem = $state('');

  constructor(private readonly texts: () => Promise<Readonly<Record<string, string>>> = shippedTexts) {
    void this.fetch();
  }

  get isThere(): boolean {
    return this.#texts !== null;
  }

  readonly definitionOf = (id: string): string | undefined => this.#texts?.get(id);

  async fetch(): Promise<void> {
    this.problem = '';
    try {
      this.#texts = textsOf(await this.texts(), '.yaml');
    } catch {
      this.problem = 'The games of the site could not be fetched. Check the connection, then try again.';
    }
  }
}

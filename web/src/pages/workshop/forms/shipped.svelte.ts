import { shippedTexts } from '../start-program';

/** The texts of the shipped definitions by their ids, once they are there. */
export class Shipped {
  #texts = $state.raw<ReadonlyMap<string, string> | null>(null);
  /** Why they could not be fetched. */
  problem = $state('');

  constructor() {
    void this.fetch();
  }

  get isThere(): boolean {
    return this.#texts !== null;
  }

  readonly definitionOf = (id: string): string | undefined => this.#texts?.get(id);

  async fetch(): Promise<void> {
    this.problem = '';
    try {
      const files = Object.entries(await shippedTexts());
      const texts = files
        .filter(([path]) => path.endsWith('.yaml'))
        .map(([path, text]): [string, string] => [
          path.slice(path.lastIndexOf('/') + 1, -'.yaml'.length),
          text,
        ]);
      this.#texts = new Map(texts);
    } catch {
      this.problem = 'The games of the site could not be fetched. Check the connection, then try again.';
    }
  }
}

import { SiteClient } from '../../../browser/src/main/npm/src/site';
import type { Startable } from './here';

/** Makes the program of the npm package; its answers have the types that the build generates from the server. */
export function newClient(): Startable {
  const file = (name: string): URL => new URL(`/program/${name}`, location.href);
  const client = new SiteClient(
    () =>
      new Worker(new URL('../../../browser/src/main/npm/src/site-worker.ts', import.meta.url), {
        type: 'module',
      }),
    { wasm: file('variorum.wasm'), games: file('games.json'), pages: file('pages.json') },
  );
  return client as unknown as Startable;
}

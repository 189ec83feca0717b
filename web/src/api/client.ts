import { LanguageClient } from '../../../browser/src/main/npm/src/language-client';
import { SiteClient, type SiteFiles } from '../../../browser/src/main/npm/src/site';
import type { Startable } from './here';

/** The address of a file of the program. */
export const file = (name: string): URL => new URL(`/program/${name}`, location.href);

/** Makes the workers of the program for these files. */
export function newSite(files: SiteFiles): SiteClient {
  return new SiteClient(
    () =>
      new Worker(new URL('../../../browser/src/main/npm/src/site-worker.ts', import.meta.url), {
        type: 'module',
      }),
    files,
  );
}

/** Makes the program of the npm package; its answers have the types that the build generates from the server. */
export function newClient(): Startable {
  const client = newSite({
    wasm: file('variorum.wasm'),
    games: file('games.json'),
    pages: file('pages.json'),
  });
  return client as unknown as Startable;
}

/** Makes the worker of the language program, which is started by the first question. */
export function newLanguage(): LanguageClient {
  return new LanguageClient(
    () =>
      new Worker(new URL('../../../browser/src/main/npm/src/language-worker.ts', import.meta.url), {
        type: 'module',
      }),
    { wasm: file('language.wasm'), games: file('games.json') },
  );
}

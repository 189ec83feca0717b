import { LoadedLanguage } from './language-program.js';
import type { LanguageProgram } from './language-program.js';
import type { Language, LanguageOptions } from './language-types.js';
import { compileProgram, fetchFiles } from './program.js';
import { start } from './runtime.js';

export { LanguageClient } from './language-client.js';
export type * from './language-types.js';

/**
 * Loads what an editor of definitions needs: a program of its own, beside that of the games.
 *
 * @throws WebAssembly.CompileError where WebAssembly has no garbage collection: in Node before 22 and old browsers
 */
export async function loadLanguage(options: LanguageOptions = {}): Promise<Language> {
  const place = new URL('./language.wasm', import.meta.url);
  const [module, games] = await Promise.all([compileProgram(options.wasm, place), fetchFiles(options.games)]);
  return new LoadedLanguage((await start(module)) as unknown as LanguageProgram, games, options.library);
}

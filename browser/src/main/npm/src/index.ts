import { LoadedProgram } from './game.js';
import type { LoadOptions, Variorum } from './types.js';
import { compileProgram, fetchFiles, startProgram } from './program.js';

export { DefinitionError } from './game.js';
export type * from './types.js';

/**
 * Loads the program and the shipped definitions.
 *
 * @throws WebAssembly.CompileError where WebAssembly has no garbage collection: in Node before 22 and old browsers
 */
export async function load(options: LoadOptions = {}): Promise<Variorum> {
  const [module, files] = await Promise.all([compileProgram(options.wasm), fetchFiles(options.games)]);
  return new LoadedProgram(await startProgram(module), module, files);
}

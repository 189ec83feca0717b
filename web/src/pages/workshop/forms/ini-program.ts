import { newLanguage } from '../../../api/client';
import type { IniProgram } from './inis';

let program: IniProgram | null = null;

/** The program that knows `variants.ini`, in a worker of its own, which starts with the first question. */
export function startIniProgram(): IniProgram {
  program ??= newLanguage();
  return program;
}

import type { IniProgram } from './inis';

/** Starts the program that knows `variants.ini`; null where the build has none. */
export const startIniProgram: (() => IniProgram) | null = null;

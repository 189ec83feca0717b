import { compile, start } from './runtime.js';
import type { LoadOptions } from './types.js';

declare const kind: unique symbol;
/** An object of the program. JavaScript holds it, and gives it back. */
export interface Handle<Kind extends string> {
  readonly [kind]: Kind;
}

export type Library = Handle<'library'>;
export type GameHandle = Handle<'game'>;
export type PositionHandle = Handle<'position'>;
type Reading = Handle<'reading'>;
type EngineHandle = Handle<'engine'>;
type SearchHandle = Handle<'search'>;
export type SiteHandle = Handle<'site'>;
export type StudyHandle = Handle<'study'>;

/** The functions of the class `Program`, which says what they do. */
export interface Program {
  newLibrary(): Library;
  addFile(library: Library, path: string, text: string): void;
  games(library: Library): string;
  definition(library: Library, id: string): string | null;
  read(file: string, text: string, options: string[], first: Library | null, second: Library | null): Reading;
  gameOf(reading: Reading): GameHandle | null;
  problems(reading: Reading): string;
  describe(game: GameHandle): string;
  start(game: GameHandle): PositionHandle;
  position(game: GameHandle, fen: string): PositionHandle;
  fen(position: PositionHandle): string;
  turn(position: PositionHandle): string;
  inCheck(position: PositionHandle): boolean;
  moves(position: PositionHandle): string;
  play(position: PositionHandle, move: string): PositionHandle | null;
  outcome(position: PositionHandle): string;
  whyNot(position: PositionHandle, move: string): string | null;
  perft(position: PositionHandle, depth: number): string;
  newEngine(game: GameHandle, library: Library, megabytes: number, level: number): EngineHandle;
  beginSearch(
    engine: EngineHandle,
    position: PositionHandle,
    lines: number,
    depth: number,
    nodes: number,
    millis: number,
  ): SearchHandle;
  proceed(search: SearchHandle, millis: number): boolean;
  takeResults(search: SearchHandle): string;
  bestResult(search: SearchHandle): string;
  openSite(library: Library): SiteHandle;
  answer(site: SiteHandle, path: string[], options: string[], body: string): string;
  choices(site: SiteHandle, query: string, first: string, player: string | null): string;
  premove(site: SiteHandle, query: string, steps: string[]): string;
  readMove(site: SiteHandle, query: string, move: string): string;
  firsts(site: SiteHandle, query: string): string;
  analyse(site: SiteHandle, query: string, lines: number): StudyHandle;
  review(site: SiteHandle, query: string): StudyHandle;
  think(site: SiteHandle, query: string, level: number, seed: number, millis: number): StudyHandle;
  goOn(study: StudyHandle, millis: number): boolean;
  takeReports(study: StudyHandle): string;
}

/** The texts of files by their paths. */
export type Files = Record<string, string>;

/** Compiles a program: by default the one at `place`. */
export async function compileProgram(
  source: LoadOptions['wasm'],
  place = new URL('./variorum.wasm', import.meta.url),
): Promise<WebAssembly.Module> {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof Response || source instanceof ArrayBuffer || ArrayBuffer.isView(source)) {
    return compile(source);
  }
  return compile(await fetchFile(source ?? place));
}

/** Reads the shipped files. */
export async function fetchFiles(source: LoadOptions['games']): Promise<Files> {
  const files = source ?? new URL('./games.json', import.meta.url);
  if (typeof files !== 'string' && !(files instanceof URL)) return files;
  return (await fetchFile(files)).json() as Promise<Files>;
}

async function fetchFile(place: URL | string): Promise<Response> {
  const url = new URL(place, import.meta.url);
  if (url.protocol === 'file:') {
    const { readFile } = await import('node:fs/promises');
    const type = url.pathname.endsWith('.wasm') ? 'application/wasm' : 'application/json';
    return new Response(await readFile(url), { headers: { 'Content-Type': type } });
  }
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return response;
}

/** Starts the program. */
export async function startProgram(module: WebAssembly.Module): Promise<Program> {
  return (await start(module)) as unknown as Program;
}

/** The functions by which every program gets files. */
export type Filing = Pick<Program, 'newLibrary' | 'addFile'>;

export function newLibrary(program: Filing, files: Files): Library {
  const library = program.newLibrary();
  addFiles(program, library, files);
  return library;
}

export function addFiles(program: Filing, library: Library, files: Files): void {
  for (const [path, text] of Object.entries(files)) program.addFile(library, path, text);
}

/** A game as a worker can read it again. */
export interface Source {
  file: string;
  text: string;
  options: string[];
  /** Further definitions by id. */
  library: Files | null;
}

/** Reads a definition: the game, or its problems in JSON. */
export function readSource(program: Program, source: Source, shipped: Library): GameHandle | string {
  const own = source.library && newLibrary(program, byPath(source.library));
  const reading = program.read(source.file, source.text, source.options, own, shipped);
  return program.gameOf(reading) ?? program.problems(reading);
}

/** Definitions by id, as files. */
export function byPath(library: Files): Files {
  return Object.fromEntries(Object.entries(library).map(([id, text]) => [`${id}.yaml`, text]));
}

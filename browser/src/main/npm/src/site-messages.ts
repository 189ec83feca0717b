import type { Files } from './program.js';

/** What a worker of a site is asked to answer: a function of the program, with its arguments after the site. */
export type Question =
  | ['answer', path: string[], options: string[], body: string]
  | ['choices', query: string, first: string, player: string | null]
  | ['premove', query: string, steps: string[]]
  | ['readMove', query: string, move: string]
  | ['firsts', query: string];

/** A definition to read, with the files that it adds to the games where it has no problems. */
export interface Draft {
  file: string;
  text: string;
  more: Files;
}

/** What a worker of a site is asked to search. */
export type Study =
  | ['analyse', query: string, lines: number]
  | ['review', query: string]
  | ['think', query: string, level: number, seed: number, millis: number];

/**
 * Messages to a worker: first the compiled program and the games, then the others. Rules pages may come later, and so may
 * `files` that change games.
 */
export type Orders<Asked> =
  | { module: WebAssembly.Module; games: Files }
  | { pages: Files }
  | { files: Files }
  | Asked
  | { stop: number };

/** A draft is answered by its problems. */
export type Order = Orders<
  { id: number; draft: Draft } | { id: number; question: Question } | { id: number; study: Study }
>;

/**
 * Messages of a worker, in JSON: that its program runs; an answer; reports of a search, which ends with the last; a
 * refusal. A worker says so when its program has broken down, and answers nothing any more.
 */
export type News =
  | { ready: true }
  | { id: number; answer: string }
  | { id: number; reports: string; done: boolean }
  | { id: number; refused: string }
  | { broken: string };

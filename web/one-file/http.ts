import type { post as postToServer } from '../src/api/http';
import { program } from './program';
import { refusal } from '../src/playing/refusal';

export { RefusedError } from '../src/api/http';

/** Puts a question to the program in this page, as the site does to a server; refusals are the same. */
export const post = ((path: string, body: unknown) => ask(path, body)) as typeof postToServer;

/** Asks for a resource by its path, with names and parameters filled in. */
export async function ask<T>(path: string, body?: unknown): Promise<T> {
  try {
    return (await (await program).answer(path, body)) as T;
  } catch (problem) {
    throw refusal(problem);
  }
}

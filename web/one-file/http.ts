import { RefusedError, type post as postToServer } from '../src/api/http';
import { program, SiteError } from './program';

export { RefusedError };

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

/** An error of the program, as the pages show errors. */
export function refusal(problem: unknown): unknown {
  return problem instanceof SiteError
    ? new RefusedError(problem.status, problem.code, problem.words)
    : problem;
}

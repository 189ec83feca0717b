import { here } from './here';
import { ownProgram } from './own';
import { isRefused, type Program } from './program';
import type { paths, Problem } from './types';

/** A refusal by the server, or a failure to reach it (status 0); `words` are sentences for the player. */
export class RefusedError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly words: readonly string[],
  ) {
    super(words.join(' '));
    this.name = 'RefusedError';
  }
}

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : never;
type Gets = { [P in keyof paths]: paths[P] extends { get: object } ? P : never }[keyof paths];
type Posts = { [P in keyof paths]: paths[P] extends { post: object } ? P : never }[keyof paths];
type Answer<O> = O extends { responses: { 200: infer R } } ? Json<R> : never;
type Body<O> = O extends { requestBody: infer R } ? Json<R> : never;

/** Queries that need no table, which the program in the page answers as the server does. */
const WITHOUT_TABLE = /^\/api\/(games\/|positions|pgn\/)/;

/**
 * Requests a resource.
 * @param names values of the placeholders in the path; all others become query parameters
 * @throws RefusedError if the server refuses, or cannot be reached (status 0)
 */
export function get<P extends Gets>(
  path: P,
  names: Record<string, string> = {},
): Promise<Answer<paths[P]['get']>> {
  const rest = new URLSearchParams(names);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    rest.delete(name);
    return encodeURIComponent(names[name] ?? '');
  });
  return ask(rest.size ? `${filled}?${rest}` : filled, { method: 'GET' });
}

/** Posts a body and returns the answer; throws {@link RefusedError} as {@link get} does. */
export function post<P extends Posts>(
  path: P,
  body: Body<paths[P]['post']>,
): Promise<Answer<paths[P]['post']>> {
  const request = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
  return ask(path, request, body);
}

/** Asks the nearest: the program in the page, where it runs and knows the answer, otherwise the server. */
async function ask<T>(address: string, request: RequestInit, body?: unknown): Promise<T> {
  if (!WITHOUT_TABLE.test(address)) return askServer(address, request);
  const own = ownProgram(address, body);
  if (own) return askOwn(own.answer(address, body));
  const { program } = here;
  return program ? askProgram(program, address, request, body) : askWithoutProgram(address, request, body);
}

async function askOwn<T>(answer: Promise<unknown>): Promise<T> {
  try {
    return (await answer) as T;
  } catch (problem) {
    throw refusedBy(problem);
  }
}

async function askProgram<T>(
  program: Program,
  address: string,
  request: RequestInit,
  body: unknown,
): Promise<T> {
  try {
    return (await program.answer(address, body)) as T;
  } catch (problem) {
    const refusal = refusedBy(problem);
    // The program has failed, or the server has a game that the program does not know.
    if (refusal.status !== 0 && refusal.status !== 404) throw refusal;
    return askServer<T>(address, request).catch((failure: unknown) => {
      throw isAway(failure) ? refusal : failure;
    });
  }
}

/** Asks the server, which answers sooner than the program starts; where it is away, waits for the program. */
async function askWithoutProgram<T>(address: string, request: RequestInit, body: unknown): Promise<T> {
  try {
    return await askServer<T>(address, request);
  } catch (failure) {
    if (!isAway(failure)) throw failure;
    const program = await here.start().catch(() => Promise.reject(failure));
    return askProgram(program, address, request, body);
  } finally {
    here.wake();
  }
}

function refusedBy(problem: unknown): RefusedError {
  return isRefused(problem)
    ? new RefusedError(problem.status, problem.code, problem.words)
    : new RefusedError(0, 'failed', ['Something went wrong. Try again.']);
}

function isAway(problem: unknown): boolean {
  return problem instanceof RefusedError && problem.status === 0;
}

async function askServer<T>(address: string, request: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(address, { ...request, credentials: 'same-origin' });
  } catch {
    throw new RefusedError(0, 'offline', [
      'The server cannot be reached. Check the connection and try again.',
    ]);
  }
  if (!response.ok) throw await refusal(response);
  return (await response.json()) as T;
}

async function refusal(response: Response): Promise<RefusedError> {
  try {
    const problem = (await response.json()) as Problem;
    return new RefusedError(response.status, problem.code, problem.words);
  } catch {
    return new RefusedError(response.status, 'unknown', [
      `The server answered with status ${response.status}.`,
    ]);
  }
}

import { RefusedError } from '../api/http';
import { isRefused } from '../api/program';

/** An error of the program, as the pages show errors; other errors as they are. */
export function refusal(problem: unknown): unknown {
  return isRefused(problem) ? new RefusedError(problem.status, problem.code, problem.words) : problem;
}

import { SiteError } from '../../browser/src/main/npm/src/site';
import { RefusedError } from '../src/api/http';

/** An error of the program, as the pages show errors; other errors as they are. */
export function refusal(problem: unknown): unknown {
  return problem instanceof SiteError
    ? new RefusedError(problem.status, problem.code, problem.words)
    : problem;
}

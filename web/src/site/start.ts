import { here } from '../api/here';
import { post, RefusedError } from '../api/http';
import { isRefused } from '../api/program';
import type { GameEntry, TableQuery } from '../api/types';
import { router } from './router.svelte';
import { settings } from './settings.svelte';

/** The properties of a game that are needed to start it. */
export type Startable = Pick<GameEntry, 'id' | 'name' | 'start' | 'options' | 'sides'> & {
  /** The number of its numbered start positions, or whether it has several. */
  readonly starts?: boolean | number | null | undefined;
};

/** Begins a game and opens its page: a game against the computer in this browser, if it can and the player wants it. */
export async function startAt(query: TableQuery): Promise<void> {
  const id = (await beginHere(query)) ?? (await post('/api/tables', query)).id;
  router.go(`/play/${encodeURIComponent(id)}`);
}

/** Begins a game in this browser; null where the server is to be asked. */
async function beginHere({ level, ...rest }: TableQuery): Promise<string | null> {
  const wanted = level !== undefined && rest.start === undefined && settings.computer === 'here';
  if (!wanted || !here.possible) return null;
  try {
    const { beginKept } = await import('./kept');
    return await beginKept({ ...rest, level });
  } catch (problem) {
    if (problem instanceof RefusedError) throw problem;
    // The server answers where the program fails or does not know the game, or where the browser keeps nothing.
    const isPlayers = isRefused(problem) && problem.status !== 0 && problem.status !== 404;
    if (isPlayers) throw new RefusedError(problem.status, problem.code, problem.words);
    return null;
  }
}

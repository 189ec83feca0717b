import { post } from '../api/http';
import type { GameEntry, TableQuery } from '../api/types';
import { router } from './router.svelte';

/** The properties of a game that are needed to start it. */
export type Startable = Pick<GameEntry, 'id' | 'name' | 'start' | 'options' | 'sides'> & {
  /** The number of its numbered start positions, or whether it has several. */
  readonly starts?: boolean | number | null | undefined;
};

/** Creates a table and opens its page. */
export async function startAt(query: TableQuery): Promise<void> {
  const { id } = await post('/api/tables', query);
  router.go(`/play/${encodeURIComponent(id)}`);
}

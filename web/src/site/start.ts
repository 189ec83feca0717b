import { post } from '../api/http';
import type { GameEntry, TableQuery } from '../api/types';
import { router } from './router.svelte';

/** What must be known of a game so that it can be started. */
export type Startable = Pick<GameEntry, 'id' | 'name' | 'start' | 'options'>;

/** Sets up a table and goes there. */
export async function startAt(query: TableQuery): Promise<void> {
  const { id } = await post('/api/tables', query);
  router.go(`/play/${encodeURIComponent(id)}`);
}

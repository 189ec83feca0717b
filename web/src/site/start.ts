import { post } from '../api/http';
import type { GameEntry, TableQuery } from '../api/types';
import { router } from './router.svelte';

/** What must be known of a game so that it can be started. */
export type Startable = Pick<GameEntry, 'id' | 'name' | 'start' | 'options' | 'sides'> & {
  /** How many start positions it has by number, or whether it has several. */
  readonly starts?: boolean | number | null | undefined;
};

/** Sets up a table and goes there. */
export async function startAt(query: TableQuery): Promise<void> {
  const { id } = await post('/api/tables', query);
  router.go(`/play/${encodeURIComponent(id)}`);
}

import { post } from '../api/http';
import type { TableQuery } from '../api/types';
import { router } from './router.svelte';

/** Sets up a table and goes there. */
export async function startAt(query: TableQuery): Promise<void> {
  const { id } = await post('/api/tables', query);
  router.go(`/play/${encodeURIComponent(id)}`);
}

import { here } from '../../api/here';
import { socket } from '../../api/socket';
import { Searches } from '../../local/searches';
import { settings } from '../../site/settings.svelte';

/** The searches of this page, where the reader wants them. */
export const searches = new Searches(
  socket,
  () => here.start(),
  () => settings.engine === 'here',
);

import { get } from '../api/http';
import type { TableSummary } from '../api/types';
import { notify } from './notify';
import { settings } from './settings.svelte';

const EVERY = 60_000;
const LOCK = 'variorum.turns';

/** The tables in a list at which it is newly the player's turn, compared with the turns known before. */
export function newTurns(
  known: ReadonlyMap<string, number>,
  tables: readonly TableSummary[],
): TableSummary[] {
  return tables.filter(({ id, yourTurn, plies }) => yourTurn && known.get(id) !== plies);
}

/** The player's turns in a list: the number of moves of each table. */
export function turnsIn(tables: readonly TableSummary[]): Map<string, number> {
  return new Map(tables.filter(({ yourTurn }) => yourTurn).map(({ id, plies }) => [id, plies]));
}

/** Notifies the player of new turns. */
export function tell(tables: readonly TableSummary[]): void {
  for (const { id, name, you, white, black, last, plies } of tables) {
    const opponent = you === 'white' ? black : white;
    void notify(
      `Your turn: ${name}`,
      last === undefined ? 'The game begins.' : `${opponent.name} played ${last}.`,
      id,
      plies,
    );
  }
}

/**
 * Asks the server every minute for the player's turns, while the player wants notifications. Of several tabs, one asks.
 */
export function watchTurns(): void {
  let known: Map<string, number> | null = null;
  const look = async (): Promise<void> => {
    if (!settings.notify || !navigator.onLine) return;
    const tables = await get('/api/mine');
    if (known) tell(newTurns(known, tables));
    known = turnsIn(tables);
  };
  const keepLooking = (): Promise<never> => {
    const again = (): void => void look().catch(() => undefined);
    setInterval(again, EVERY);
    document.addEventListener('visibilitychange', again);
    again();
    return new Promise(() => undefined);
  };
  // Without the lock, which old browsers lack, every tab asks; equal notifications replace each other.
  if ('locks' in navigator) void navigator.locks.request(LOCK, keepLooking);
  else void keepLooking();
}

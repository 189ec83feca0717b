import { here } from '../api/here';
import { post } from '../api/http';
import type { LineView, TableQuery } from '../api/types';
import { begin } from '../local/begin';
import type { KeptGame } from '../local/kept';
import { treeOf } from '../local/pgn';
import { BrowserStore } from '../local/store';
import { LocalTable, type Services } from '../local/table';
import { toast } from './notices.svelte';

/** The games that this browser keeps. */
const store = new BrowserStore();

const CHANNEL = 'variorum.games';

const services: Services = {
  store,
  ask: (query) => post('/api/positions', query),
  start: () => here.start(),
  news: {
    tell: (id) => {
      const channel = new BroadcastChannel(CHANNEL);
      channel.postMessage(id);
      channel.close();
    },
    listen: (listener) => {
      const channel = new BroadcastChannel(CHANNEL);
      channel.onmessage = ({ data }) => listener(String(data));
      return () => channel.close();
    },
  },
  now: () => Date.now(),
  complain: (words) => toast(words, 'problem'),
};

/** Opens a game that this browser keeps, as a place where a page finds its table. */
export function openKept(id: string): { wire: LocalTable; pgn: () => Promise<string>; here: true } {
  return {
    wire: new LocalTable(id, services),
    here: true,
    pgn: async () => {
      const game = await store.get(id);
      return game ? recordOf(game) : '';
    },
  };
}

/** Begins a game against the computer in this browser; returns its id. The program decides whether it can be played. */
export async function beginKept(query: TableQuery & { level: number }): Promise<string> {
  const program = await here.start();
  const ask: Services['ask'] = async (position) =>
    (await program.answer('/api/positions', position)) as LineView;
  return begin(query, ask, store, Date.now());
}

/** The games of this browser, the latest first. */
export async function keptGames(): Promise<KeptGame[]> {
  return (await store.all()).sort((a, b) => b.changed - a.changed);
}

/** A kept game as PGN. */
export async function recordOf(game: KeptGame): Promise<string> {
  return (await post('/api/pgn/write', { games: [treeOf(game)] })).pgn;
}

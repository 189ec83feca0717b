import { expect } from '@playwright/test';
import { Stranger, type Answer } from './stranger';
import type { RawSocket } from './raw-socket';
import type { Problem, ServerMessage, TableView } from '../../src/api/types';

export const GAME = 'chess';
/** Addresses of this machine, so that the limits of one stranger do not affect another. */
const ADDRESSES = Array.from({ length: 60 }, (_, i) => `127.0.1.${i + 1}`);

/** Returns an unused address. */
export const take = (): string => ADDRESSES.pop() ?? '127.0.0.1';
export const code = (message: ServerMessage): string => ('code' in message ? message.code : message.type);
export const words = (message: ServerMessage): string => ('words' in message ? message.words : '');
export const problem = (answer: Answer): Problem => JSON.parse(answer.body) as Problem;

export async function sayHello(stranger: Stranger): Promise<RawSocket> {
  const socket = await stranger.connect();
  await socket.hear(({ type }) => type === 'welcome');
  return socket;
}

/** A new game between two strangers: the sockets of White and Black, the table's id, and White's stranger. */
export async function game(server: string): Promise<[RawSocket, RawSocket, string, Stranger]> {
  const [white, black] = [new Stranger(server, take()), new Stranger(server, take())];
  const { id } = JSON.parse((await white.post('/api/tables', { game: GAME, side: 'white' })).body) as {
    id: string;
  };
  const sockets = [await sayHello(white), await sayHello(black)] as const;
  expect(code(await sockets[1].ask({ type: 'act', ref: 1, table: id, ply: 0, action: 'sit' }))).toBe(
    'accepted',
  );
  return [...sockets, id, white];
}

export async function movesOf(stranger: Stranger, table: string): Promise<string[]> {
  const view = JSON.parse((await stranger.ask(`/api/tables/${table}`)).body) as TableView;
  return view.plies.map(({ text }) => text);
}

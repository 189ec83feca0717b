import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SocketRefusal } from '../../api/socket';
import type { ChallengeView, ClientMessage, ServerMessage } from '../../api/types';
import type { Games } from '../games';
import { notices } from '../notices.svelte';
import { router } from '../router.svelte';
import type { startAt } from '../start';
import { Lobby } from './lobby.svelte';
import { Tab } from './tab';

const sent: ClientMessage[] = [];
let say: (message: ServerMessage) => void;
let now = 0;
let refusal: Error | null = null;
const fetching = vi.fn<typeof fetch>();
const wire = {
  ref: () => 1,
  listen: (listener: (message: ServerMessage) => void) => {
    say = listener;
    return () => undefined;
  },
  onOpen: (opener: () => void) => {
    opener();
    return () => undefined;
  },
  send: (message: ClientMessage) => void sent.push(message),
  request: (message: ClientMessage) => {
    sent.push(message);
    return refusal ? Promise.reject(refusal) : Promise.resolve({ type: 'accepted', ref: 1 } as const);
  },
};

function view(id: string, yours = false): ChallengeView {
  return { id, by: 'Guest 7', yours, games: ['a'], options: [], created: '2026-01-01T00:00:00Z' };
}

function watching(): Lobby {
  const lobby = new Lobby(wire, new Tab(), () => now);
  lobby.watch();
  return lobby;
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  sent.length = 0;
  now = 0;
  refusal = null;
  notices.toasts = [];
  fetching.mockReset().mockImplementation(() => Promise.resolve(Response.json({ id: 'own' })));
  vi.stubGlobal('fetch', fetching);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  router.go('/', { replace: true });
});

it('has the list, and follows its changes', () => {
  const lobby = watching();
  expect(sent).toEqual([{ type: 'lobby', ref: 1 }]);
  expect(lobby.challenges).toBeNull();
  say({ type: 'challenges', challenges: [view('1'), view('2', true)] });
  say({ type: 'challenge-change', change: { opened: [view('3')], closed: ['1'] } });
  expect(lobby.challenges?.map(({ id }) => id)).toEqual(['2', '3']);
  expect(lobby.own.map(({ id }) => id)).toEqual(['2']);
});

it('goes to the game in the tab that opened the challenge, once', async () => {
  const lobby = watching();
  await lobby.open({}, null);
  say({ type: 'challenge-taken', challenge: 'own', table: 'T' });
  expect(router.path).toBe('/play/T');
  router.go('/mine');
  say({ type: 'challenge-taken', challenge: 'own', table: 'T' });
  expect(router.path).toBe('/mine');
});

it('goes to the game also when the challenge was accepted before its id came', async () => {
  const lobby = watching();
  let answer: (response: Response) => void = () => undefined;
  fetching.mockImplementation(() => new Promise((done) => (answer = done)));
  const opened = lobby.open({}, null);
  say({ type: 'challenge-taken', challenge: 'own', table: 'T' });
  expect(router.path).toBe('/');
  answer(Response.json({ id: 'own' }));
  await opened;
  expect(router.path).toBe('/play/T');
});

it('offers the game in other tabs, and in the middle of another game', async () => {
  const lobby = watching();
  say({ type: 'challenge-taken', challenge: 'elsewhere', table: 'T' });
  expect(router.path).toBe('/');
  expect(notices.toasts.map(({ remedy }) => remedy?.words)).toEqual(['Go to the game']);
  await lobby.open({}, null);
  lobby.playing = 'other';
  say({ type: 'challenge-taken', challenge: 'own', table: 'U' });
  expect(router.path).toBe('/');
  const [arrival] = lobby.arrivals;
  expect(arrival).toEqual({ challenge: 'own', table: 'U' });
  if (arrival) await lobby.decline(arrival);
  expect(sent.at(-1)).toEqual({ type: 'act', ref: 1, table: 'U', ply: 0, action: 'abort' });
  expect(lobby.arrivals).toEqual([]);
});

/** A lobby with a game on offer while another one is going on. */
function withArrival(): Lobby {
  const lobby = watching();
  lobby.playing = 'other';
  say({ type: 'challenge-taken', challenge: 'own', table: 'U' });
  return lobby;
}

it('offers the game also after the page was loaded again, until it is answered', () => {
  withArrival();
  const again = new Lobby(wire, new Tab(), () => now);
  expect(again.arrivals).toEqual([{ challenge: 'own', table: 'U' }]);
  for (const arrival of again.arrivals) again.come(arrival);
  expect(router.path).toBe('/play/U');
  expect(new Lobby(wire, new Tab(), () => now).arrivals).toEqual([]);
});

it('offers the game no more when the player has come to it by another way', () => {
  const lobby = withArrival();
  lobby.playing = 'U';
  expect(lobby.arrivals).toEqual([]);
  expect(new Tab().arrivals).toEqual([]);
});

it('offers the game no more when it has ended', async () => {
  const lobby = withArrival();
  fetching.mockImplementation(() => Promise.resolve(Response.json({ stage: 'playing' })));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(lobby.arrivals).toHaveLength(1);
  fetching.mockImplementation(() => Promise.resolve(Response.json({ stage: 'ended' })));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(lobby.arrivals).toEqual([]);
  expect(notices.toasts.map(({ words }) => words)).toEqual([
    'The game with the player who accepted your challenge has ended.',
  ]);
});

it('says why a game could not be called off, and leads to it', async () => {
  const lobby = withArrival();
  refusal = new SocketRefusal('late', 'The game has begun.', []);
  for (const arrival of lobby.arrivals) await lobby.decline(arrival);
  const [told] = notices.toasts;
  expect([told?.words, told?.tone]).toEqual(['The game has begun.', 'problem']);
  told?.remedy?.act();
  expect(router.path).toBe('/play/U');
});

it('remembers in this tab which challenges are its own', async () => {
  const none = new Lobby(wire, new Tab(), () => now);
  none.resume();
  expect(sent).toEqual([]);
  await watching().open({}, null);
  new Lobby(wire, new Tab(), () => now).resume();
  say({ type: 'challenge-taken', challenge: 'own', table: 'T' });
  expect(router.path).toBe('/play/T');
});

describe('the computer', () => {
  const start = vi.fn<typeof startAt>(() => Promise.resolve());
  const all = {
    families: [],
    games: [
      { id: 'a', family: 'f' },
      { id: 'b', family: 'f' },
    ],
  } as unknown as Games;

  async function opened(): Promise<Lobby> {
    start.mockClear();
    const lobby = new Lobby(
      wire,
      new Tab(),
      () => now,
      start,
      () => Promise.resolve(all),
    );
    await lobby.open({}, 3);
    say({ type: 'challenges', challenges: [{ ...view('own', true), options: ['x'], side: 'black' }] });
    now = 59_000;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(start).not.toHaveBeenCalled();
    now = 61_000;
    return lobby;
  }

  it('steps in after a minute, once, where the player wants that', async () => {
    await opened();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(start.mock.calls).toEqual([[{ game: 'a', options: ['x'], level: 3, side: 'black' }]]);
    expect(notices.toasts.map(({ words }) => words)).toEqual([
      'Nobody has come yet: the computer plays with you. Your challenge stays open.',
    ]);
  });

  it('does not step in for a player who is in a game', async () => {
    const lobby = await opened();
    lobby.playing = 'other';
    await vi.advanceTimersByTimeAsync(2_000);
    lobby.playing = null;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(start).not.toHaveBeenCalled();
  });
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SocketRefusal, type Answer } from '../api/socket';
import type { ClientMessage } from '../api/types';
import { MATE, refused, Setting } from './fixtures';
import type { KeptGame } from './kept';
import { StaleError } from './store';
import type { LocalTable } from './table';

type Act = Extract<ClientMessage, { type: 'act' }>;

let here: Setting;
let id: string;
let table: LocalTable;

beforeEach(() => {
  vi.useFakeTimers();
  here = new Setting();
});
afterEach(() => {
  table.send({ type: 'unwatch', table: id });
  vi.useRealTimers();
});

/** Lets all that has been begun happen; no time passes. */
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

async function opened(query: Parameters<Setting['begin']>[0] = {}): Promise<void> {
  id = await here.begin(query);
  table = here.open(id);
  await settle();
}

async function play(move: string, by: LocalTable = table): Promise<Answer> {
  const answer = await by.request({ type: 'play', ref: by.ref(), table: id, ply: here.texts.length, move });
  await settle();
  return answer;
}

async function act(action: Act['action'], more: Partial<Act> = {}): Promise<Answer> {
  const ply = here.texts.length;
  const answer = await table.request({ type: 'act', ref: table.ref(), table: id, ply, action, ...more });
  await settle();
  return answer;
}

async function reply(move: string, centipawns = 0): Promise<void> {
  here.thoughts.shift()?.move(move, centipawns);
  await settle();
}

async function playAll(...moves: string[]): Promise<void> {
  for (const [index, move] of moves.entries()) await (index % 2 === 0 ? play(move) : reply(move));
}

const refusal = (asked: Promise<unknown>): Promise<SocketRefusal> =>
  asked.then(
    () => Promise.reject(new Error('it was accepted')),
    (problem: unknown) => problem as SocketRefusal,
  );

it('shows a game as a table, stores each move before it shows it, and lets the computer answer', async () => {
  await opened();
  expect(here.view).toMatchObject({
    you: 'white',
    white: { kind: 'guest' },
    black: { kind: 'computer', level: 1 },
    stage: 'playing',
    firsts: ['a1', 'b1'],
    position: { moves: [], previews: {} },
  });
  expect(await play('e2e4')).toEqual({ type: 'accepted', ref: 2 });
  expect(here.view).toMatchObject({ thinking: { waiting: 0 }, firsts: [] });
  expect(here.store.games.get(id)?.moves).toEqual([{ text: 'e2e4', side: 'white', passes: true }]);
  await reply('e7e5');
  expect(here.texts).toEqual(['e2e4', 'e7e5']);
  expect(here.view.thinking).toBeUndefined();
});

it('goes on after a reload, where the computer may be to move', async () => {
  await opened();
  await playAll('a', 'b', 'c');
  table.send({ type: 'unwatch', table: id });
  here.thoughts.length = 0;
  table = here.open(id);
  await settle();
  expect(here.texts).toEqual(['a', 'b', 'c']);
  await reply('d');
  expect(here.store.games.get(id)?.moves).toHaveLength(4);
});

it('lets the computer begin, and ends by the rules', async () => {
  await opened({ side: 'black' });
  await reply(MATE);
  expect(here.view).toMatchObject({ stage: 'ended', outcome: { winner: 'white', words: 'Mate.' } });
  expect(await refusal(play('x'))).toMatchObject({ code: 'over' });
});

it('refuses as a table does, and stays as it is', async () => {
  await opened();
  expect(await refusal(play('illegal'))).toMatchObject({ message: 'Not so.', squares: ['e1'] });
  const late = table.request({ type: 'play', ref: 1, table: id, ply: 5, move: 'x' });
  expect(await refusal(late)).toMatchObject({ code: 'late' });
  await play('a');
  expect(await refusal(play('b'))).toMatchObject({ code: 'not-your-turn', message: "It is Black's turn." });
  expect(await refusal(act('abort'))).toMatchObject({ code: 'begun' });
  expect(await refusal(act('rematch'))).toMatchObject({ code: 'not-over' });
  expect(await refusal(act('draw'))).toMatchObject({ code: 'too-early' });
  expect(here.texts).toEqual(['a']);
});

it('refuses a move that the browser cannot store', async () => {
  await opened();
  here.store.trouble = new DOMException('full', 'QuotaExceededError');
  expect(await refusal(play('a'))).toMatchObject({ code: 'not-stored' });
  expect(here.texts).toEqual([]);
  await play('a');
  expect(here.texts).toEqual(['a']);
});

it('says why a game that is kept cannot be opened', async () => {
  id = await here.begin();
  vi.spyOn(here.store, 'get').mockRejectedValueOnce(new DOMException('broken', 'UnknownError'));
  table = here.open(id);
  await settle();
  expect(here.heard.at(-1)).toMatchObject({ type: 'refused', code: 'failed' });
  expect(here.heard.at(-1)).not.toMatchObject({ words: expect.stringContaining('no such game') });
});

it('opens a game that another tab opens at the same time', async () => {
  id = await here.begin({ side: 'black', time: { main: 60, increment: 0, byoyomi: 0 } });
  here.store.trouble = new StaleError();
  table = here.open(id);
  await settle();
  expect(here.view).toMatchObject({ id, stage: 'playing' });
});

it('tells choices, plays a premove and knows no other game', async () => {
  await opened();
  const choices = await table.request({ type: 'choose', ref: 9, table: id, ply: 0, first: 'a1' });
  expect(choices).toMatchObject({ type: 'choices', ref: 9, choices: { moves: [{ text: 'a1a2' }] } });
  await table.request({ type: 'premove', ref: 10, table: id, ply: 0, steps: ['a1', 'a2'] });
  await settle();
  expect(here.texts).toEqual(['a1a2']);
  const other = here.open('here-none');
  await settle();
  expect(here.heard.at(-1)).toMatchObject({ type: 'refused', code: 'unknown-table' });
  other.send({ type: 'unwatch', table: 'here-none' });
});

it('takes moves back, also while the computer thinks, and drops what it finds then', async () => {
  await opened();
  await playAll('a', 'b', 'c', 'd');
  await act('takeback');
  expect(here.texts).toEqual(['a', 'b']);
  expect(here.store.games.get(id)).toMatchObject({ last: 'b!', placement: 'after a b' });
  await play('e');
  await act('takeback');
  await reply('f');
  expect(here.texts).toEqual(['a', 'b']);
  await act('takeback');
  expect(await refusal(act('takeback'))).toMatchObject({ code: 'nothing-to-take-back' });
});

it('resigns, is called off, and is played again with sides changed', async () => {
  await opened();
  await playAll('a', 'b');
  await act('resign');
  expect(here.view.outcome).toEqual({
    winner: 'black',
    reason: 'resigned',
    words: 'Black wins: White has resigned.',
  });
  await act('rematch');
  const { rematch = '' } = here.view;
  expect(here.store.games.get(rematch)).toMatchObject({ you: 'black', level: 1, moves: [] });
  await act('rematch');
  expect(here.store.games.size).toBe(2);
  await opened();
  await act('abort');
  expect(here.view.outcome).toMatchObject({ reason: 'aborted' });
});

/** A game that has ended by resignation. */
async function resigned(): Promise<KeptGame> {
  await opened();
  await playAll('a', 'b');
  await act('resign');
  const game = here.store.games.get(id);
  if (!game) throw new Error('the game is not stored');
  return game;
}

it('is played again also where as many games are kept as can be, and stays', async () => {
  const game = await resigned();
  for (let i = 1; i < 300; i++) here.store.games.set(`here-${i}`, { ...game, id: `here-${i}`, changed: 2e6 });
  await act('rematch');
  expect(here.view.rematch).toBeDefined();
  expect(here.store.games.has(id)).toBe(true);
  expect(here.store.games.size).toBe(300);
});

it('begins no second game if another tab has begun the next', async () => {
  const game = await resigned();
  here.store.games.set(id, { ...game, version: game.version + 1, rematch: 'here-next' });
  expect(await refusal(act('rematch'))).toMatchObject({ code: 'late' });
  expect(here.view.rematch).toBe('here-next');
  expect(here.store.games.size).toBe(1);
});

const LONG = Array.from({ length: 20 }, (_, i) => `m${i}`);

it('agrees to a draw unless it is better', async () => {
  await opened();
  await playAll(...LONG);
  here.centipawns = -50;
  await act('draw');
  expect(here.view).toMatchObject({ stage: 'playing' });
  expect(here.view.offer).toBeUndefined();
  expect(await refusal(act('draw'))).toMatchObject({ code: 'declined' });
  await playAll('x', 'y');
  here.centipawns = 0;
  await act('draw');
  expect(here.view.outcome).toMatchObject({ reason: 'agreed' });
});

it('answers a draw offer with its move while it thinks', async () => {
  await opened();
  await playAll(...LONG, 'x');
  await act('draw');
  expect(here.view.offer).toMatchObject({ kind: 'draw', by: 'white' });
  await reply('y', -50);
  expect(here.view.offer).toBeUndefined();
  expect(here.texts.at(-1)).toBe('y');
  await play('z');
  await act('draw');
  await reply('no', 10);
  expect(here.view.outcome).toMatchObject({ reason: 'agreed' });
});

it('withdraws an offer by its number', async () => {
  await opened();
  await playAll(...LONG, 'x');
  await act('draw');
  const { number = 0 } = here.view.offer ?? {};
  expect(await refusal(act('decline', { offer: number + 1 }))).toMatchObject({ code: 'gone' });
  await act('decline', { offer: number });
  await reply('y');
  expect(here.view.stage).toBe('playing');
});

it('runs the clocks once both sides have moved, and by the date after a reload', async () => {
  await opened({ time: { main: 60, increment: 2, byoyomi: 0 } });
  here.time += 50_000;
  await playAll('a', 'b');
  expect(here.view.clocks).toMatchObject({ white: 60_000, black: 60_000, running: 'white' });
  here.time += 10_000;
  await play('c');
  expect(here.view.clocks).toMatchObject({ white: 52_000, running: 'black' });
  expect(here.view.plies[2]?.clock).toBe(52_000);
  table.send({ type: 'unwatch', table: id });
  here.time += 3_600_000;
  table = here.open(id);
  await settle();
  // The computer does not lose time while no page lets it think.
  expect(here.view.clocks).toMatchObject({ black: 60_000, running: 'black' });
  here.thoughts.shift();
  await reply('d');
  here.time += 52_001;
  await vi.advanceTimersByTimeAsync(52_001);
  expect(here.view).toMatchObject({
    outcome: { winner: 'black', reason: 'time', words: 'Black wins: White has no time left.' },
    clocks: { white: 0 },
  });
});

const TIME = { main: 60, increment: 0, byoyomi: 0 };

it('charges nobody for the time in which the program starts', async () => {
  await opened({ time: TIME });
  await playAll('a', 'b');
  here.time += 10_000;
  vi.spyOn(here.program, 'read').mockImplementationOnce(() => {
    here.time += 5_000;
    return Promise.resolve({ move: 'c' } as Awaited<ReturnType<typeof here.program.read>>);
  });
  await play('c');
  expect(here.view.clocks).toMatchObject({ white: 50_000, black: 60_000, running: 'black' });
});

it('lets the flag fall also where the date was set back, and tries again to store it', async () => {
  await opened({ time: TIME });
  await playAll('a', 'b');
  here.time += 50_000;
  await vi.advanceTimersByTimeAsync(60_001);
  expect(here.view.stage).toBe('playing');
  here.time += 10_000;
  here.store.trouble = new DOMException('full', 'QuotaExceededError');
  await vi.advanceTimersByTimeAsync(11_000);
  expect(here.view.outcome).toMatchObject({ reason: 'time' });
});

it('gives each move its byo-yomi', async () => {
  await opened({ time: { main: 10, increment: 0, byoyomi: 5 } });
  await playAll('a', 'b');
  here.time += 14_000;
  await play('c');
  expect(here.view.clocks).toMatchObject({ white: 5_000, whiteByoyomi: true });
  await reply('d');
  here.time += 5_000;
  expect(await refusal(play('e'))).toMatchObject({ code: 'over' });
});

it('is the same game in two tabs', async () => {
  await opened();
  const other = here.open(id);
  await settle();
  await play('a');
  expect(here.thoughts).toHaveLength(2);
  await reply('b');
  await reply('c');
  expect(here.store.games.get(id)?.moves.map(({ text }) => text)).toEqual(['a', 'b']);
  expect(here.texts).toEqual(['a', 'b']);
  await play('d', other);
  expect(here.store.games.get(id)?.moves).toHaveLength(3);
  other.send({ type: 'unwatch', table: id });
});

it('takes what another tab has stored when it is refused, and says so', async () => {
  await opened();
  const stored = here.store.games.get(id);
  if (!stored) throw new Error('there is no game');
  const moves = [{ text: 'x', side: 'white' as const, passes: true }];
  here.store.games.set(id, { ...stored, version: stored.version + 1, moves });
  expect(await refusal(play('a'))).toMatchObject({ message: 'The game has gone on in another tab.' });
  expect(here.texts).toEqual(['x']);
});

it('refuses also when what another tab has stored cannot be had', async () => {
  await opened();
  here.store.trouble = new StaleError();
  vi.spyOn(here.store, 'get').mockRejectedValueOnce(new DOMException('broken', 'UnknownError'));
  expect(await refusal(play('a'))).toMatchObject({ code: 'late' });
});

it('tries again when the computer’s move cannot be stored, and says so once', async () => {
  await opened();
  await play('a');
  for (let failure = 0; failure < 2; failure++) {
    here.store.trouble = new DOMException('full', 'QuotaExceededError');
    await reply('b');
    await vi.advanceTimersByTimeAsync(5_000);
  }
  expect(here.complaints).toEqual([expect.stringContaining('cannot store')]);
  await reply('b');
  expect(here.texts).toEqual(['a', 'b']);
});

it('tries again when the program has failed, and says so once', async () => {
  await opened();
  await play('a');
  for (let failure = 0; failure < 2; failure++) {
    here.thoughts.shift()?.fail();
    await settle();
    await vi.advanceTimersByTimeAsync(5_000);
  }
  expect(here.complaints).toHaveLength(1);
  await reply('b');
  expect(here.texts).toEqual(['a', 'b']);
  vi.spyOn(here.program, 'read').mockRejectedValue(refused(0, 'failed'));
  expect(await refusal(play('c'))).toMatchObject({ code: 'failed' });
});

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { flushSync } from 'svelte';
import { notices } from '../../site/notices.svelte';
import { settings } from '../../site/settings.svelte';
import { move, ply, position, Wire } from './fixtures';
import { GameTable } from './table.svelte';
import { Visit } from './visit.svelte';

const hand = { point: vi.fn(), cancel: vi.fn() };
const askWhy = vi.fn();
let wire: Wire;
let table: GameTable;
let visit: Visit;

const opening = [move('e2', 'e4'), move('e2', 'e3'), move('b7', 'b8', '=Q'), move('b7', 'b8', '=R')];

/** What is to happen has happened. */
async function settled(): Promise<void> {
  flushSync();
  for (let i = 0; i < 6; i++) await Promise.resolve();
}

beforeEach(() => {
  vi.clearAllMocks();
  settings.confirm = false;
  settings.sound = false;
  notices.toasts = [];
  wire = new Wire();
  table = new GameTable('t1', wire);
  wire.tell({ you: 'white', sequence: 1, position: position({ moves: opening }) });
  visit = new Visit(table, () => hand, askWhy);
  table.onchange = (before, after) => visit.changed(before, after);
});

describe('a move', () => {
  test('entered on the board is sent', () => {
    visit.enter(move('e2', 'e4'));
    expect(wire.last).toMatchObject({ type: 'play', move: 'e2e4' });
  });

  test('that the server refuses is taken back on the board, with the words', async () => {
    visit.enter(move('e2', 'e4'));
    wire.refuse('The game is over.', ['e4']);
    await settled();
    expect(hand.cancel).toHaveBeenCalledOnce();
    expect(visit.refusal).toEqual({ words: 'The game is over.', squares: ['e4'] });
  });

  test('that can only be to pass is the player’s', () => {
    const pass = { ...move('pass'), text: '0000' };
    const black = ply('c3e5', { side: 'black' });
    wire.tell({ you: 'white', sequence: 2, plies: [black], position: position({ moves: [pass] }) });
    wire.tell({
      you: 'white',
      sequence: 3,
      plies: [ply('c3e5')],
      position: position({ moves: [pass, ...opening] }),
    });
    expect(wire.last?.type).toBe('watch');
  });

  test('waits for the player’s yes where that is wished', () => {
    settings.confirm = true;
    visit.enter(move('e2', 'e4'));
    expect(wire.last?.type).toBe('watch');
    visit.reconsider();
    expect(hand.cancel).toHaveBeenCalledOnce();
    visit.enter(move('e2', 'e3'));
    visit.confirm();
    expect(wire.last).toMatchObject({ type: 'play', move: 'e2e3' });
  });

  test('can be typed as people or programs write it', async () => {
    void visit.type('e2-e4');
    expect(wire.last).toMatchObject({ type: 'play', move: 'e2e4' });
    expect(askWhy).not.toHaveBeenCalled();
  });

  test('typed in another way is played if the server understands it', async () => {
    askWhy.mockResolvedValue({ rule: 'LEGAL', words: '', squares: [] });
    void visit.type('pe4');
    await settled();
    expect(wire.last).toMatchObject({ type: 'play', move: 'pe4' });
  });

  test('typed that is none is answered with the reason', async () => {
    askWhy.mockResolvedValue({ rule: 'NO_WAY', words: 'A pawn does not go so.', squares: ['e2'] });
    expect(await visit.type('e2e5')).toBe(false);
    expect(visit.refusal).toMatchObject({ words: 'A pawn does not go so.', squares: ['e2'] });
    expect(wire.last?.type).toBe('watch');
  });

  test('cannot be typed while looking back', async () => {
    wire.tell({ you: 'white', sequence: 2, plies: [ply('e2e4')] });
    table.look(0);
    expect(await visit.type('e4')).toBe(false);
    expect(visit.refusal?.words).toContain('Go back to the game');
  });
});

test('a move that is none is explained, without a word about another position', async () => {
  let answer: (why: unknown) => void = () => undefined;
  askWhy.mockReturnValue(new Promise((done) => (answer = done)));
  visit.refused(['e2', 'e5']);
  expect(askWhy).toHaveBeenCalledWith(expect.objectContaining({ steps: ['e2', 'e5'] }));
  wire.tell({ you: 'white', sequence: 2, position: position({ fen: '8/8 b - - 0 1', ply: 1 }) });
  answer({ rule: 'NO_WAY', words: 'No.', squares: [] });
  await settled();
  expect(visit.refusal).toBeNull();
});

describe('a premove', () => {
  const waiting = { you: 'black' as const, sequence: 2 };
  const turn = { you: 'black' as const, sequence: 3, plies: [ply('a2a3')] };

  beforeEach(() => wire.tell(waiting));

  test('is played when the opponent has moved', async () => {
    visit.premove = move('e2', 'e4');
    wire.tell({ ...turn, position: position({ turn: 'black', moves: opening }) });
    await settled();
    expect(wire.last).toMatchObject({ type: 'play', ply: 1, move: 'e2e4' });
    expect(visit.premove).toBeNull();
  });

  test('that several moves go on from is begun on the board', async () => {
    visit.premove = move('b7', 'b8');
    wire.tell({ ...turn, position: position({ turn: 'black', moves: opening }) });
    await settled();
    expect(hand.point.mock.calls).toEqual([['b7'], ['b8']]);
  });

  test('that has become impossible is dropped with a word', async () => {
    visit.premove = move('h2', 'h4');
    wire.tell({ ...turn, position: position({ turn: 'black', moves: opening }) });
    await settled();
    expect(visit.premove).toBeNull();
    expect(notices.toasts.map(({ words }) => words)).toEqual(['Your premove is no longer possible.']);
  });

  test('waits while it is still the opponent’s turn, and falls with the end of the game', async () => {
    visit.premove = move('e2', 'e4');
    wire.tell({ ...waiting, watchers: 1 });
    expect(visit.premove).not.toBeNull();
    wire.tell({ ...waiting, sequence: 4, stage: 'ended' });
    expect(visit.premove).toBeNull();
  });
});

test('a piece that is pointed at as part of a move is not asked about', () => {
  const touch = vi.spyOn(visit.insights, 'touch').mockReturnValue();
  visit.touch('e2');
  expect(touch).toHaveBeenCalledOnce();
  visit.entering({ steps: ['e2'], choices: ['e3', 'e4'] });
  visit.touch('e4');
  expect(touch).toHaveBeenCalledOnce();
});

test('what happens is told to screen readers', () => {
  wire.tell({
    you: 'white',
    sequence: 2,
    plies: [ply('e2e4', { spoken: 'pawn to e4' })],
    position: position({ turn: 'black' }),
  });
  expect(notices.spoken).toContain('White: pawn to e4. Black to move.');
});

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { flushSync } from 'svelte';
import { notices } from '../../site/notices.svelte';
import { settings } from '../../site/settings.svelte';
import { move, ply, position, Wire } from './fixtures';
import { atServer, GameTable } from './table.svelte';
import { Visit } from './visit.svelte';

const hand = { point: vi.fn(), cancel: vi.fn() };
const askWhy = vi.fn();
let wire: Wire;
let table: GameTable;
let visit: Visit;

const firsts = ['e2', 'b7'];

/** Waits until pending effects and promises have run. */
async function settled(): Promise<void> {
  flushSync();
  for (let i = 0; i < 12; i++) await Promise.resolve();
}

beforeEach(() => {
  vi.clearAllMocks();
  settings.confirm = false;
  settings.sound = false;
  notices.toasts = [];
  wire = new Wire();
  table = new GameTable('t1', atServer('t1', wire));
  wire.tell({ you: 'white', sequence: 1, firsts });
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

  test('that is to pass is asked for like others', async () => {
    wire.tell({ you: 'white', sequence: 2, plies: [ply('c3e5', { side: 'black' })], firsts: ['pass'] });
    expect(wire.last?.type).toBe('watch');
    const passing = visit.pass();
    expect(wire.last).toMatchObject({ type: 'choose', ply: 1, first: 'pass' });
    await wire.choose({ ...move('pass'), text: '0000' });
    await passing;
    expect(wire.last).toMatchObject({ type: 'play', move: '0000' });
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

  test('can be typed; the server reads it', async () => {
    void visit.type('e2-e4');
    expect(wire.last).toMatchObject({ type: 'play', move: 'e2-e4' });
    await wire.accept();
    expect(visit.refusal).toBeNull();
  });

  test('typed that is none is answered with the reason', async () => {
    const typed = visit.type('e2e5');
    wire.refuse('A pawn does not go so.', ['e2']);
    expect(await typed).toBe(false);
    expect(visit.refusal).toMatchObject({ words: 'A pawn does not go so.', squares: ['e2'] });
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

describe('a piece that is touched', () => {
  test('is asked about once, and then known', async () => {
    expect(visit.choices.untold).toEqual(['e2', 'b7']);
    visit.entering({ steps: ['e2'], choices: [] });
    visit.entering({ steps: ['e2'], choices: [] });
    expect(wire.sent.filter(({ type }) => type === 'choose')).toHaveLength(1);
    expect(wire.last).toMatchObject({ type: 'choose', table: 't1', ply: 0, first: 'e2' });
    await wire.choose(move('e2', 'e4'), move('e2', 'e3'));
    await settled();
    expect(visit.choices.moves.map(({ text }) => text)).toEqual(['e2e4', 'e2e3']);
    expect(visit.choices.untold).toEqual(['b7']);
  });

  test('is asked about again after a refusal', async () => {
    visit.entering({ steps: ['e2'], choices: [] });
    wire.refuse('Too many questions.');
    await settled();
    visit.entering({ steps: ['e2'], choices: [] });
    await wire.choose(move('e2', 'e4'));
    await settled();
    expect(visit.choices.moves.map(({ text }) => text)).toEqual(['e2e4']);
  });

  test('is not known in the next position', async () => {
    visit.entering({ steps: ['e2'], choices: [] });
    wire.tell({ you: 'white', sequence: 2, plies: [ply('e2e4'), ply('e7e5')], firsts });
    await wire.choose(move('e2', 'e4'));
    await settled();
    expect(visit.choices.moves).toEqual([]);
    visit.entering({ steps: ['e2'], choices: [] });
    expect(wire.last).toMatchObject({ type: 'choose', ply: 2, first: 'e2' });
  });

  test('on the other side’s turn is asked about for a premove', async () => {
    wire.tell({ you: 'black', sequence: 2 });
    expect(visit.choices.untold).toContain('e7');
    expect(visit.choices.untold).not.toContain('e2');
    visit.entering({ steps: ['e7'], choices: [] });
    const choices = { moves: [], previews: {}, premoves: ['e6', 'e5'] };
    await wire.accept({ type: 'choices', ref: 1, choices });
    await settled();
    expect(visit.choices.premoves.map(({ steps }) => steps)).toEqual([
      ['e7', 'e6'],
      ['e7', 'e5'],
    ]);
  });
});

describe('a premove', () => {
  const waiting = { you: 'black' as const, sequence: 2 };
  const turn = { you: 'black' as const, sequence: 3, plies: [ply('a2a3')] };

  beforeEach(() => {
    wire.tell(waiting);
    visit.premove = move('e7', 'e5');
  });

  function opponentMoves(): void {
    wire.tell({ ...turn, position: position({ turn: 'black' }), firsts: ['e7'] });
  }

  test('is sent when the opponent has moved', () => {
    opponentMoves();
    expect(wire.last).toMatchObject({ type: 'premove', ply: 1, steps: ['e7', 'e5'] });
    expect(visit.premove).toBeNull();
    expect(table.pending).not.toBeNull();
  });

  test('that several moves go on from is begun on the board', async () => {
    opponentMoves();
    await wire.choose(move('e7', 'e5', '=Q'), move('e7', 'e5', '=R'));
    await settled();
    expect(hand.point.mock.calls).toEqual([['e7'], ['e5']]);
    expect(table.pending).toBeNull();
  });

  test('that has become impossible is dropped with a word', async () => {
    opponentMoves();
    wire.refuse('Your premove is no longer possible.');
    await settled();
    expect(table.pending).toBeNull();
    expect(notices.toasts.map(({ words }) => words)).toEqual(['Your premove is no longer possible.']);
  });

  test('waits while it is still the opponent’s turn, and falls with the end of the game', () => {
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

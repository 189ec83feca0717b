import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ply, Wire } from './fixtures';
import { atServer, GameTable } from './table.svelte';

let wire: Wire;
let table: GameTable;

beforeEach(() => {
  wire = new Wire();
  table = new GameTable('t1', atServer('t1', wire));
});

describe('a table', () => {
  test('is watched from the start, and after a lost connection from where the page is', () => {
    expect(wire.last).toMatchObject({ type: 'watch', table: 't1', plies: 0 });
    wire.tell({ plies: [ply('e2e4'), ply('e7e5')] });
    wire.reconnect();
    expect(wire.last).toMatchObject({ type: 'watch', table: 't1', plies: 2, last: 'e7e5' });
  });

  test('is asked for as a whole when moves are missing', () => {
    wire.tell({ from: 3, plies: [ply('e2e4')] });
    expect(table.state).toBeNull();
    expect(wire.last).toMatchObject({ type: 'watch', plies: 0 });
  });

  test('that is another is not taken in', () => {
    wire.tell({ id: 'other' });
    expect(table.state).toBeNull();
  });

  test('that is unknown says so', () => {
    const watched = wire.last;
    if (watched?.type !== 'watch') throw new Error('not watched');
    wire.say({
      type: 'refused',
      ref: watched.ref,
      code: 'unknown-table',
      words: 'No such table.',
      squares: [],
    });
    expect(table.missing).toBe('No such table.');
  });

  test('tells what changed, but not what is seen first', () => {
    const heard = vi.fn();
    table.onchange = heard;
    wire.tell({ sequence: 1 });
    expect(heard).not.toHaveBeenCalled();
    wire.tell({ sequence: 2, plies: [ply('e2e4')] });
    expect(heard).toHaveBeenCalledOnce();
  });

  test('is heard of no more when the page is left', () => {
    table.close();
    wire.tell({});
    expect(table.state).toBeNull();
    expect(wire.last).toEqual({ type: 'unwatch', table: 't1' });
  });
});

describe('a move', () => {
  beforeEach(() => wire.tell({ you: 'white', sequence: 1 }));

  test('is pending until the server tells the table with it', async () => {
    const played = table.play('e2e4');
    expect(wire.last).toMatchObject({ type: 'play', ply: 0, move: 'e2e4' });
    expect(table.pending).toBe('e2e4');
    await wire.accept();
    expect(await played).toBeNull();
    expect(table.pending).toBe('e2e4');
    wire.tell({ you: 'white', sequence: 2, plies: [ply('e2e4')] });
    expect(table.pending).toBeNull();
  });

  test('that is refused is taken back, with the words', async () => {
    const played = table.play('e2e5');
    wire.refuse('Pawns do not go so far.', ['e5']);
    expect(await played).toEqual({ words: 'Pawns do not go so far.', squares: ['e5'] });
    expect(table.pending).toBeNull();
  });

  test('is not made twice', async () => {
    void table.play('e2e4');
    expect(await table.play('d2d4')).toBeNull();
    expect(wire.sent.filter(({ type }) => type === 'play')).toHaveLength(1);
  });

  test('is not made out of turn', async () => {
    wire.tell({ you: 'black', sequence: 2 });
    await table.play('e7e5');
    expect(wire.sent.some(({ type }) => type === 'play')).toBe(false);
  });

  test('stays pending when the server tells of something else', () => {
    void table.play('e2e4');
    wire.tell({ you: 'white', sequence: 2, watchers: 1 });
    expect(table.pending).toBe('e2e4');
  });
});

test('an answer names the offer that it answers', () => {
  wire.tell({ you: 'white', plies: [ply('e2e4')], offer: { kind: 'takeback', by: 'black', number: 7 } });
  void table.act('takeback', 7);
  expect(wire.last).toMatchObject({ type: 'act', action: 'takeback', ply: 1, offer: 7 });
});

test('an action names the ply it was meant for and ends with the answer', async () => {
  wire.tell({ you: 'white', plies: [ply('e2e4')] });
  const acted = table.act('draw');
  expect(wire.last).toMatchObject({ type: 'act', action: 'draw', ply: 1 });
  expect(table.acting).toBe('draw');
  wire.refuse('Too late.');
  expect(await acted).toMatchObject({ words: 'Too late.' });
  expect(table.acting).toBeNull();
});

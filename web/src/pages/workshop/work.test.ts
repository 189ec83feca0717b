import { expect, it } from 'vitest';
import { draftOf, FakeProgram } from './fixtures';
import { Work } from './work.svelte';

async function opened(moves: string[] = [], fen: string | null = null) {
  const program = new FakeProgram();
  const work = new Work(program, program.ask);
  work.open(draftOf('d', { text: 'game: One', moves, fen }));
  await work.settled();
  return { program, work };
}

async function typed(work: Work, text: string): Promise<void> {
  work.type(text);
  await work.settled();
}

it('shows the game of the text', async () => {
  const { work } = await opened(['a', 'b']);
  expect(work.name).toBe('One');
  expect(work.reading).toMatchObject({ text: 'game: One', problems: [] });
  expect(work.play?.plies.map(({ text }) => text)).toEqual(['a', 'b']);
  expect(work.line).toEqual({ fen: null, moves: ['a', 'b'], lost: [] });
});

it('keeps the last game while the text has a problem', async () => {
  const { work } = await opened(['a']);
  const { game } = work;
  await typed(work, 'game: !');
  expect(work.reading?.game).toBeNull();
  expect(work.reading?.problems).toMatchObject([{ line: 1, column: 7, message: 'no', severity: 'error' }]);
  expect([work.game, work.isBehind, work.play?.plies.length]).toEqual([game, true, 1]);
  await typed(work, 'game: Two');
  expect([work.isBehind, work.name]).toEqual([false, 'Two']);
});

it('brings lost moves back when they are legal again', async () => {
  const { program, work } = await opened(['a', 'b', 'c', 'd']);
  program.forbidden = 'c';
  await typed(work, 'game: Two');
  expect(work.line).toEqual({ fen: null, moves: ['a', 'b'], lost: ['c', 'd'] });
  expect(work.play?.plies.length).toBe(2);
  program.forbidden = '';
  await typed(work, 'game: One');
  expect(work.line).toEqual({ fen: null, moves: ['a', 'b', 'c', 'd'], lost: [] });
  expect([work.play?.plies.length, work.play?.isAtEnd]).toEqual([4, true]);
});

it('gives lost moves up when others are played', async () => {
  const { program, work } = await opened(['a', 'b']);
  program.forbidden = 'b';
  await typed(work, 'game: Two');
  const players = { computer: 'black', level: 3 } as const;
  work.played({ start: 'start', moves: ['a'] }, players);
  expect([work.line.lost, work.players]).toEqual([['b'], players]);
  work.played({ start: 'start', moves: ['a', 'x'] }, players);
  expect(work.line).toEqual({ fen: null, moves: ['a', 'x'], lost: [] });
});

it('waits for a position that is not legal now', async () => {
  const { program, work } = await opened(['a'], 'f');
  expect(work.line).toEqual({ fen: 'f', moves: ['a'], lost: [] });
  program.noPosition = 'f';
  await typed(work, 'game: Two');
  expect(work.play?.fen).toBe('start');
  work.played({ start: 'start', moves: [] }, work.players);
  expect(work.line).toEqual({ fen: 'f', moves: [], lost: ['a'] });
  program.noPosition = '';
  await typed(work, 'game: Three');
  expect(work.line).toEqual({ fen: 'f', moves: ['a'], lost: [] });
});

it('reads only the newest of the texts that were typed meanwhile', async () => {
  const { program, work } = await opened();
  for (const letter of 'abcdef') work.type(`game: ${letter}`);
  await work.settled();
  expect(program.texts).toEqual(['game: One', 'game: f']);
  expect(work.reading?.text).toBe('game: f');
});

it('says why there is no answer', async () => {
  const program = new FakeProgram();
  const work = new Work({ readDraft: () => Promise.reject(new Error('dead')) }, program.ask);
  work.edit('game: One', 'opened');
  await work.settled();
  expect(work.reading?.problems[0]?.message).toContain('The program failed over this text.');
});

it('leaves the shown move where it is', async () => {
  const { work } = await opened(['a', 'b', 'c']);
  await work.play?.show(1);
  await typed(work, 'game: Two');
  expect(work.play?.at).toBe(1);
});

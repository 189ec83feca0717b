import { expect, test } from 'vitest';
import { lineOf, playing } from './fixtures';
import { Play } from './play.svelte';

const texts = (play: Play): string[] => play.plies.map(({ text }) => text);

test('moves are played at the end, and only what is new is asked', async () => {
  const { play, asked } = playing();
  await play.play(['a']);
  await play.play(['b', 'c']);
  expect(texts(play)).toEqual(['a', 'b', 'c']);
  expect(play.at).toBe(3);
  expect(play.position?.ply).toBe(3);
  expect(asked.at(-1)).toEqual({
    game: 'g',
    options: ['o'],
    fen: 'start',
    moves: ['a', 'b', 'c'],
    known: 1,
  });
});

test('a move from an earlier position takes the place of those that came after it', async () => {
  const { play, asked } = playing();
  await play.play(['a', 'b', 'c']);
  await play.show(1);
  expect(play.isAtEnd).toBe(false);
  await play.play(['d']);
  expect(texts(play)).toEqual(['a', 'd']);
  const before = asked.length;
  await play.show(1);
  await play.show(2);
  expect(asked.length, 'known positions are shown at once').toBe(before);
});

test('taking back goes to the last move of the player, or one move', async () => {
  const { play } = playing();
  await play.play(['a', 'b', 'c', 'd']);
  await play.undo('white');
  expect(texts(play)).toEqual(['a', 'b']);
  expect(play.position?.ply).toBe(2);
  await play.undo(null);
  expect(texts(play)).toEqual(['a']);
  await play.undo('black');
  expect(texts(play)).toEqual([]);
});

test('an answer that comes too late changes nothing', async () => {
  const answers: (() => void)[] = [];
  const play = new Play(lineOf({ game: 'g' }), (query) => {
    return new Promise((done) => answers.push(() => done(lineOf(query))));
  });
  const late = play.play(['a']);
  const begun = play.begin('elsewhere');
  answers.reverse().forEach((answer) => answer());
  expect(await late).toBeUndefined();
  await begun;
  expect(play.line).toEqual({ start: 'elsewhere', moves: [] });
});

test('the game is told as PGN with start and result', async () => {
  const { play } = playing();
  await play.begin('elsewhere', ['a']);
  expect(play.told).toMatchObject({ game: 'g', options: ['o'], start: 'elsewhere', result: '*' });
  await play.play(['end']);
  expect(play.told.result).toBe('1-0');
  expect(play.told.moves.map(({ text }) => text)).toEqual(['a', 'end']);
  await play.show(1);
  expect(play.told.result, 'the end counts, not what is shown').toBe('1-0');
});

import { expect, test } from 'vitest';
import { SiteError } from '../../../browser/src/main/npm/src/site';
import { playing } from './fixtures';
import { Opponent } from './opponent.svelte';

function thinking() {
  const { play } = playing();
  const asked: unknown[][] = [];
  let answer = (move: string): void => void move;
  let refuse = (error: Error): void => void error;
  const opponent = new Opponent(
    play,
    (...args) => {
      asked.push(args);
      return new Promise((found, failed) => {
        answer = (move) => found({ move });
        refuse = failed;
      });
    },
    () => 7,
  );
  return { play, opponent, asked, answer: (move: string) => answer(move), refuse: (e: Error) => refuse(e) };
}

test('the computer moves where its side is to move, at its level', async () => {
  const { play, opponent, asked, answer } = thinking();
  opponent.side = 'black';
  opponent.level = 5;
  expect(opponent.mustMove).toBe(false);
  await play.play(['a']);
  expect(opponent.mustMove).toBe(true);
  const moved = opponent.move();
  answer('b');
  expect(await moved).toBe('spoken b');
  expect(asked).toEqual([[{ game: 'g', options: ['o'], fen: 'start', moves: ['a'] }, 5, 7]]);
  expect(play.plies.map(({ text }) => text)).toEqual(['a', 'b']);
});

test.each([
  ['another position is shown', async ({ play }: ReturnType<typeof thinking>) => play.show(0)],
  ['the move is taken back', async ({ play }: ReturnType<typeof thinking>) => play.undo(null)],
  [
    'the computer plays no more',
    async ({ opponent }: ReturnType<typeof thinking>) => void (opponent.side = null),
  ],
])('a found move is dropped where %s', async (_, change) => {
  const all = thinking();
  all.opponent.side = 'black';
  await all.play.play(['a']);
  const moved = all.opponent.move();
  await change(all);
  all.answer('b');
  expect(await moved).toBeNull();
  expect(all.play.plies.some(({ text }) => text === 'b')).toBe(false);
});

test('a game that is over needs no move', async () => {
  const { play, opponent } = thinking();
  opponent.side = 'black';
  await play.play(['end']);
  expect(opponent.mustMove).toBe(false);
});

test('a search that fails says why', async () => {
  const { opponent, refuse } = thinking();
  opponent.side = 'white';
  const moved = opponent.move();
  refuse(new SiteError(0, 'failed', ['The program has broken down.']));
  expect(await moved).toBeNull();
  expect(opponent.problem).toBe('The program has broken down.');
});

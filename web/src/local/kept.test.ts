import { expect, it } from 'vitest';
import { lineOf, MemoryStore } from './fixtures';
import { begin } from './begin';
import { evaluate, thinkingTime } from './computer';
import type { KeptGame } from './kept';
import { treeOf } from './pgn';
import { summaryOf } from './show';
import { surplus } from './store';

async function game(query: Partial<Parameters<typeof begin>[0]> = {}): Promise<KeptGame> {
  const store = new MemoryStore();
  const id = await begin({ game: 'g', side: 'white', level: 3, ...query }, lineOf, store, 86_400_000);
  const kept = store.games.get(id);
  if (!kept) throw new Error('the game is not stored');
  return kept;
}

it('keeps the moves that were made before', async () => {
  const kept = await game({ moves: ['a', 'b', 'c'], side: 'black' });
  expect(kept).toMatchObject({ opening: 3, last: 'c!', usual: true });
  expect(summaryOf(kept)).toMatchObject({
    yourTurn: true,
    plies: 3,
    white: { kind: 'computer', level: 3 },
    changed: '1970-01-02T00:00:00.000Z',
  });
});

it('does not begin where the game is over', async () => {
  await expect(game({ moves: ['mate'] })).rejects.toMatchObject({ code: 'over' });
});

it('removes the games that ended longest ago, and none that are under way', async () => {
  const kept = await game();
  const outcome = { reason: 'agreed', words: '' };
  const games = [
    { ...kept, id: 'running', changed: 1 },
    { ...kept, id: 'old', changed: 2, outcome },
    { ...kept, id: 'new', changed: 3, outcome },
  ];
  expect(surplus(games, 3)).toEqual([]);
  expect(surplus(games, 2)).toEqual(['old']);
  expect(surplus(games, 0)).toEqual(['old', 'new']);
  expect(surplus(games, 2, 'old')).toEqual(['new']);
});

it('is written as PGN with the time of each move', async () => {
  const kept = await game({ time: { main: 300, increment: 3, byoyomi: 0 } });
  const moves = [{ text: 'a', side: 'white' as const, passes: true, left: 3_725_500 }];
  expect(treeOf({ ...kept, moves, outcome: { winner: 'white', reason: 'mate', words: '' } })).toEqual({
    game: 'g',
    options: [],
    tags: {
      Event: 'Casual game',
      Date: '1970.01.02',
      White: 'Guest',
      Black: 'Computer, level 3',
      UTCDate: '1970.01.02',
      UTCTime: '00:00:00',
      TimeControl: '300+3',
      Termination: 'normal',
    },
    moves: [{ text: 'a', variations: [], comment: '[%clk 1:02:05]' }],
    result: '1-0',
  });
  expect(treeOf({ ...kept, usual: false }).start).toBe(kept.start);
});

it('gives the computer a share of its time', async () => {
  expect(thinkingTime(await game())).toBe(60_000);
  const time = { main: 80, increment: 2, byoyomi: 0 };
  expect(thinkingTime(await game({ time }))).toBe(2_950);
  expect(thinkingTime(await game({ time: { main: 1, increment: 0, byoyomi: 0 } }))).toBe(50);
});

it('evaluates until the search is deep enough, and fails with it', async () => {
  const stopped: string[] = [];
  const search = (depths: number[]) => ({
    analyse: ((_, __, found) => {
      for (const depth of depths) {
        found({ depth, nodes: 1, lines: [{ score: { centipawns: depth }, moves: [] }], done: false });
      }
      return () => stopped.push('stopped');
    }) as Parameters<typeof evaluate>[0]['analyse'],
  });
  expect(await evaluate(search([1, 5, 6, 7]), { game: 'g' })).toEqual({ centipawns: 6 });
  expect(stopped).toEqual(['stopped']);
  const failing = {
    analyse: ((_, __, ___, failed) => {
      failed(new Error('trapped'));
      return () => undefined;
    }) as Parameters<typeof evaluate>[0]['analyse'],
  };
  await expect(evaluate(failing, { game: 'g' })).rejects.toThrow('trapped');
  const replaced = {
    analyse: ((_, __, found) => {
      found({ depth: 0, nodes: 0, lines: [], done: true });
      return () => undefined;
    }) as Parameters<typeof evaluate>[0]['analyse'],
  };
  await expect(evaluate(replaced, { game: 'g' })).rejects.toThrow('found nothing');
});

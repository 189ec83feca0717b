import { afterEach, expect, it } from 'vitest';
import { answerFor, ownProgram } from './own';

const mine = { answer: () => Promise.resolve('mine') };
let end = (): void => undefined;
afterEach(() => end());

it('knows queries about its game, wherever they name it', () => {
  end = answerFor('draft', mine);
  expect(ownProgram('/api/games/draft/rules?options=a', undefined)).toBe(mine);
  expect(ownProgram('/api/positions', { game: 'draft' })).toBe(mine);
  expect(ownProgram('/api/positions/why', { position: { game: 'draft' } })).toBe(mine);
  expect(ownProgram('/api/pgn/write', { games: [{ game: 'draft' }] })).toBe(mine);
  expect(ownProgram('/api/games/chess', undefined)).toBeUndefined();
  expect(ownProgram('/api/positions', { game: 'chess' })).toBeUndefined();
  expect(ownProgram('/api/games', undefined)).toBeUndefined();
});

it('ends for its own program only', () => {
  const other = { answer: () => Promise.resolve('other') };
  const endMine = answerFor('draft', mine);
  end = answerFor('draft', other);
  endMine();
  expect(ownProgram('/api/games/draft', undefined)).toBe(other);
  end();
  expect(ownProgram('/api/games/draft', undefined)).toBeUndefined();
});

import { expect, it } from 'vitest';
import { RefusedError } from '../../api/http';
import { FakeProgram } from './fixtures';
import { replay } from './replay';

const MOVES = 'abcdefghij'.split('');

it('plays all moves in one query', async () => {
  const program = new FakeProgram();
  const { line, legal, isFromStart } = await replay(program.ask, 'g', null, MOVES);
  expect([line.plies.length, legal, isFromStart, program.asked]).toEqual([10, 10, true, 1]);
});

it.each(MOVES.map((move, at) => [move, at] as const))('stops before %s', async (forbidden, at) => {
  const program = new FakeProgram();
  program.forbidden = forbidden;
  const { line, legal, isFromStart } = await replay(program.ask, 'g', null, MOVES);
  expect([line.plies.map(({ text }) => text), legal, isFromStart]).toEqual([MOVES.slice(0, at), at, true]);
  expect(program.asked).toBeLessThanOrEqual(6);
});

it('begins at the start where the position is none any more', async () => {
  const program = new FakeProgram();
  program.noPosition = 'f';
  const { line, legal, isFromStart } = await replay(program.ask, 'g', 'f', MOVES);
  expect([line.start, legal, isFromStart]).toEqual(['start', 0, false]);
});

it('takes a program that fails for no refusal', async () => {
  const failure = new RefusedError(0, 'failed', ['gone']);
  await expect(replay(() => Promise.reject(failure), 'g', null, MOVES)).rejects.toBe(failure);
});

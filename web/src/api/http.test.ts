import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { here } from './here';
import { get, post, RefusedError } from './http';
import type { Program, Refused } from './program';

const fetching = vi.fn<typeof fetch>();
const answer = vi.fn<Program['answer']>();
const program = { answer } as unknown as Program;

function refused(status: number, code: string, ...words: string[]): Refused {
  return Object.assign(new Error(code), { status, code, words, squares: [] });
}

beforeEach(() => {
  fetching.mockReset().mockImplementation(() => Promise.resolve(Response.json({ from: 'server' })));
  answer.mockReset().mockResolvedValue({ from: 'program' });
  vi.stubGlobal('fetch', fetching);
});
afterEach(() => {
  here.program = null;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const rules = (): Promise<unknown> => get('/api/games/{game}/rules', { game: 'a b', options: 'c' });

it('asks the program what needs no table, and the server all else', async () => {
  here.program = program;
  expect(await rules()).toEqual({ from: 'program' });
  expect(answer).toHaveBeenLastCalledWith('/api/games/a%20b/rules?options=c', undefined);
  await post('/api/positions', { game: 'g' });
  expect(answer).toHaveBeenLastCalledWith('/api/positions', { game: 'g' });
  expect(fetching).not.toHaveBeenCalled();
  for (const path of ['/api/games', '/api/mine'] as const) await get(path);
  expect(fetching.mock.calls.map(([address]) => address)).toEqual(['/api/games', '/api/mine']);
});

it('asks the server while the program is not there, and starts it then', async () => {
  const wake = vi.spyOn(here, 'wake');
  expect(await rules()).toEqual({ from: 'server' });
  expect(wake).toHaveBeenCalledOnce();
});

it('shows a refusal by the program as one by the server', async () => {
  here.program = program;
  answer.mockRejectedValue(refused(400, 'bad-fen', 'No king.'));
  const refusal = await rules().catch((problem: unknown) => problem);
  expect(refusal).toEqual(new RefusedError(400, 'bad-fen', ['No king.']));
  expect(fetching).not.toHaveBeenCalled();
});

it.each([
  ['has failed', refused(0, 'failed', 'It trapped.')],
  ['does not know the game', refused(404, 'unknown-game', 'There is no such game.')],
])('asks the server once where the program %s', async (_, problem) => {
  here.program = program;
  answer.mockRejectedValue(problem);
  expect(await rules()).toEqual({ from: 'server' });
  fetching.mockRejectedValue(new TypeError('offline'));
  await expect(rules()).rejects.toMatchObject({ words: problem.words });
});

it('waits for the program where the server is away', async () => {
  fetching.mockRejectedValue(new TypeError('offline'));
  const start = vi.spyOn(here, 'start').mockResolvedValue(program);
  expect(await rules()).toEqual({ from: 'program' });
  start.mockRejectedValue(new Error('no garbage collection'));
  await expect(rules()).rejects.toMatchObject({ status: 0, code: 'offline' });
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DraftProgram, PATIENCE, TooSlowError, type Client } from './draft-program';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function programs() {
  const made: { read: string[]; closed: boolean }[] = [];
  let starts = 0;
  const program = new DraftProgram(() => {
    starts++;
    const newClient = (): Client => {
      const one = { read: [] as string[], closed: false };
      made.push(one);
      return {
        ready: () => Promise.resolve(),
        readDraft: (_: string, text: string) => {
          if (!text.includes('Warm-up')) one.read.push(text);
          return text === 'slow' ? new Promise(() => undefined) : Promise.resolve([]);
        },
        answer: (path: string) => Promise.resolve(path),
        close: () => void (one.closed = true),
      } as unknown as Client;
    };
    return Promise.resolve({ files: { wasm: '', games: {} }, newClient });
  });
  return { program, made, starts: () => starts };
}

it('fetches once, and starts once', async () => {
  const { program, made, starts } = programs();
  await program.readDraft('d', 'a', '');
  await program.readDraft('d', 'b', '');
  expect(made).toEqual([{ read: ['a', 'b'], closed: false }]);
  expect(starts()).toBe(1);
});

it('ends a program that does not answer in time; the next text starts another', async () => {
  const { program, made, starts } = programs();
  await program.readDraft('d', 'a', '');
  const slow = expect(program.readDraft('d', 'slow', '')).rejects.toBeInstanceOf(TooSlowError);
  await vi.advanceTimersByTimeAsync(PATIENCE);
  await slow;
  expect(made).toEqual([{ read: ['a', 'slow'], closed: true }]);
  await program.readDraft('d', 'b', '');
  expect(made[1]).toEqual({ read: ['b'], closed: false });
  expect(starts()).toBe(1);
});

it('gives a new program the last game before it answers', async () => {
  const { program, made } = programs();
  await program.readDraft('d', 'a', '');
  void program.readDraft('d', 'slow', '').catch(() => undefined);
  await vi.advanceTimersByTimeAsync(PATIENCE);
  expect(await program.answer('/api/positions', {})).toBe('/api/positions');
  expect(made[1]?.read).toEqual(['a']);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { InsightView } from '../api/types';
import { Insights } from './insights.svelte';

const position = { game: 'g' };

function insight(square: string): InsightView {
  const words = `the piece on ${square}`;
  return { square, piece: 'R', words, legal: true, marks: [], sights: [], barriers: [] };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a piece that is only passed by is not asked about', async () => {
  const ask = vi.fn(({ square }: { square: string }) => Promise.resolve(insight(square)));
  const insights = new Insights(ask);
  insights.touch('fen', position, 'a1');
  insights.touch('fen', position, 'b1');
  await vi.runAllTimersAsync();
  expect(ask).toHaveBeenCalledOnce();
  expect(insights.shown?.words).toBe('the piece on b1');
});

test('a piece is asked about once in a position', async () => {
  const ask = vi.fn(({ square }: { square: string }) => Promise.resolve(insight(square)));
  const insights = new Insights(ask);
  insights.touch('fen', position, 'a1');
  await vi.runAllTimersAsync();
  insights.clear();
  insights.touch('fen', position, 'a1');
  expect(insights.square).toBe('a1');
  insights.touch('another', position, 'a1');
  await vi.runAllTimersAsync();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('an answer that comes too late is not shown', async () => {
  let answer: (view: InsightView) => void = () => undefined;
  const insights = new Insights(() => new Promise((done) => (answer = done)));
  insights.touch('fen', position, 'a1');
  await vi.runAllTimersAsync();
  insights.clear();
  answer(insight('a1'));
  await Promise.resolve();
  expect(insights.shown).toBeNull();
});

test('without an answer nothing is shown', async () => {
  const insights = new Insights(() => Promise.reject(new Error('offline')));
  insights.touch('fen', position, 'a1');
  await vi.runAllTimersAsync();
  expect(insights.shown).toBeNull();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClientMessage, ServerMessage } from '../../api/types';
import { Engine } from './engine.svelte';
import { Review } from './review.svelte';

class Wire {
  readonly sent: ClientMessage[] = [];
  hear: (message: ServerMessage) => void = () => {};
  open: () => void = () => {};
  #next = 1;
  ref = (): number => this.#next++;
  listen = (listener: (message: ServerMessage) => void): (() => void) => {
    this.hear = listener;
    return () => {};
  };
  onOpen = (opener: () => void): (() => void) => {
    this.open = opener;
    return () => {};
  };
  send = (message: ClientMessage): void => void this.sent.push(message);
}

const position = { game: 'g', moves: ['a', 'b'] };
const lines = [
  { score: { centipawns: 12 }, moves: [{ text: 'c', san: 'C', side: 'white' as const, number: 1 }] },
];

function found(ref: number, rest: Partial<Extract<ServerMessage, { type: 'analysis' }>> = {}): ServerMessage {
  return { type: 'analysis', ref, waiting: 0, depth: 3, nodes: 100, lines, done: false, ...rest };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the engine asks for the last of the positions that were leafed through, and stops the one before', () => {
  const wire = new Wire();
  const engine = new Engine(wire);
  engine.want('off', position);
  engine.on = true;
  engine.want('one', position);
  engine.want('two', position);
  vi.runAllTimers();
  expect(wire.sent).toEqual([{ type: 'analyse', ref: 1, position, lines: 1 }]);
  engine.want('three', position);
  vi.runAllTimers();
  expect(wire.sent.slice(1)).toEqual([
    { type: 'stop', ref: 1 },
    { type: 'analyse', ref: 2, position, lines: 1 },
  ]);
  wire.hear(found(1));
  expect(engine.findings).toBeNull();
  wire.hear(found(2));
  expect(engine.findings?.lines).toBe(lines);
});

test('the engine asks again when the connection is there again, and keeps what it had while it waits', () => {
  const wire = new Wire();
  const engine = new Engine(wire);
  engine.on = true;
  engine.want('one', position);
  vi.runAllTimers();
  wire.hear(found(1));
  wire.open();
  expect(wire.sent.at(-1)).toMatchObject({ type: 'analyse', ref: 2 });
  wire.hear(found(2, { waiting: 4, lines: [] }));
  expect(engine.findings).toMatchObject({ waiting: 4, lines });
});

test('a refusal is shown, and what is done is not stopped', () => {
  const wire = new Wire();
  const engine = new Engine(wire);
  engine.on = true;
  engine.want('one', position);
  vi.runAllTimers();
  wire.hear(found(1, { done: true }));
  engine.want('two', position);
  vi.runAllTimers();
  expect(wire.sent.map(({ type }) => type)).toEqual(['analyse', 'analyse']);
  wire.hear({ type: 'refused', ref: 2, code: 'too-fast', words: 'Too fast.', squares: [] });
  expect(engine.problem).toBe('Too fast.');
});

test('a review tells of each position the choice that led to it', () => {
  const wire = new Wire();
  const choice = { best: { centipawns: 5 }, played: { centipawns: 3 }, line: [] };
  const told: unknown[] = [];
  new Review(wire).start(position, (ply, score, made) => told.push([ply, score.centipawns, made]));
  wire.hear({ type: 'reviewed', ref: 1, ply: 0, score: { centipawns: 1 }, choice, done: false });
  wire.hear({ type: 'reviewed', ref: 1, ply: 1, score: { centipawns: 2 }, done: false });
  wire.hear({ type: 'reviewed', ref: 1, ply: 2, score: { centipawns: 3 }, done: true });
  expect(told).toEqual([
    [0, 1, undefined],
    [1, 2, choice],
    [2, 3, undefined],
  ]);
});

test('a review tells each evaluation and begins anew after a lost connection', () => {
  const wire = new Wire();
  const review = new Review(wire);
  const evaluated: number[] = [];
  review.start(position, (ply) => evaluated.push(ply));
  const score = { centipawns: 5 };
  wire.hear({ type: 'reviewed', ref: 1, ply: 0, score, done: false });
  expect(review.progress).toEqual({ evaluated: 1, of: 3 });
  wire.open();
  wire.hear({ type: 'reviewed', ref: 1, ply: 1, score, done: false });
  for (const ply of [0, 1, 2]) wire.hear({ type: 'reviewed', ref: 2, ply, score, done: ply === 2 });
  expect(evaluated).toEqual([0, 0, 1, 2]);
  expect(review.progress).toBeNull();
});

import { expect, it } from 'vitest';
import { rectangle } from '../../board/geometry';
import type { LineView, PositionQuery, PositionView } from '../../api/types';
import { USUAL_SIDES } from '../../site/pieces';
import { Walk } from './walk.svelte';

function position(fen: string): PositionView {
  return {
    fen,
    placement: fen,
    hands: {},
    turn: 'white',
    ply: 0,
    checked: [],
    remembered: [],
    moves: [],
    previews: {},
    spoken: '',
  };
}

function line(moves: readonly string[], known = 0): LineView {
  const fens = moves.map((_, ply) => `after ${moves.slice(0, ply + 1).join(' ')}`);
  const plies = moves.map((text, ply) => ({
    text,
    san: text,
    spoken: text,
    side: 'white' as const,
    number: 1,
    fen: fens[ply] ?? '',
    check: false,
    squares: [],
    journeys: [],
    removed: [],
  }));
  const fields = { held: [], slots: [] };
  const definition = { owner: 'somebody', name: 'g', version: '1' };
  const game = { id: 'g', definition, name: 'G', shape: rectangle(1, 1), start: 'start' };
  return {
    game: {
      ...game,
      legend: [],
      hands: false,
      options: [],
      pieces: [],
      sides: USUAL_SIDES,
      special: [],
      fields,
    },
    options: ['o'],
    start: 'start',
    from: known,
    plies: plies.slice(known),
    position: position(fens.at(-1) ?? 'start'),
  };
}

function walking(moves: readonly string[]): { walk: Walk; asked: PositionQuery[] } {
  const asked: PositionQuery[] = [];
  const walk = new Walk(line(moves), position('start'), (query) => {
    asked.push(query);
    return Promise.resolve(line(query.moves ?? [], query.known));
  });
  return { walk, asked };
}

it('begins at the beginning of what it was given, and asks neither for that nor for the end', () => {
  const { walk, asked } = walking(['a', 'b']);
  expect(walk.fen).toBe('start');
  expect(walk.position?.fen).toBe('start');
  expect([walk.strayed, walk.ended]).toEqual([false, false]);
  walk.finish();
  expect(walk.fen).toBe('after a b');
  expect(walk.position?.fen).toBe('after a b');
  expect([walk.strayed, walk.ended]).toEqual([false, true]);
  expect(asked).toEqual([]);
});

it('is at its beginning and its end at once where there are no moves', () => {
  const { walk } = walking([]);
  expect(walk.ended).toBe(true);
});

it('steps, asking once for each position', async () => {
  const { walk, asked } = walking(['a', 'b']);
  await walk.to(1);
  expect(walk.fen).toBe('after a');
  expect(walk.position?.fen).toBe('after a');
  await walk.to(2);
  await walk.to(1);
  expect(asked).toEqual([{ game: 'g', options: ['o'], fen: 'start', moves: ['a'], known: 1 }]);
});

it('does not step over its ends', async () => {
  const { walk } = walking(['a']);
  await walk.to(-3);
  expect(walk.fen).toBe('start');
  await walk.to(9);
  expect(walk.fen).toBe('after a');
});

it('plays on from the middle, drops what came after, and finds back', async () => {
  const { walk } = walking(['a', 'b']);
  await walk.to(1);
  await walk.play('c');
  expect(walk.plies.map(({ text }) => text)).toEqual(['a', 'c']);
  expect(walk.strayed).toBe(true);
  walk.reset();
  expect(walk.fen).toBe('start');
  expect(walk.plies.map(({ text }) => text)).toEqual(['a', 'b']);
  expect(walk.strayed).toBe(false);
});

it('takes no answer that comes after the reader went elsewhere', async () => {
  let answer: ((line: LineView) => void) | undefined;
  const walk = new Walk(line(['a']), position('start'), () => new Promise((done) => (answer = done)));
  const playing = walk.play('late');
  walk.reset();
  answer?.(line(['a', 'late'], 1));
  await playing;
  expect(walk.plies.map(({ text }) => text)).toEqual(['a']);
});

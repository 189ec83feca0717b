import { expect, test } from 'vitest';
import { RefusedError } from '../../api/http';
import type { PgnNode, PlyView } from '../../api/types';
import { ply } from '../game/fixtures';
import { movesOf, plant } from './pgn';
import { annotate, mainLine, nodeAt, ROOT, textsOf } from './tree';

const START = '8/8 w - - 0 1';

function node(text: string, rest: Partial<PgnNode> = {}): PgnNode {
  return { text, variations: [], ...rest };
}

/** A server that accepts every move except `illegal`; its SAN is the given text. */
function play(moves: readonly string[]): Promise<PlyView[]> {
  if (moves.includes('illegal')) return Promise.reject(new RefusedError(400, 'illegal-move', ['Not legal.']));
  return Promise.resolve(moves.map((text) => ply(text.toLowerCase(), { san: text })));
}

test('what is read from PGN is told again', async () => {
  const moves = [
    node('a', { comment: 'first', variations: [[node('x', { glyph: '?' }), node('y')]] }),
    node('b', { variations: [[node('c', { variations: [[node('d')]] })], [node('e')]] }),
    node('f', { glyph: '!?' }),
  ];
  const { tree, complete } = await plant(START, { comment: 'before all', moves }, play);
  expect(complete).toBe(true);
  expect(nodeAt(tree, ROOT).comment).toBe('before all');
  // A variation on the first move of a variation becomes another variation of the line.
  const flat = [node('c'), node('e'), node('d')].map((each) => [each]);
  const [first, second, third] = moves;
  expect(movesOf(tree).map(({ text }) => text)).toEqual(['a', 'b', 'f']);
  expect(movesOf(tree)[0]).toEqual(first);
  expect(movesOf(tree)[1]?.variations).toHaveLength(3);
  expect(movesOf(tree)[1]?.variations).toEqual(expect.arrayContaining(flat));
  expect(movesOf(tree)[2]).toEqual(third);
  expect(second?.text).toBe('b');
});

test('moves that are not legal are left out with what follows, the rest stays', async () => {
  const moves = ['a', 'b', 'c', 'illegal', 'd'].map((text) => node(text));
  const { tree, complete } = await plant(START, { moves }, play);
  expect(complete).toBe(false);
  expect(textsOf(mainLine(tree))).toEqual(['a', 'b', 'c']);
});

test('a server that cannot be reached is no illegal move', async () => {
  const away = (): Promise<PlyView[]> => Promise.reject(new RefusedError(0, 'offline', ['Away.']));
  await expect(plant(START, { moves: [node('a')] }, away)).rejects.toThrow('Away.');
});

test('moves are told as programs write them', async () => {
  const { tree } = await plant(START, { moves: [node('A')] }, play);
  const said = annotate(tree, 1, { comment: 'so' });
  expect(movesOf(said)).toEqual([node('a', { comment: 'so' })]);
});

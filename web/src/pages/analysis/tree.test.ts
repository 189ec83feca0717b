import { describe, expect, test } from 'vitest';
import { ply } from '../game/fixtures';
import {
  add,
  annotate,
  find,
  isVariation,
  lineThrough,
  mainLine,
  makeMain,
  movesTo,
  newTree,
  nodeAt,
  promote,
  remove,
  ROOT,
  textsOf,
  walk,
  type Tree,
} from './tree';

const START = '8/8 w - - 0 1';

function grow(tree: Tree, ...lines: string[]): Tree {
  return lines.reduce(
    (grown, line) =>
      add(
        grown,
        ROOT,
        line.split(' ').map((text) => ply(text)),
      ).tree,
    tree,
  );
}

function idOf(tree: Tree, line: string): number {
  const id = find(tree, line.split(' '));
  if (id === null) throw new Error(`no line ${line}`);
  return id;
}

function main(tree: Tree): string {
  return textsOf(mainLine(tree)).join(' ');
}

describe('moves', () => {
  test('that are there already are gone along, not added again', () => {
    const tree = grow(newTree(START), 'a b c', 'a b d');
    expect(tree.nodes.size).toBe(5);
    expect(main(tree)).toBe('a b c');
    expect(nodeAt(tree, idOf(tree, 'a b')).children).toHaveLength(2);
  });

  test('make a new tree and leave the old as it was', () => {
    const before = grow(newTree(START), 'a');
    grow(before, 'b');
    expect(before.nodes.size).toBe(2);
  });

  test('get ids that none had that is still there', () => {
    const tree = grow(newTree(START), 'a b', 'c');
    const { tree: less } = remove(tree, idOf(tree, 'a b'));
    const { tree: more, at } = add(less, ROOT, [ply('d')]);
    expect(nodeAt(more, at).ply?.text).toBe('d');
    expect(textsOf([...more.nodes.values()]).sort()).toEqual(['a', 'c', 'd']);
  });

  test('lead to a place and on from it', () => {
    const tree = grow(newTree(START), 'a b c', 'a x y');
    const x = idOf(tree, 'a x');
    expect(movesTo(tree, x)).toEqual(['a', 'x']);
    expect(textsOf(lineThrough(tree, x))).toEqual(['a', 'x', 'y']);
    expect(find(tree, ['a', 'z'])).toBeNull();
  });
});

describe('walking', () => {
  const tree = grow(newTree(START), 'a b c', 'a x', 'a y');
  const id = (line: string): number => idOf(tree, line);

  test.each([
    ['a b', 'back', 'a'],
    ['a b', 'on', 'a b c'],
    ['a b c', 'on', 'a b c'],
    ['a', 'end', 'a b c'],
    ['a b', 'below', 'a x'],
    ['a x', 'below', 'a y'],
    ['a y', 'below', 'a y'],
    ['a x', 'above', 'a b'],
  ] as const)('from %s %s leads to %s', (from, way, to) => {
    expect(walk(tree, id(from), way)).toBe(id(to));
  });

  test('ends at the start', () => {
    expect(walk(tree, id('a y'), 'start')).toBe(ROOT);
    expect(walk(tree, ROOT, 'back')).toBe(ROOT);
    expect(walk(tree, ROOT, 'above')).toBe(ROOT);
  });
});

describe('variations', () => {
  test('are promoted one place at a time, the innermost first', () => {
    const tree = grow(newTree(START), 'a b c', 'x', 'y z', 'y w v');
    const v = idOf(tree, 'y w v');
    const once = promote(tree, v);
    expect(main(once)).toBe('a b c');
    expect(nodeAt(once, idOf(once, 'y')).children[0]).toBe(idOf(once, 'y w'));
    const twice = promote(once, v);
    expect(textsOf(nodeAt(twice, ROOT).children.map((child) => nodeAt(twice, child)))).toEqual([
      'a',
      'y',
      'x',
    ]);
    expect(main(promote(twice, v))).toBe('y w v');
  });

  test('become the main line at once', () => {
    const tree = grow(newTree(START), 'a b c', 'x', 'y z', 'y w v');
    const made = makeMain(tree, idOf(tree, 'y w'));
    expect(main(made)).toBe('y w v');
    expect(isVariation(made, idOf(made, 'y w v'))).toBe(false);
    expect(makeMain(made, idOf(made, 'y w'))).toBe(made);
  });

  test('are deleted with all that follows; the first of the others takes their place', () => {
    const tree = grow(newTree(START), 'a b c', 'a x');
    const { tree: less, at } = remove(tree, idOf(tree, 'a b'));
    expect(at).toBe(idOf(less, 'a'));
    expect(main(less)).toBe('a x');
    expect(less.nodes.size).toBe(3);
    expect(remove(less, ROOT)).toEqual({ tree: less, at: ROOT });
  });
});

test('what is said of a move stays with it', () => {
  const tree = grow(newTree(START), 'a b');
  const said = annotate(tree, idOf(tree, 'a'), { glyph: '!?', comment: 'bold' });
  const more = grow(said, 'a c');
  expect(nodeAt(more, idOf(more, 'a'))).toMatchObject({ glyph: '!?', comment: 'bold' });
});

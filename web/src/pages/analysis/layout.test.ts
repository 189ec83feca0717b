import { expect, test } from 'vitest';
import type { PlyView } from '../../api/types';
import { USUAL_SIDES } from '../../site/pieces';
import { ply } from '../game/fixtures';
import { linesOf, numbered, type Line } from './layout';
import { add, annotate, find, newTree, ROOT, type Tree } from './tree';

/** Moves of both sides in turn, from the side and the move number of a FEN; `a+b` are two moves of one turn. */
function plies(start: string, line: string): PlyView[] {
  const fields = start.split(' ');
  let half = 2 * Number(fields.at(-1)) + (fields[1] === 'b' ? 1 : 0);
  return line.split(' ').flatMap((turn) => {
    const side = half % 2 === 0 ? 'white' : 'black';
    const number = Math.floor(half++ / 2);
    return turn.split('+').map((text) => ply(text, { side, number }));
  });
}

function grow(start: string, ...lines: string[]): Tree {
  return lines.reduce((tree, line) => add(tree, ROOT, plies(start, line)).tree, newTree(start));
}

/** The line as a book prints it, with variations in brackets. */
function printed(line: Line): string {
  return line
    .map(({ node, number, variations }) =>
      [`${number}${node.ply?.san}`, ...variations.map((each) => `(${printed(each)})`)].join(' '),
    )
    .join(' ');
}

test('moves are numbered where it is not plain whose they are', () => {
  const tree = grow('8/8 w - - 0 1', 'a b c d', 'a x y', 'a x z');
  expect(printed(linesOf(tree, USUAL_SIDES))).toBe('1.a b (1…x 2.y (2.z)) 2.c d');
});

test('a line that Black begins goes on with White', () => {
  expect(printed(linesOf(grow('8/8 b - - 3 12', 'a b c'), USUAL_SIDES))).toBe('12…a 13.b c');
});

test('the moves of a turn stand behind one number', () => {
  expect(printed(linesOf(grow('8/8 w - - 0 1', 'a+b c+d e'), USUAL_SIDES))).toBe('1.a b 1…c d 2.e');
});

test('after a comment the move is numbered again', () => {
  const tree = grow('8/8 w - - 0 1', 'a b');
  const said = annotate(tree, find(tree, ['a']) ?? ROOT, { comment: 'bold' });
  expect(printed(linesOf(said, USUAL_SIDES))).toBe('1.a 1…b');
});

test('a move is named with its number', () => {
  const tree = grow('8/8 w - - 0 7', 'a b c');
  expect(numbered(tree, find(tree, ['a', 'b']) ?? ROOT)).toBe('7… b');
  expect(numbered(tree, ROOT)).toBe('the start');
});

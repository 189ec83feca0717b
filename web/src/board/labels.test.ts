import { expect, test } from 'vitest';
import { describe } from './labels';
import { MARKS } from './marks';

const nameOf = (piece: string): string => `piece ${piece}`;
const ofPieces = Object.entries(MARKS).filter(([, { ofPiece }]) => ofPiece);

test('what is marked is said of the piece that stands there', () => {
  expect(describe('e4', 'R', ['check', 'target'], nameOf)).toBe('e4, piece R, in check, may be reached');
});

test('a mark is called by the word after its colon', () => {
  expect(describe('e4', 'R', ['still:frozen', 'haunted:full of ghosts'], nameOf)).toBe(
    'e4, piece R, frozen, full of ghosts',
  );
});

test('a word may have colons itself', () => {
  expect(describe('e4', 'R', ['stack:stack of 2: white man over black man'], nameOf)).toBe(
    'e4, piece R, stack of 2: white man over black man',
  );
});

test.each(ofPieces)('%s is not said where no piece stands', (mark, { word }) => {
  expect(describe('e4', 'R', [mark], nameOf)).toContain(word);
  expect(describe('e4', undefined, [mark], nameOf)).toBe('e4, empty');
});

test('what players call a square is said last', () => {
  expect(describe('c3', 'P', ['last'], nameOf, '7g')).toBe('c3, piece P, last move, 7g');
});

test('what the rules ask of a square is said before what players call it', () => {
  expect(describe('c3', undefined, [], nameOf, '7g', ['goal'])).toBe('c3, empty, goal, 7g');
});

import { expect, it } from 'vitest';
import { fileOf, nameOf, renamed, startingFrom } from './definition';

it.each([
  ['game: Chess', 'Chess'],
  ['# x\ngame:   "A: b" # note', 'A: b'],
  ["game: 'It'", 'It'],
  ['game: Two words # note', 'Two words'],
  ['version: 1', 'Game without a name'],
  ['game:\nversion: 1', 'Game without a name'],
])('reads the name of %j', (text, name) => expect(nameOf(text)).toBe(name));

it('gives a definition another name', () => {
  expect(renamed('# x\ngame: Chess\nversion: 1', 'My $1')).toBe('# x\ngame: "My $1"\nversion: 1');
  expect(renamed('version: 1', 'Mine')).toBe('game: "Mine"\nversion: 1');
});

it('begins with another game', () => {
  expect(startingFrom('chess', 'Chess')).toMatch(/^game: "My Chess"\nversion: 1\nfrom: chess\nabout: /);
});

it.each([
  ['game: Misère Chess!', 'misere-chess.yaml'],
  ['game: 将棋', 'game.yaml'],
])('makes a file’s name of %j', (text, file) => expect(fileOf(text)).toBe(file));

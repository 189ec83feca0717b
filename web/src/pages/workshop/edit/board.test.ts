import { parseDocument } from 'yaml';
import { describe, expect, it } from 'vitest';
import { moveTo, placePiece, readSetting, resize, setCylinder, toggleHole } from './board';
import { put } from './document';
import { shipped, definitionOf } from './shipped.fixture';

const { chess = '', xiangqi = '' } = Object.fromEntries(shipped);

describe('a board that is changed', () => {
  it('keeps the last rank the last, and both armies at their edges, when ranks come in the middle', () => {
    const { text, lost } = resize(chess, definitionOf, 'between', 2);
    expect(text).toBe(
      chess
        .replace('board: 8x8', 'board: 8x10')
        .replace('8/8/8/8/PPPPPPPP', '8/8/8/8/8/8/PPPPPPPP')
        .replace('rank 8', 'rank 10'),
    );
    expect(lost).toEqual([]);
  });

  it('moves castling with its king when a file comes at the left', () => {
    const { text } = resize(chess, definitionOf, 'left', 1);
    expect(text).toContain('board: 9x8');
    expect(text).toContain('1rnbqkbnr/1pppppppp/9/9/9/9/1PPPPPPPP/1RNBQKBNR w KQkq');
    expect(text).toContain('king to: d h');
  });

  it('writes into a child what only its parent says', () => {
    const child = '# mine\ngame: Mine\nfrom: chess\n';
    const { text } = resize(child, definitionOf, 'right', 2);
    expect(text.startsWith(child.trimEnd())).toBe(true);
    expect(text).toContain('\nboard: 10x8\n');
    expect(text).toContain('start: "rnbqkbnr2/pppppppp2/10/10/10/10/PPPPPPPP2/RNBQKBNR2 w KQkq - 0 1"');
    const higher = resize(child, definitionOf, 'between', 2).text;
    expect(higher).toContain('pieces: { P: { promotes: { in: rank 10 } } }');
  });

  it('says which pieces and squares it loses', () => {
    const { text, lost } = resize(chess, definitionOf, 'right', -1);
    expect(lost).toContain('No longer on the board: R on h1, P on h2, p on h7, r on h8.');
    expect(text).toContain('rnbqkbn/ppppppp/7/7/7/7/PPPPPPP/RNBQKBN');
  });

  it('writes squares for both sides where they differ', () => {
    const text = put(chess, ['goals', 'reach'], { pieces: 'K', in: 'd4 e4' });
    const { text: changed } = resize(text, definitionOf, 'bottom', 1);
    expect(changed).toContain('in: d5 e5 / d4 e4');
  });

  it('keeps a palace and a river together', () => {
    const { text } = resize(xiangqi, definitionOf, 'left', 1);
    expect(text).toContain('to: e1-g3');
    expect(text).toContain('river: ranks 5-6');
    expect(text).toContain('diagonals: e1-g3 e8-g10');
    const deep = resize(xiangqi, definitionOf, 'between', 2).text;
    expect(deep).toContain('river: ranks 6-7');
    expect(deep).toContain('moves: [fW, { way: sW, from: ranks 7-12 }] }');
    const child = resize('game: Mine\nfrom: xiangqi\n', definitionOf, 'between', 2).text;
    expect(child).toContain('P: { moves: [fW, { way: sW, from: ranks 7-12 }] }');
  });

  it('refuses boards that there are none of', () => {
    expect(() => resize(chess, definitionOf, 'right', 20)).toThrow('at most 22 files');
    expect(() => resize(chess, definitionOf, 'right', -8)).toThrow('at least one file');
  });

  it('toggles holes with their mirror image', () => {
    const holed = toggleHole(chess, definitionOf, 'd4', 'mirrored');
    expect(holed).toContain('board: 8x8 without d4 d5');
    expect(holed).toContain('/8/3*4/3*4/8/');
    expect(toggleHole(holed, definitionOf, 'd5', 'mirrored')).toBe(chess);
  });

  it('opens one hole of a box', () => {
    const holed = chess
      .replace('board: 8x8', 'board: 8x8 without a3-c3')
      .replace('/8/8/8/8/', '/8/8/8/***5/');
    expect(toggleHole(holed, definitionOf, 'b3', 'none')).toContain('board: 8x8 without a3 c3');
  });

  it('places, moves and removes pieces with their mirror image', () => {
    const placed = placePiece(chess, definitionOf, 'e4', 'Q', 'mirrored');
    expect(placed).toContain('/8/4q3/4Q3/8/');
    expect(placePiece(placed, definitionOf, 'e5', null, 'mirrored')).toBe(chess);
    expect(moveTo(chess, definitionOf, 'b1', 'a3', 'half a turn')).toContain('PPPPPPPP/R1BQKBNR');
    expect(moveTo(chess, definitionOf, 'b1', 'a3', 'mirrored')).toContain(
      'r1bqkbnr/pppppppp/n7/8/8/N7/PPPPPPPP/R1BQKBNR',
    );
    expect(moveTo(chess, definitionOf, 'b1', 'a3', 'none')).toContain('rnbqkbnr/pppppppp/8/8/8/N7');
  });

  it('joins the files to a cylinder', () => {
    const round = setCylinder(chess, definitionOf, true);
    expect(round).toContain('board: 8x8 cylinder\n');
    expect(setCylinder(round, definitionOf, false)).toBe(chess);
  });

  it('takes the mirror from the start position', () => {
    expect(readSetting(chess, definitionOf).mirror).toBe('mirrored');
    expect(readSetting(xiangqi, definitionOf).letters).toEqual(['K', 'A', 'B', 'R', 'C', 'N', 'P']);
  });
});

describe('each shipped definition', () => {
  it.each(shipped)('%s stays YAML, and other lines stay as they are', (_, text) => {
    const { board, start } = readSetting(text, definitionOf);
    const changed = resize(text, definitionOf, 'right', 1).text;
    expect(parseDocument(changed, { schema: 'failsafe' }).errors).toEqual([]);
    expect(readSetting(changed, definitionOf).board.files).toBe(board.files + 1);
    const now = readSetting(changed, definitionOf).start;
    expect(now?.pieces).toEqual(start?.pieces);
    const lines = new Set(changed.split('\n'));
    const gone = text.split('\n').filter((line) => !lines.has(line));
    expect(gone.filter((line) => /^#|about:|^game:/.test(line.trim()))).toEqual([]);
    expect(gone.filter((line) => !/\d|king to|>-/.test(line))).toEqual([]);
  });
});

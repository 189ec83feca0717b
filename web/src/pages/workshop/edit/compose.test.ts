import { parseDocument } from 'yaml';
import { describe, expect, it } from 'vitest';
import { compose, difference, ruleOf } from './compose';
import { inherited } from './lineage';
import parts from './parts.json';
import { definitionOf } from './shipped.fixture';
import { readStart } from './start';

const made = (board: string, army: string, ...rules: string[]): string =>
  compose({ name: 'Mine', board, army, rules }, parts.base, definitionOf).text;

describe('a game put together', () => {
  it('has the army on the middle of a wider board', () => {
    expect(made('10x8', 'chess')).toBe(
      [
        'game: Mine',
        'version: 1',
        'from: chess',
        'about: "Chess, on 10x8."',
        'board: 10x8',
        'start: "1rnbqkbnr1/1pppppppp1/10/10/10/10/1PPPPPPPP1/1RNBQKBNR1 w KQkq - 0 1"',
        'castling: { king to: d h }',
        '',
      ].join('\n'),
    );
  });

  it('loses pairs of pieces on a narrower board', () => {
    const text = made('6x6', 'chess');
    expect(text).toContain('start: "rnqknr/pppppp/6/6/PPPPPP/RNQKNR w - - 0 1"');
    expect(text).toContain('castling: none');
    expect(text).toContain('promotes: { in: rank 6 }');
  });

  it('has the rule for all pieces of its army', () => {
    const text = made('', 'capablanca', 'crazyhouse');
    expect(text).toContain('RNABQKBCNR[] w KQkq - 0 1');
    const { hands, pieces } = inherited(text, definitionOf);
    expect(Object.keys(hands ?? {})).toEqual(['Q', 'C', 'A', 'R', 'B', 'N', 'P']);
    expect(pieces).toMatchObject({ 'A~': { like: 'A', basic: 'P' }, P: { promotes: { in: 'rank 8' } } });
  });

  it('has the goal in the middle of its board', () => {
    expect(made('10x10', 'chess', 'king-of-the-hill')).toContain('in: e5 f5 e6 f6');
  });

  it('has several rules, with what each adds to the start position', () => {
    const text = made('8x8 cylinder', 'chess', 'three-check', 'atomic', 'crazyhouse');
    expect(text).toContain('board: 8x8 cylinder');
    expect(text).toContain('RNBQKBNR[] w KQkq - 3+3 0 1');
    expect(text).toContain('explosion: { spares: P }');
    expect(text).toContain('checks: 3');
  });

  it('tells what differs, and only that', () => {
    expect(difference({ a: '1', b: { c: '2', d: '3' }, e: '4' }, { a: '1', b: { c: '5' }, f: '6' })).toEqual({
      b: { d: 'none', c: '5' },
      e: 'none',
      f: '6',
    });
  });

  it.each(parts.rules)('knows a rule that stands alone: %s', (id) => {
    expect(Object.keys(ruleOf(id, parts.base, definitionOf))).not.toEqual([]);
    const start = (game: string): string =>
      String(inherited(definitionOf(game) ?? '', definitionOf)['start']);
    expect(readStart(start(id)).pieces).toEqual(readStart(start(parts.base)).pieces);
  });

  it.each(parts.armies)('is YAML with the army of %s, whatever else is chosen', (army) => {
    const some = parts.armies.indexOf(army);
    for (const rule of [parts.rules[some] ?? '', parts.rules[some + parts.armies.length] ?? parts.base]) {
      const board = parts.boards[some % parts.boards.length] ?? '';
      const text = made(board, army, rule);
      expect(parseDocument(text, { schema: 'failsafe' }).errors, text).toEqual([]);
      expect(inherited(text, definitionOf)['board']).toBe(board);
    }
  });

  it('keeps the promotion of a smaller board under a rule that changes it', () => {
    const { pieces } = inherited(made('6x6', 'chess', 'crazyhouse'), definitionOf);
    expect(pieces).toMatchObject({ P: { promotes: { becomes: 'Q~ R~ B~ N~', in: 'rank 6' } } });
  });

  it('has the named entries of a start position', () => {
    expect(made('10x8', 'chess', 'three-check', 'double-move-chess')).toMatch(/ w KQkq - 3\+3 0 1 \S+:\d/);
  });
});

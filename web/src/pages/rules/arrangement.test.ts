import { describe, expect, it } from 'vitest';
import { rectangle } from '../../board/geometry';
import { changed, changes, fenOf, type Arrangement } from './arrangement';

const shape = rectangle(3, 2, ['c2']);
const squares = ['a1', 'b1', 'c1', 'a2', 'b2'];
const before: Arrangement = {
  pieces: new Map([
    ['a1', 'R'],
    ['b1', 'p'],
  ]),
  square: 'a1',
};
const change = (...steps: string[]) => ({ text: steps.join(' '), steps });

describe('changes', () => {
  const lists = changes(before, squares).map(({ steps }) => steps.join(' '));

  it('lets pieces go anywhere, blockers away, and blockers come to empty squares', () => {
    expect(lists).toContain('a1 b2');
    expect(lists).toContain('b1 b1');
    expect(lists).toContain('c1');
  });

  it('never takes away the piece that is looked at', () => {
    expect(lists).not.toContain('a1 a1');
  });

  it('has no list that begins another', () => {
    const begun = lists.filter((list) => lists.some((other) => other.startsWith(`${list} `)));
    expect(begun).toEqual([]);
  });
});

describe('changed', () => {
  it('follows the piece that is looked at', () => {
    const after = changed(before, change('a1', 'b2'), 'P');
    expect(after.square).toBe('b2');
    expect(fenOf(after, shape, '2*/Rp1[Pp] w - - 0 1')).toBe('1R*/1p1[Pp] w - - 0 1');
  });

  it('puts a blocker down, carries it, takes it away', () => {
    const put = changed(before, change('c1'), 'N');
    expect(put.pieces.get('c1')).toBe('N');
    const carried = changed(put, change('c1', 'b2'), 'N');
    expect([...carried.pieces.keys()]).not.toContain('c1');
    expect(changed(carried, change('b2', 'b2'), 'N').pieces).toEqual(before.pieces);
  });

  it('lets no blocker stand on the piece that is looked at', () => {
    expect(changed(before, change('b1', 'a1'), 'N')).toEqual(before);
  });

  it('lets the piece go onto a blocker, which is gone then', () => {
    const after = changed(before, change('a1', 'b1'), 'N');
    expect([...after.pieces]).toEqual([['b1', 'R']]);
  });
});

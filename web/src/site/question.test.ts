import { describe, expect, test } from 'vitest';
import type { GameSummary, MoveView } from '../api/types';
import { question, thingIn } from './question';

function ask(steps: string[], moves: Record<string, string[]>, pieces: Record<string, string>): string {
  const views: MoveView[] = Object.entries(moves).map(([text, each]) => ({
    text,
    san: text,
    steps: each,
    shortcuts: [],
    paths: [],
    checked: [],
  }));
  return question({ moves: views, kindAt: (step) => pieces[step] ?? 'piece' }, steps);
}

describe('what the board asks', () => {
  test('where a piece that was driven off goes', () => {
    const moves = { 'b4b5,b5c6': ['b4', 'b5', 'c6'], 'b4b5,b5b4': ['b4', 'b5', 'b4'] };
    const pieces = { b4: 'rook', b5: 'standard-bearer' };
    expect(ask(['b4', 'b5'], moves, pieces)).toBe('Now choose where the standard-bearer goes.');
  });

  test('who comes from the hand', () => {
    const moves = { b1c3: ['b1', 'c3', '=N'], b1c3h: ['b1', 'c3', '=@H'] };
    expect(ask(['b1', 'c3'], moves, { b1: 'knight' })).toBe('Which piece enters at b1?');
  });

  test('where a thing goes, by its name', () => {
    const moves = [['e4d5,d5c3', 'c3'] as const, ['e4d5,d5e4', 'e4'] as const].map(
      ([text, to]): MoveView => ({
        text,
        san: text,
        steps: ['e4', 'd5', to],
        shortcuts: [],
        paths: [],
        checked: [],
      }),
    );
    const asked = { moves, kindAt: () => 'pawn' };
    expect(question({ ...asked, thing: 'duck' }, ['e4', 'd5'])).toBe('Where does the duck go?');
    expect(question(asked, ['e4', 'd5'])).toBe('Now choose where the pawn goes.');
    const control = { kind: 'squares', mark: 'wall:duck' };
    const slots = [{ name: 'walls', label: 'Ducks on', place: 'board', control }];
    expect(thingIn({ fields: { held: [], slots } } as unknown as GameSummary)).toBe('duck');
  });

  test('where the other piece of a castling goes', () => {
    const moves = { 'e1b1,a1c1': ['e1', 'b1', 'c1'], 'e1b1,a1d1': ['e1', 'b1', 'd1'] };
    expect(ask(['e1', 'b1'], moves, { e1: 'king', a1: 'rook' })).toBe('Now choose where the rook goes.');
  });

  test('from where to act, if the target was pointed at first', () => {
    const action = (text: string, to: string): MoveView => ({
      text,
      san: text,
      steps: ['d3', to, 'e5'],
      shortcuts: [['d3', 'e5', to]],
      paths: [],
      checked: [],
    });
    const moves = [action('d3d4,e5e5', 'd4'), action('d3e4,e5e5', 'e4')];
    expect(question({ moves, kindAt: () => 'king' }, ['d3', 'e5'])).toBe('Now choose where the king goes.');
  });

  test('whom to act on, or nobody', () => {
    const moves = { 'e1e4,e5e5': ['e1', 'e4', 'e5'], e1e4: ['e1', 'e4', 'e4'] };
    expect(ask(['e1', 'e4'], moves, { e1: 'rook', e5: 'pawn' })).toBe(
      'Now choose the piece to act on, or e4 again to leave it at that.',
    );
  });

  test('whom to pull along', () => {
    expect(ask(['e2', 'e4'], { 'e2e4,e1e2': ['e2', 'e4', 'e1'] }, { e2: 'rook' })).toBe(
      'Now choose the piece to act on.',
    );
  });

  test('where a piece goes on after a capture in passing', () => {
    const moves = { f3g5: ['f3', 'f4', 'g5'], f3f3: ['f3', 'f4', 'f3'] };
    expect(ask(['f3', 'f4'], moves, { f3: 'lion' })).toBe('Now choose where the lion goes on to.');
  });

  test('what a piece becomes', () => {
    const moves = { b7b8q: ['b7', 'b8', '=Q'], b7b8r: ['b7', 'b8', '=R'] };
    expect(ask(['b7', 'b8'], moves, { b7: 'pawn' })).toBe('Now choose what the pawn becomes.');
  });

  test('nothing where nothing may follow', () => {
    expect(ask(['a1', 'a2'], { b1b2: ['b1', 'b2'] }, {})).toBe('');
  });
});

import { expect, test } from 'vitest';
import { move } from './fixtures';
import { fate } from './premove';

test('a premove that one legal move begins with is played', () => {
  const moves = [move('e2', 'e4'), move('e2', 'e3')];
  expect(fate(['e2', 'e4'], moves)).toEqual({ kind: 'play', move: moves[0] });
});

test('what else the one move needs is not asked', () => {
  const only = move('b4', 'b5', 'c6');
  expect(fate(['b4', 'b5'], [only])).toEqual({ kind: 'play', move: only });
});

test('where several go on, the board asks', () => {
  const moves = [move('b7', 'b8', '=Q'), move('b7', 'b8', '=R')];
  expect(fate(['b7', 'b8'], moves)).toEqual({ kind: 'ask', steps: ['b7', 'b8'] });
});

test('a premove may be a shortcut', () => {
  const castling = { ...move('e1', 'g1'), shortcuts: [['e1', 'h1']] };
  const found = fate(['e1', 'h1'], [castling, move('e1', 'f1')]);
  expect(found).toMatchObject({ kind: 'play', move: { text: castling.text } });
});

test('a piece in hand is a step like any other', () => {
  const drop = move('@N', 'f7');
  expect(fate(['@N', 'f7'], [drop, move('@P', 'f7')])).toEqual({ kind: 'play', move: drop });
});

test('what is not legal any more is dropped', () => {
  expect(fate(['e2', 'e4'], [move('e2', 'e3')])).toEqual({ kind: 'drop' });
  expect(fate(['e2', 'e4'], [])).toEqual({ kind: 'drop' });
});

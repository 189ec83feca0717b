import { expect, test } from 'vitest';
import { move } from '../game/fixtures';
import { arrows } from './arrows';

const moves = [move('b2', 'b1', 'c2'), move('b2', 'b1', 'a2'), move('@P', 'e4'), move('e7', 'e8', '=Q')];

function line(text: string): { score: { centipawns: number }; moves: { text: string; san: string }[] } {
  return { score: { centipawns: 0 }, moves: [{ text, san: text }] };
}

test('the best move lies above the others, and moves along the same squares have one arrow', () => {
  const lines = [line('b2b1c2'), line('b2b1a2'), line('@Pe4'), line('e7e8=Q'), line('gone')];
  expect(arrows(moves, lines)).toEqual([
    { kind: 'arrow', from: 'e7', to: 'e8', brush: 'yellow' },
    { kind: 'circle', from: 'e4', to: 'e4', brush: 'yellow' },
    { kind: 'arrow', from: 'b2', to: 'b1', brush: 'green' },
  ]);
});
